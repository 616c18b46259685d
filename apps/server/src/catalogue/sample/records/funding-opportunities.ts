import type { Award } from '../../engines/awards.ts';
import { type FundingOpportunity, fundingOpportunityRecord } from '../../engines/funding-opportunities.ts';
import type { CatalogueRecord } from '../../record.ts';
import { type Agency, agencies } from '../agencies.ts';
import { type Random, random } from '../random.ts';
import { addMonths, capital, dollars, isoDay, list, measure } from '../say.ts';
import { sampleStamp } from '../stamp.ts';
import type { Theme } from '../theme.ts';
import { themes } from '../themes/all.ts';

const PER_THEME = 6;
/** The day on which the sample data pretends to have been gathered. */
const TODAY = '2026-11-01';
const APPLICANTS: Record<string, string[]> = {
  SBIR: ['Small businesses'],
  'GOV Grant': [
    'Public institutions of higher education',
    'Private institutions of higher education',
    'Nonprofits with 501(c)(3) status',
    'Small businesses',
    'For-profit organizations other than small businesses',
    'State governments',
    'Native American tribal organizations',
  ],
  'SAM Contract': ['For-profit organizations other than small businesses', 'Small businesses'],
};

export function* sampleOpportunities(awards: CatalogueRecord<Award>[]): Generator<CatalogueRecord<FundingOpportunity>> {
  for (const [themeIndex, theme] of themes.entries()) {
    const past = awards.filter((award) => award.data.keywords?.[0] === theme.name);
    for (let index = 0; index < PER_THEME; index += 1) {
      const key = themeIndex * PER_THEME + index;
      yield opportunity(theme, key, past, random('opportunity', key));
    }
  }
}

function opportunity(
  theme: Theme,
  key: number,
  past: CatalogueRecord<Award>[],
  rng: Random,
): CatalogueRecord<FundingOpportunity> {
  const agency = agencies[theme.agencies[key % theme.agencies.length]!]!;
  const kind = ['SBIR', 'GOV Grant', 'SAM Contract'][key % 3]!;
  const year = key % 2 === 0 ? 2026 : rng.int(2013, 2025);
  const postedDate = isoDay(year, rng.int(1, year === 2026 ? 10 : 12), rng.int(1, 28));
  const closeDate = addMonths(postedDate, rng.int(2, 9));
  const openDate = addMonths(postedDate, 1);
  const phase = kind === 'SBIR' ? rng.pick(['Phase I', 'Phase II']) : undefined;
  const awardCeiling = ceiling(kind, phase, agency, rng);
  const expectedAwards = rng.int(2, 14);
  const [application, second] = rng.sample(theme.applications, 2);
  const metric = rng.pick(theme.metrics);
  const earlier = rng.sample(
    past.filter((award) => (award.data.year ?? 0) < year),
    4,
  );
  const number = `${agency.prefix.replace(/-$/, '')}-SAMPLE-${year}-${String(key).padStart(4, '0')}`;
  const data: FundingOpportunity = {
    title: opportunityTitle(theme, kind, phase, application!, rng),
    description: [
      `The ${agency.branch} of the ${agency.agency} seeks ${kind === 'SAM Contract' ? 'offers' : 'proposals'} for ${theme.name}, in particular for ${application} and ${second}.`,
      `The need arises because ${rng.pick(theme.problems)}.`,
      `Proposals must show how ${metric[0]} can be brought from ${measure(metric[2], metric[1])} to ${measure(metric[3], metric[1])} or better.`,
      `Subjects of interest are ${list(theme.terms)}.`,
      `About ${expectedAwards} awards of up to ${dollars(awardCeiling)} are planned, subject to the availability of funds.`,
      `Applicants should address regulation: ${theme.rules[0]}.`,
      rng.pick([
        'Letters of support from customers strengthen a proposal.',
        'Reviewers score technical merit, team and commercial potential equally.',
        'Teams without earlier federal awards are encouraged to apply.',
      ]),
    ].join(' '),
    opportunityNumber: number,
    agency: agency.agency,
    office: agency.branch,
    kind,
    noticeType:
      kind === 'SAM Contract'
        ? rng.pick(['Solicitation', 'Sources sought', 'Combined synopsis/solicitation'])
        : 'Funding opportunity',
    status: status(openDate, closeDate),
    program: kind === 'SBIR' ? rng.pick(['SBIR', 'SBIR', 'STTR']) : undefined,
    phase,
    postedDate,
    openDate,
    closeDate,
    awardFloor: Math.round((awardCeiling * 0.3) / 5000) * 5000,
    awardCeiling,
    totalFunding: awardCeiling * expectedAwards,
    expectedAwards,
    isCostShareRequired: agency.agency === 'Department of Energy' && kind === 'GOV Grant',
    assistanceListings: kind === 'SAM Contract' ? [] : [agency.listing],
    naics: [{ code: theme.naics[0], title: theme.naics[1] }],
    eligibleApplicants: kind === 'SBIR' ? APPLICANTS.SBIR : rng.sample(APPLICANTS[kind]!, rng.int(2, 5)),
    setAside:
      kind === 'SAM Contract' ? rng.pick(['Total small business set-aside', '8(a) set-aside', 'None']) : undefined,
    categories: theme.industries,
    contact: { name: `${agency.branch} program desk`, email: 'opportunities@example.gov', phone: '(555) 555-0199' },
    topics: theme.products.map((product, index) => ({
      number: `${String(key).padStart(3, '0')}-${index + 1}`,
      title: `${capital(product)} for ${theme.applications[index % theme.applications.length]}`,
    })),
    pastAwards: earlier.map(({ data: award, amount }) => ({
      awardee: award.awardee!,
      title: award.title,
      year: award.year!,
      amount: amount!,
    })),
  };
  return fundingOpportunityRecord(data, sampleStamp(`opportunity-${key}`));
}

function opportunityTitle(
  theme: Theme,
  kind: string,
  phase: string | undefined,
  application: string,
  rng: Random,
): string {
  if (kind === 'SBIR') return `${phase} topic: ${theme.name} for ${application}`;
  if (kind === 'SAM Contract')
    return rng.pick([
      `Prototype procurement: ${rng.pick(theme.products)} for ${application}`,
      `Services for testing ${theme.name}`,
    ]);
  return rng.pick([
    `${capital(theme.name)} for ${application}: research and demonstration`,
    `Advancing ${theme.name}`,
    `Partnerships in ${theme.name}`,
  ]);
}

function ceiling(kind: string, phase: string | undefined, agency: Agency, rng: Random): number {
  if (kind === 'SBIR') return phase === 'Phase I' ? agency.phase1 : agency.phase2;
  return kind === 'GOV Grant' ? rng.int(6, 60) * 50_000 : rng.int(5, 80) * 100_000;
}

function status(openDate: string, closeDate: string): string {
  if (openDate > TODAY) return 'Forecasted';
  return closeDate >= TODAY ? 'Open' : 'Closed';
}
