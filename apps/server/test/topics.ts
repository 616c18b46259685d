import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { EngineSums } from '../src/features/pulse/assessment/measures.ts';
import type { Topics } from '../src/features/pulse/assessment/score.ts';

/** A topic with so many records of each data set, none of which states an amount. */
export const topicWith = (counts: Partial<Record<Engine, number>>): EngineSums =>
  Object.fromEntries(
    ENGINES.map((engine) => [engine, { count: counts[engine] ?? 0, amount: 0, withAmount: 0 }]),
  ) as EngineSums;

/** The first topic has no patents, the next one, the next two, all with ten publications. */
export const generousTopics = (n: number, more: Partial<Record<Engine, number>> = {}): Topics => ({
  measuredAt: '2026-01-01T00:00:00.000Z',
  topics: Array.from({ length: n }, (_, at) => topicWith({ patents: at, publications: 10, ...more })),
});
