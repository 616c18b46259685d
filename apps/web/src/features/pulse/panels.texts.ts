import { formatCount, formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const PANEL_TEXTS = texts('pulse-panels', {
  loading: (panel: string) => `Loading: ${panel}`,
  chartOf: (panel: string) => `${panel}: chart. Arrow keys read its values.`,
  csv: 'Download CSV',
  png: 'Download PNG',
  more: (panel: string) => `Table and downloads: ${panel}`,
  year: 'Year',
  notCovered: 'not covered',
  atSource: (what: string, source: string) => `${what} at ${source}`,
  countedBy: (sources: string, day: string) => `Counted by the sources themselves on ${day}: ${sources}`,
  countedOf: (source: string, words: string) => `Counted by ${source} itself, of: ${words}`,
  source: (day: string) => `As of ${day}`,

  keyFigures: 'Key figures',
  onTopicOf: (all: number) => `of ${formatNumber(all)}`,
  stating: (amount: string, n: number) => `${amount}, stated by ${formatNumber(n)}`,
  openCalls: 'Open calls',
  openOf: (all: number) => (all === 0 ? 'no call on topic' : `of ${formatCount(all, 'call')} on topic`),

  nothingOnTopic: 'Nothing on record is about this project',
  nothingIn: (records: number) =>
    `None of the ${formatNumber(records)} records says what the project says that it is. Where they use other words for it, add these to what is looked for.`,
  fewInField: (records: number) =>
    records === 1
      ? 'One record belongs to this project’s field'
      : `${formatNumber(records)} records belong to this project’s field`,
  tooFew:
    'Too few for figures, trends and shares: here they are, each with what it has in common with the project. Look wider below, add other names, or ask the public sources.',
  moreOf: (count: number, label: string) => `and ${formatNumber(count)} more of ${label}`,
  tooBroad: 'This project is too broad to tell what is about it',
  howToNarrow: (records: number) =>
    `So few words name a field, and none of the ${formatNumber(records)} records is about all of a field. Say what it does, for whom, and what is new about it: two or three sentences are enough.`,
  lookedThrough: 'Looked through:',
  narrow: 'Describe it more closely',
  toBestMatches: 'What is looked for, and what may be related',

  trends: 'Activity by year',
  fundingRounds: 'Funding rounds',
  trendsEmpty: 'No record on topic gives a year.',
  trendsNote: (year: number) => `${year} so far; gray: years not covered.`,
  trendsSource: (n: number, from: number, to: number) => `${formatCount(n, 'record')} on topic, ${from} to ${to}`,
  roundsOfCompanies: 'of companies on topic; each is listed below',
  noneOf: (what: string) => `Nothing on topic: ${what}.`,

  agencies: 'Award money by agency',
  awardsByAgency: 'Awards by agency',
  agenciesEmpty: 'No award on topic states an amount.',
  agency: 'Agency',
  amount: 'Amount',
  awards: 'Awards',
  share: 'Share',
  others: (n: number) => (n > 0 ? `${formatCount(n, 'other agency', 'other agencies')}` : 'No agency given'),
  agenciesSource: (withAmount: number, awards: number, from: number | null, to: number | null) =>
    `${formatNumber(withAmount)} of ${formatCount(awards, 'award')} on topic state an amount${
      from === null ? '' : from === to ? `, ${from}` : `, ${from} to ${to}`
    }`,

  closing: 'Next closing dates',
  closingEmpty: 'No open call is on topic.',
  noDate: 'No closing date',
  allCalls: (n: number) => `All ${formatNumber(n)}`,

  whatIsNew: 'New since your last visit',
  whatIsNewFirst: 'New since the project was created',
  sinceThen: (day: string) => `Since ${day}`,
  nothingNew: 'No record on topic has been added since then. The latest on topic:',
  nothingAtAll: 'There are no records on topic.',

  funding: 'Funding rounds of companies on topic',
  fundingEmpty: 'No company on topic lists a funding round.',
  rounds: 'Rounds',
  roundType: 'Type',
  date: 'Date',
  company: 'Company',
  investors: 'Investors',
  andMore: (names: string, count: number) => `${names} and ${formatNumber(count)} more`,
  fundingSource: (withAmount: number, rounds: number, companies: number) =>
    `${formatNumber(withAmount)} of ${formatCount(rounds, 'round')} of ${formatCount(companies, 'company', 'companies')} state an amount in US dollars`,
  fundingRead: (read: number, all: number) =>
    `Counted over the ${formatNumber(read)} best-matching of ${formatNumber(all)} companies on topic`,
  fundingMoney: 'US dollars raised',
  newestRounds: 'Rounds, newest first',
  fundingUndated: (n: number) => `${formatCount(n, 'round')} without a date`,

  clinical: 'Clinical landscape',
  phases: 'Trials by phase',
  statuses: 'Trials by status',
  drugs: 'Drug applications by active ingredient',
  interventions: 'Interventions by kind',
  clinicalSource: (trials: number, drugs: number, interventions: number) =>
    `${formatCount(trials, 'clinical trial')}, ${formatCount(drugs, 'drug application')} and ${formatCount(interventions, 'intervention')} on topic`,
  places: 'Where the work is done',
  placesEmpty: 'No award, company or trial on topic names its place.',
  placesSource: (awards: number, companies: number, trials: number) =>
    `${formatCount(awards, 'award')}, ${formatCount(companies, 'company', 'companies')} and ${formatCount(trials, 'clinical trial')} on topic, with or without a place`,
  awardsByState: 'Awards by state',
  companiesByCountry: 'Companies by country',
  trialsByCountry: 'Trials by country',
  group: 'Group',
  count: 'Records',
  ofTotal: (n: number) => `of ${formatNumber(n)}`,
  noneHere: (total: number): string => (total === 0 ? 'None on topic.' : 'None of them says it.'),
});

export const OPPORTUNITY_TEXTS = texts('pulse-opportunities', {
  title: 'Opportunities',
  intro:
    'Fields of use that records about your project name far more often than others. Each is scored as if your project were described that way.',
  measuring: 'The topics for comparison are being measured. This takes a minute or two.',
  tooLittle: 'Too few records are on topic to say how this compares with other topics.',
  fewTopics: 'The catalog holds too few other topics, yet, to say how this one compares with them.',
  noFields: 'No field of use stands out among the records about your project.',
  own: 'Your project as it is',
  use: 'Use this',
  useFor: (use: string) => `Use this: ${use}`,
  industries: {
    agriculture: 'Agriculture',
    construction: 'Construction',
    'defense-aerospace': 'Defense & Aerospace',
    energy: 'Energy',
    'food-beverage': 'Food & Beverage',
    healthcare: 'Healthcare/Life Sciences',
    manufacturing: 'Manufacturing',
    mining: 'Mining',
    retail: 'Retail',
    technology: 'Technology',
    transportation: 'Transportation',
  },
  durations: { short: 'Short term', medium: 'Medium term', long: 'Long term' },
  durationUnknown: 'Duration unknown',
  durationWhy: (research: number, development: number, market: number) =>
    `On topic: ${formatNumber(research)} in research, ${formatNumber(development)} in development, ${formatNumber(market)} on the market`,
  markets: { B2B: 'B2B', B2C: 'B2C', both: 'B2B and B2C' },
  marketUnknown: 'Market unknown',
  marketBusiness: (n: number) => `${formatCount(n, 'company', 'companies')} mention business customers`,
  marketConsumer: (n: number) => `${formatNumber(n)} mention consumers`,
  named: (n: number) => `named by ${formatCount(n, 'record')} about your project`,
  onTopic: (n: number) => `${formatCount(n, 'record')} on topic`,
  scores: {
    private_funding: 'Private funding',
    public_funding: 'Public funding',
    commercial_success: 'Commercial success',
    patent_likelihood: 'Patent likelihood',
  },
  figures: {
    'funding-raised': 'Raised by companies',
    investors: 'Investors',
    'award-money': 'Award money',
    'government-money': 'Government contracts and grants',
    companies: 'Companies',
    'companies-per-research': 'Companies per 100 publications, awards and patents',
    patents: 'Patents',
    'patents-per-publication': 'Patents per 100 publications',
  },
  /** No names: of all of them. */
  notScored: (names: string) => `Too little data to score${names && `: ${names}`}`,
  scoreOf: (score: string, value: number, topics: number) =>
    `${score}: ${value}. On average, ${value}% of ${topics} other topics have less.`,
  why: {
    'no-data': 'no data to compute it from',
    'not-comparable': 'too few other topics have any',
  },
  moreThan: (percentile: number, topics: number) => `more than ${percentile}% of ${formatNumber(topics)} topics`,
  how: 'How these are computed',
  hide: 'Hide the figures',
  figure: 'Figure',
  value: 'Value',
  records: 'n',
  compared: 'Compared with other topics',
  source: (n: number, day: string) =>
    `A score is the average share, in percent, of ${formatNumber(n)} other topics that have less. Topics measured on ${day}.`,
});
