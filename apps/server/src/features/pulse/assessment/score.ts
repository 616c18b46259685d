import type { MeasureId, Score, ScoreFigure, ScoreName } from '@groundwork/contract/pulse.assessment';
import type { Scope } from '@groundwork/contract/relevance';
import { searchOf } from '../panels/of-project.ts';
import { type EngineSums, MEASURES, SCORE_MEASURES } from './measures.ts';

/** Measures of other topics of the catalogue. */
export interface Topics {
  measuredAt: string;
  topics: EngineSums[];
}

/** Fewer topics say nothing of where one stands among them; nor do topics of which hardly any has some of it. */
const COMPARED_MIN = 10;
const WITH_SOME_MIN = 5;

/** `projectId`: whose records these are, so that each number opens its search; null where no project has them yet. */
export function scoresOf(
  sums: EngineSums,
  { topics }: Topics,
  project: { projectId: string; scope: Scope } | null,
): Record<ScoreName, Score> {
  const score = (name: ScoreName): Score => {
    const figures = SCORE_MEASURES[name].map((id) => figureOf(id, sums, topics, project));
    const compared = figures.flatMap(({ percentile }) => (percentile === null ? [] : [percentile]));
    const mean = compared.reduce((all, each) => all + each, 0) / compared.length;
    return { value: compared.length > 0 ? Math.round(mean) : null, figures };
  };
  return {
    private_funding: score('private_funding'),
    public_funding: score('public_funding'),
    commercial_success: score('commercial_success'),
    patent_likelihood: score('patent_likelihood'),
  };
}

function figureOf(
  id: MeasureId,
  sums: EngineSums,
  topics: EngineSums[],
  project: { projectId: string; scope: Scope } | null,
): ScoreFigure {
  const { engine, of } = MEASURES[id];
  const { value, n } = of(sums);
  const others = topics.flatMap((topic) => of(topic).value ?? []);
  const figure = {
    id,
    value,
    n,
    topics: others.length,
    query: project === null ? null : searchOf(engine, project),
  };
  if (value === null) return { ...figure, percentile: null, why: 'no-data' };
  const isComparable = others.length >= COMPARED_MIN && others.filter((other) => other > 0).length >= WITH_SOME_MIN;
  if (!isComparable) return { ...figure, percentile: null, why: 'not-comparable' };
  const less = others.filter((other) => other < value).length;
  return { ...figure, percentile: Math.round((100 * less) / others.length), why: null };
}
