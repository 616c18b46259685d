import { ENGINES } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import { CLEARLY_RELATED } from '@groundwork/contract/relevance.names';
import { FEATURE_COUNT, FEATURE_PLACE, FEATURES } from '../../../apps/server/src/catalogue/relevance/features.ts';
import {
  isOneWord,
  isTaught,
  liftOf,
  ON_TOPIC_FLOOR,
  RELATED_FLOOR,
} from '../../../apps/server/src/catalogue/relevance/judge.ts';
import { mayBeOnTopic, saysLittle } from '../../../apps/server/src/catalogue/relevance/topic-gate.ts';
import { titleOf } from '../../../apps/server/src/features/projects/rewrite/title-of.ts';
import type { Project } from '../../../apps/server/test/evaluation/relevance-labels.ts';
import {
  CITED,
  type Found,
  type Grades,
  LISTED,
  nothing,
} from '../../../apps/server/test/evaluation/relevance-measures.ts';
import { aboutOf } from '../../../apps/server/test/subject.ts';
import type { LabelledCatalogue } from './data-folders.ts';
import { type Example, type Fitted, fitLogistic, probabilityOf } from './logistic.ts';
import { subjectOf } from './systems.ts';

export const FOLDS = 10;
/** Each project counts the same, however many of its pairs were judged. */
const PROJECT_WEIGHT = 100;
/** What comes of other records and of vectors; the rest is the subject's own words. */
const LEARNT = ['neighbours', 'cosineFound', 'shareByNeighbours', 'taught'] as const;

/** One project's candidates: what is judged, with features. */
export interface Candidates {
  project: Project;
  telling: Telling;
  keys: string[];
  features: Float32Array;
  /** The same without any vector. */
  words: { keys: string[]; features: Float32Array };
  grades: Grades;
}

/**
 * The project as it stands, and as people who write less would have put it: the same records are about it. What it is
 * judged by is fitted to all of them, for a longer text says each thing in a smaller share of it.
 */
function tellingsOf(project: Project): Record<Telling, Project> {
  const [first = ''] = project.description.split(/(?<=[.!?])\s+/);
  return {
    whole: project,
    'first sentence': { ...project, description: first },
    'title alone': { ...project, description: '' },
    'as typed': { ...project, title: titleOf(project.description) },
  };
}
type Telling = 'whole' | 'first sentence' | 'title alone' | 'as typed';
/** What people get who type a description and leave the title as it is proposed: judged, and not fitted to. */
const PROPOSED: Telling = 'as typed';

/** Told in one sentence by whoever thought of it. */
export const isBrief = ({ field }: Project): boolean => field === 'one sentence';
/** Written and judged after the rules and weights were chosen, which are fitted to the others alone; told in one sentence, too. */
export const isUnseen = ({ field }: Project): boolean => field === 'never fitted to';

export interface Model {
  related: Fitted;
  onTopic: Fitted;
}

export async function candidatesOf(
  catalogue: LabelledCatalogue,
  project: Project,
  grades: Grades,
): Promise<Candidates[]> {
  const read = async (about: Awaited<ReturnType<typeof aboutOf>>) => {
    const { refs, features } = await catalogue.index.relevanceCandidates(about);
    return { keys: refs.map(({ engine, id }) => `${engine}/${id}`), features };
  };
  const all: Candidates[] = [];
  for (const [telling, told] of Object.entries(tellingsOf(project)) as [Telling, Project][]) {
    if (telling !== 'whole' && telling !== PROPOSED && (isBrief(project) || isUnseen(project))) continue;
    const whole = await read(await subjectOf(catalogue, told));
    all.push({ project, telling, ...whole, words: await read(await aboutOf(catalogue.index, told)), grades });
  }
  return all;
}

const featuresAt = (features: Float32Array, at: number) =>
  features.subarray(at * FEATURE_COUNT, (at + 1) * FEATURE_COUNT);

