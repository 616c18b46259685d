import type { FundingRound } from '../engines/funding-round.ts';
import { slug } from '../normalise/words.ts';
import { investorNouns, investorStarts } from './names.ts';
import { type Company, foreignPlace, type Place, usPlace } from './organisations.ts';
import { LAST_YEAR } from './project.ts';
import { random } from './random.ts';
import { isoDay } from './say.ts';

const INVESTORS_COUNT = 310;
/** Rounds in their usual order with the range of dollars raised, in thousands. */
const LADDER: [name: string, low: number, high: number][] = [
  ['Pre-Seed', 150, 900],
  ['Seed', 900, 4_500],
  ['Series A', 5_000, 18_000],
  ['Series B', 16_000, 48_000],
  ['Series C', 40_000, 120_000],
];

export interface SampleInvestor extends Place {
  index: number;
  name: string;
  legalName: string;
  type: string;
  founded: number;
  website: string;
}

export interface Financing {
  company: Company;
  rounds: FundingRound[];
}

export function createInvestors(): SampleInvestor[] {
  return Array.from({ length: INVESTORS_COUNT }, (_, index) => {
    const rng = random('investor', index);
    const start = investorStarts[index % investorStarts.length]!;
    const [noun, type] = investorNouns[Math.floor(index / investorStarts.length) % investorNouns.length]!;
    const name = `${start} ${noun}`;
    const place = rng.chance(0.85) ? usPlace(rng) : foreignPlace(rng);
    return {
      index,
      name,
      legalName: `${name} LP`,
      type,
      founded: rng.int(1992, 2019),
      website: `https://${slug(name)}.example`,
      ...place,
    };
  });
}

/** Most companies raised money: each step of the ladder about two years after the one before. */
export function createFinancings(companies: Company[], investors: SampleInvestor[]): Financing[] {
  return companies.map((company) => {
    const rng = random('rounds', company.index);
    const rounds: FundingRound[] = [];
    let year = Math.max(2012, company.founded);
    const steps = rng.chance(0.85) ? rng.int(1, LADDER.length) : 0;
    for (const [name, low, high] of LADDER.slice(0, steps)) {
      if (year > LAST_YEAR) break;
      rounds.push({
        name,
        date: isoDay(year, rng.int(1, year === LAST_YEAR ? 9 : 12), rng.int(1, 28)),
        amount: rng.int(low / 50, high / 50) * 50_000,
        investors: rng.sample(investors, rng.int(1, 3)).map((investor) => investor.name),
      });
      year += rng.int(1, 3);
    }
    if (rng.chance(0.15))
      rounds.push({
        name: 'Grant',
        date: isoDay(rng.int(2019, LAST_YEAR), rng.int(1, 9), 15),
        amount: rng.int(5, 50) * 10_000,
        investors: [],
      });
    return { company, rounds: rounds.toSorted((a, b) => (a.date! < b.date! ? -1 : 1)) };
  });
}
