import { ENGINES } from '@groundwork/contract/engines';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES } from '../../../apps/server/src/catalogue/relevance/features.ts';
import { isOneWord, ON_TOPIC_FLOOR, RELATED_FLOOR } from '../../../apps/server/src/catalogue/relevance/judge.ts';
import { aboutOf } from '../../../apps/server/test/subject.ts';
import type { LabelledCatalogue } from './data-folders.ts';
import { type Example, type Fitted, fitLogistic, probabilityOf } from './logistic.ts';
import type { Grades } from './measures.ts';
import type { Project } from './read-labels.ts';
import { CITED, type Found, LISTED, nothing, subjectOf } from './systems.ts';

export const FOLDS = 10;
/** Each project counts the same, however many of its pairs were judged. */
const PROJECT_WEIGHT = 100;
/** What comes of other records and of vectors; the rest is the subject's own words. */
const LEARNT = ['neighbours', 'cosineFound', 'shareByNeighbours'] as const;

/** One project's candidates: what is judged, with features. */
export interface Candidates {
  project: Project;
  keys: string[];
  features: Float32Array;
  /** The same without any vector. */
  words: { keys: string[]; features: Float32Array };
  grades: Grades;
}

export interface Model {
  related: Fitted;
  onTopic: Fitted;
}

export async function candidatesOf(
  catalogue: LabelledCatalogue,
  project: Project,
  grades: Grades,
): Promise<Candidates> {
  const read = async (about: Awaited<ReturnType<typeof aboutOf>>) => {
    const { refs, features } = await catalogue.index.relevanceCandidates(about);
    return { keys: refs.map(({ engine, id }) => `${engine}/${id}`), features };
  };
  const whole = await read(await subjectOf(catalogue, project));
  return { project, ...whole, words: await read(await aboutOf(catalogue.index, project)), grades };
}

const featuresAt = (features: Float32Array, at: number) =>
  features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT);

function examplesOf(
  all: Candidates[],
  least: number,
  of: (each: Candidates) => { keys: string[]; features: Float32Array },
) {
  return all.flatMap((each): Example[] => {
    const { keys, features } = of(each);
    const judged = keys.flatMap((key, at) => {
      const grade = each.grades.get(key);
      return grade === undefined ? [] : [{ at, holds: grade >= least }];
    });
    return judged.map(({ at, holds }) => ({
      features: featuresAt(features, at),
      holds,
      weight: PROJECT_WEIGHT / judged.length,
    }));
  });
}

export const fitModel = (
  all: Candidates[],
  of = (each: Candidates): { keys: string[]; features: Float32Array } => each,
): Model => ({
  related: fitLogistic(examplesOf(all, 1, of), FEATURE_COUNT),
  onTopic: fitLogistic(examplesOf(all, 2, of), FEATURE_COUNT),
});

/** Without what was learnt from other records: what says which records those are. */
export function fitByWords(
  all: Candidates[],
  of = (each: Candidates): { keys: string[]; features: Float32Array } => each,
): Fitted {
  const hidden = LEARNT.map((name) => FEATURE_PLACE[name]);
  const examples = examplesOf(all, 1, of).map((example) => {
    const features = Float32Array.from(example.features);
    for (const place of hidden) features[place] = 0;
    return { ...example, features };
  });
  return fitLogistic(examples, FEATURE_COUNT);
}

/** What a project gets from a model that has not seen it. */
export function foundBy({ related, onTopic }: Model, { keys, features }: Candidates): Found {
  const found = nothing();
  const judged = keys
    .map((key, at) => {
      const row = featuresAt(features, at);
      const [r, o] = isOneWord(row, 0) ? [0, 0] : [probabilityOf(related, row), probabilityOf(onTopic, row)];
      return { key, related: r, onTopic: Math.min(r, o) };
    })
    .filter((each) => each.related >= RELATED_FLOOR)
    .sort((a, b) => b.related + b.onTopic - a.related - a.onTopic);
  for (const engine of ENGINES) {
    const own = judged.filter(({ key }) => key.startsWith(`${engine}/`));
    found.listed[engine] = own.slice(0, LISTED).map(({ key }) => key);
    found.cited[engine] = own
      .filter((each) => each.onTopic >= ON_TOPIC_FLOOR)
      .slice(0, CITED)
      .map(({ key }) => key);
  }
  return found;
}

/** The weights as `weights.ts` has them; features of vectors are left out where there are none. */
export function printedWeights({ bias, weights }: Fitted): string {
  const of = FEATURES.flatMap((name, k) =>
    Math.abs(weights[k]!) < 0.005 ? [] : [`    ${name}: ${weights[k]!.toFixed(2)},`],
  );
  return `{\n  bias: ${bias.toFixed(2)},\n  of: {\n${of.join('\n')}\n  },\n}`;
}
