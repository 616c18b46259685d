import {
  type BoostedTrees,
  logOddsOf,
  probabilityOf,
} from '../../../apps/server/src/catalogue/matching/boosted-trees.ts';
import { FEATURE_COUNT, FEATURES, WORD_FEATURES } from '../../../apps/server/src/catalogue/matching/features.ts';
import type { Models } from '../../../apps/server/src/catalogue/matching/judge-records.ts';
import { type Examples, fitTrees } from './fit-trees.ts';
import { dataSetOf, IDEAS, type JudgedRow } from './judged-rows.ts';

/** More of these only ever speaks for a record. */
const RISING = new Set(
  FEATURES.flatMap((name, place) => (['length', 'nearest', 'tenth', 'hundredth'].includes(name) ? [] : [place])),
);
/** Of what nobody judged: of a project that nothing fits, a half; of others of what lies far from the whole, one in fifty. */
const OF_NO_FIT = 2;
const OF_FAR = 50;
const FAR = 0.25;
const WEIGHT = 3;
/** Elsewhere what was judged had been picked from what lies near: only there strangers count as often as they come. */
const OF_IDEAS = 2;

/** What is fitted to: judged pairs, and candidates that are none whoever looks at them. Each telling counts by the root of its pairs. */
export function isExample({ telling, grade, features }: JudgedRow, at: number): boolean {
  if (grade !== null) return true;
  if (!telling.fits) return at % OF_NO_FIT === 0;
  return telling.set !== 'others' && features[0]! < FAR && at % OF_FAR === 0;
}

export function fitModels(all: JudgedRow[]): Models {
  const rows = all.filter(({ telling }) => !telling.isHeldOut);
  return {
    related: fit(rows, 1, false),
    onTopic: fit(rows, 2, false),
    relatedByWords: fit(rows, 1, true),
    onTopicByWords: fit(rows, 2, true),
  };
}

function fit(rows: JudgedRow[], least: number, isByWords: boolean): BoostedTrees {
  const pairs = new Map<JudgedRow['telling'], number>();
  for (const { telling } of rows) pairs.set(telling, (pairs.get(telling) ?? 0) + 1);
  const all: Examples = {
    rows: new Float32Array(rows.length * FEATURE_COUNT),
    labels: Uint8Array.from(rows, ({ grade }) => Number((grade ?? 0) >= least)),
    weights: Float32Array.from(
      rows,
      ({ telling }) => (WEIGHT * (telling.set === IDEAS ? OF_IDEAS : 1)) / Math.sqrt(pairs.get(telling)!),
    ),
  };
  rows.forEach(({ features }, at) => {
    FEATURES.forEach((name, place) => {
      if (!isByWords || WORD_FEATURES.includes(name)) all.rows[at * FEATURE_COUNT + place] = features[place]!;
    });
  });
  const model = fitTrees(FEATURES, all, RISING);
  return { ...model, ofDataSet: ofDataSets(rows, all, model) };
}

/** So many records of a data set as are expected of it are added to what is found: of few nothing is told. */
const PRIOR = 10;

/** What is judged of these is names and numbers without a text: how it fares says nothing of records that have one. */
const WITHOUT_TEXT = new Set(['patents', 'investors', 'subject-matter-experts']);

/** By how much the records of each data set are likelier than the trees tell, or less likely. */
function ofDataSets(rows: JudgedRow[], { rows: features, labels, weights }: Examples, model: BoostedTrees) {
  const sums = new Map<string, { expected: number; found: number }>();
  rows.forEach((row, at) => {
    const sum = sums.get(dataSetOf(row)) ?? { expected: 0, found: 0 };
    sum.expected += weights[at]! * probabilityOf(logOddsOf(model, features, at * FEATURE_COUNT));
    sum.found += weights[at]! * labels[at]!;
    sums.set(dataSetOf(row), sum);
  });
  return Object.fromEntries(
    [...sums]
      .filter(([dataSet]) => !WITHOUT_TEXT.has(dataSet))
      .map(([dataSet, { expected, found }]) => [
        dataSet,
        Math.round(1e4 * Math.log((found + PRIOR) / (expected + PRIOR))) / 1e4,
      ]),
  );
}