function examplesOf(
  all: Candidates[],
  least: number,
  of: (each: Candidates) => { keys: string[]; features: Float32Array },
) {
  const fitted = all.filter(({ project, telling }) => telling !== PROPOSED && !isUnseen(project));
  return fitted.flatMap((each): Example[] => {
    const { keys, features } = of(each);
    const judged = keys.flatMap((key, at) => {
      const grade = each.grades.get(key);
      return grade === undefined ? [] : [{ at, holds: grade >= least }];
    });
    return judged.map(({ at, holds }) => ({
      features: featuresAt(features, at)
        .with(FEATURE_PLACE.untitled, 0)
        .with(FEATURE_PLACE.things, 0)
        .with(FEATURE_PLACE.spokenHead, 0)
        .with(FEATURE_PLACE.beside, 0)
        .with(FEATURE_PLACE.name, 0),
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

/** Without what was learnt from other records: what says which records those are, and judges what none speaks for. */
export function fitByWords(
  all: Candidates[],
  of = (each: Candidates): { keys: string[]; features: Float32Array } => each,
): Model {
  const hidden = LEARNT.map((name) => FEATURE_PLACE[name]);
  const withoutLearnt = (examples: Example[]) =>
    examples.map((example) => {
      const features = Float32Array.from(example.features);
      for (const place of hidden) features[place] = 0;
      return { ...example, features };
    });
  return {
    related: fitLogistic(withoutLearnt(examplesOf(all, 1, of)), FEATURE_COUNT),
    onTopic: fitLogistic(withoutLearnt(examplesOf(all, 2, of)), FEATURE_COUNT),
  };
}

/** What a project gets from a model that has not seen it. */
export function foundBy(model: { learnt: Model; byWords: Model }, { keys, features }: Candidates): Found {
  const found = nothing();
  const judged = keys
    .map((key, at) => {
      const row = featuresAt(features, at);
      if (isOneWord(row, 0)) return { key, isFew: true, related: 0, onTopic: 0 };
      const { related, onTopic } = isTaught(row, 0) ? model.learnt : model.byWords;
      const r = lifted(probabilityOf(related, row), liftOf('related', row, 0));
      const o = lifted(probabilityOf(onTopic, row), liftOf('onTopic', row, 0));
      const isFew = saysLittle(row, 0);
      return { key, isFew, related: r, onTopic: mayBeOnTopic(row, 0) ? Math.min(r, o) : 0 };
    })
    .filter((each) => each.related >= RELATED_FLOOR)
    .sort((a, b) => b.related + b.onTopic - a.related - a.onTopic);
  for (const engine of ENGINES) {
    const own = judged.filter(({ key }) => key.startsWith(`${engine}/`));
    found.listed[engine] = own.slice(0, LISTED).map(({ key }) => key);
    const onTopic = own.filter((each) => each.onTopic >= ON_TOPIC_FLOOR);
    const clearly = own.filter(
      (each) => each.onTopic < ON_TOPIC_FLOOR && !each.isFew && each.related >= CLEARLY_RELATED,
    );
    found.cited[engine] = onTopic.slice(0, CITED).map(({ key }) => key);
    found.shown[engine] = [...onTopic, ...clearly].slice(0, PULSE_MATCHES).map(({ key }) => key);
  }
  return found;
}

const lifted = (probability: number, lift: number) => 1 / (1 + ((1 - probability) / probability) * Math.exp(-lift));

/** The weights as `weights.ts` has them; features of vectors are left out where there are none. */
export function printedWeights({ bias, weights }: Fitted): string {
  const of = FEATURES.flatMap((name, k) =>
    Math.abs(weights[k]!) < 0.005 ? [] : [`    ${name}: ${weights[k]!.toFixed(2)},`],
  );
  return `{\n  bias: ${bias.toFixed(2)},\n  of: {\n${of.join('\n')}\n  },\n}`;
}
