import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { MeasureId, Opportunity, OpportunityAssessment, ScoreName } from '@groundwork/contract/pulse.assessment';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../../catalogue/matching/matches.ts';
import type { RecordRef } from '../../../catalogue/record.ts';
import { ofProject } from '../panels/of-project.ts';

export type EngineSums = Record<Engine, { count: number; amount: number; withAmount: number }>;

const NONE = { count: 0, amount: 0, withAmount: 0 };

/** All that is measured of a topic: one pass over the records that are on it. */
export async function measureTopic(
  index: Pick<CatalogueIndex, 'aggregate'>,
  matches: ProjectMatches,
  { exclude, signal }: { exclude?: RecordRef[]; signal?: AbortSignal } = {},
): Promise<EngineSums> {
  const rows = await index.aggregate(
    { ...ofProject(matches, ...ENGINES), by: { type: 'engine' }, ...(exclude && { exclude }) },
    signal,
  );
  return Object.fromEntries(
    ENGINES.map((engine) => [engine, rows.find(({ key }) => key === engine) ?? NONE]),
  ) as EngineSums;
}

export const countOf = (sums: EngineSums): number => ENGINES.reduce((all, engine) => all + sums[engine].count, 0);

/** Fewer records on topic, and their figures say nothing of the topic. */
export const ON_TOPIC_MIN = 5;
const TOPICS_MIN = 10;

/** Whether a topic with so many records is scored against so many others, or why not. */
export const stateOf = (onTopic: number, others: number): Exclude<OpportunityAssessment['state'], 'measuring'> => {
  if (onTopic < ON_TOPIC_MIN) return 'too-little';
  return others < TOPICS_MIN ? 'few-topics' : 'ready';
};

interface Measured {
  /** Null where there is nothing to compute it from. */
  value: number | null;
  n: number;
}

interface Measure {
  /** The data set that it is computed from. */
  engine: Engine;
  of(sums: EngineSums): Measured;
}

/** With fewer records below the line, a ratio jumps with each of them. */
const RATIO_MIN = 5;

const count = (engine: Engine): Measure => ({
  engine,
  of: ({ [engine]: { count: n } }) => ({ value: n, n }),
});
/** Nothing is known of an amount that no record states: that is not the same as none. */
const money = (engine: Engine): Measure => ({
  engine,
  of: ({ [engine]: { amount, withAmount } }) => ({ value: withAmount > 0 ? amount : null, n: withAmount }),
});
const ratio = (engine: Engine, per: Engine[], scale: number): Measure => ({
  engine,
  of(sums) {
    const n = per.reduce((all, each) => all + sums[each].count, 0);
    return { value: n < RATIO_MIN ? null : (scale * sums[engine].count) / n, n };
  },
});

/** The measures of docs/decisions/0029-pulse.md. */
export const MEASURES: Record<MeasureId, Measure> = {
  'funding-raised': money('companies'),
  investors: count('investors'),
  'award-money': money('awards'),
  'government-money': money('usa-spending'),
  companies: count('companies'),
  'companies-per-research': ratio('companies', ['publications', 'awards', 'patents'], 100),
  patents: count('patents'),
  'patents-per-publication': ratio('patents', ['publications'], 100),
};

export const SCORE_MEASURES: Record<ScoreName, MeasureId[]> = {
  private_funding: ['funding-raised', 'investors'],
  public_funding: ['award-money', 'government-money'],
  commercial_success: ['companies', 'companies-per-research'],
  patent_likelihood: ['patents', 'patents-per-publication'],
};

const RESEARCH: Engine[] = ['publications', 'awards'];
const DEVELOPMENT: Engine[] = [
  'patents',
  'federal-lab-technologies',
  'university-technologies',
  'clinical-trials',
  'international-trials',
];
const MARKET: Engine[] = ['companies', 'usa-spending', 'drugs'];
const STAGED_MIN = 5;

/** How long until something sells, by where most of the records stand. */
export function durationOf(sums: EngineSums): Opportunity['duration'] {
  const of = (engines: Engine[]) => engines.reduce((all, engine) => all + sums[engine].count, 0);
  const [research, development, market] = [of(RESEARCH), of(DEVELOPMENT), of(MARKET)];
  const all = research + development + market;
  const kind = all < STAGED_MIN ? null : market * 2 >= all ? 'short' : research * 2 >= all ? 'long' : 'medium';
  return { kind, research, development, market };
}
