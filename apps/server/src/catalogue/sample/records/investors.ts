import { type Investor, investorRecord } from '../../engines/investors.ts';
import type { CatalogueRecord } from '../../record.ts';
import { firstNames, lastNames } from '../names.ts';
import { random } from '../random.ts';
import type { Financing, SampleInvestor } from '../rounds.ts';
import { a, dollars, list } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import { themes } from '../themes/all.ts';

/** Names of each type of investor in a sentence. */
const KINDS: Record<string, string> = {
  'Venture Capital': 'venture capital firm',
  'Private Equity': 'private equity firm',
  'Micro VC': 'micro venture capital firm',
  'Angel Group': 'angel group',
  'Impact Investor': 'impact investor',
  'Corporate Venture Capital': 'corporate venture arm',
  Accelerator: 'accelerator',
  'Family Investment Office': 'family investment office',
};

export function* sampleInvestors(
  investors: SampleInvestor[],
  financings: Financing[],
): Generator<CatalogueRecord<Investor>> {
  const investments = investmentsByInvestor(financings);
  for (const investor of investors) {
    const rng = random('investor-record', investor.index);
    const made = investments.get(investor.name) ?? [];
    const industries = [...new Set(made.flatMap(({ industries }) => industries))];
    const industryTags = industries.length > 0 ? industries.slice(0, 6) : rng.pick(themes).industries;
    const stages = [...new Set(made.map(({ investment }) => investment.round))];
    const fundSize = rng.int(4, 160) * 5_000_000;
    const check = [rng.int(1, 8) * 250_000, rng.int(3, 30) * 1_000_000] as const;
    const largest = made.toSorted((one, other) => other.investment.roundAmount - one.investment.roundAmount)[0];
    const data: Investor = {
      name: investor.name,
      legalName: investor.legalName,
      description: [
        `${investor.name} is ${a(KINDS[investor.type] ?? 'investor')} in ${investor.city}, founded in ${investor.founded}.`,
        `Its current fund of ${dollars(fundSize)} invests in ${list(industryTags.slice(0, 3).map((tag) => tag.toLowerCase()))}.`,
        `First checks run from ${dollars(check[0])} to ${dollars(check[1])}.`,
        largest
          ? `Known holdings number ${made.length}; the largest round it joined was the ${largest.investment.round} of ${largest.investment.company}, worth ${dollars(largest.investment.roundAmount)}.`
          : 'It has not yet disclosed a holding from this fund.',
        rng.pick([
          'The firm asks for a board seat when it leads.',
          'It reserves half of the fund for follow-on rounds.',
          'Its partners include two former federal program managers.',
          'It prefers teams that have won at least one federal award.',
        ]),
      ].join(' '),
      type: investor.type,
      foundingYear: investor.founded,
      industryTags,
      stages,
      city: investor.city,
      state: investor.state,
      country: investor.country,
      email: `deals@${investor.website.slice(8)}`,
      websites: [investor.website],
      investmentCount: made.length,
      fundSize,
      typicalCheck: `${dollars(check[0])} to ${dollars(check[1])}`,
      investments: made.map(({ investment }) => investment),
      partners: [{ name: `${rng.pick(firstNames)} ${rng.pick(lastNames)}`, role: 'Managing partner' }],
    };
    yield investorRecord(data, sampleStamp(`investor-${investor.index}`));
  }
}

function investmentsByInvestor(financings: Financing[]) {
  const byName = new Map<
    string,
    {
      industries: string[];
      investment: { company: string; round: string; date?: string; roundAmount: number; isLead: boolean };
    }[]
  >();
  for (const { company, rounds } of financings) {
    for (const round of rounds) {
      for (const [index, name] of (round.investors ?? []).entries()) {
        const investment = {
          company: company.legalName,
          round: round.name,
          date: round.date,
          roundAmount: round.amount ?? 0,
          isLead: index === 0,
        };
        byName.set(name, [...(byName.get(name) ?? []), { industries: company.theme.industries, investment }]);
      }
    }
  }
  return byName;
}
