import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Collection, readCollection } from '../../../test/evaluation/collection.ts';
import { mean, ndcg, recall, reciprocalRank } from '../../../test/evaluation/metrics.ts';
import { ReferenceBm25 } from '../../../test/evaluation/reference-bm25.ts';
import { pairedSignificance } from '../../../test/evaluation/significance.ts';
import { fixturesDir } from '../../../test/fixtures-dir.ts';
import { random } from '../sample/random.ts';
import { type TrainingOptions, trainModel } from './model/train-model.ts';
import { rankHybrid } from './ranking/rank-hybrid.ts';
import { ByteVectors, type Scored } from './vectors.ts';

const relevant = new Map([
  [1, 1],
  [2, 3],
]);

test.each([
  [[2, 1], 1, 1, 1],
  [[1, 2], (1 + 3 / Math.log2(3)) / (3 + 1 / Math.log2(3)), 1, 1],
  [[9, 8, 1], 0.5 / (3 + 1 / Math.log2(3)), 0.5, 1 / 3],
  [[], 0, 0, 0],
])('[SRCH-02] the ranking %j is judged by its grades', (ranking, gain, found, rank) => {
  expect(ndcg(ranking, relevant)).toBeCloseTo(gain);
  expect(recall(ranking, relevant)).toBeCloseTo(found);
  expect(reciprocalRank(ranking, relevant)).toBeCloseTo(rank);
});

test('[SRCH-02] a difference in every pair is no chance, one that comes and goes is', () => {
  const ones = Array.from({ length: 20 }, () => 1);
  expect(
    pairedSignificance(
      ones,
      ones.map(() => 0.8),
    ),
  ).toBeLessThan(0.001);
  expect(
    pairedSignificance(
      ones,
      ones.map((_, i) => (i % 2 ? 0.8 : 1.2)),
    ),
  ).toBeGreaterThan(0.5);
  expect(pairedSignificance(ones, ones)).toBe(1);
});

/**
 * Two subjects, each said by writers of two schools that share only some words; queries are in the words of one school,
 * and what both schools wrote is relevant. Keywords find half of it, the fusion must find more.
 */
function twoSchools(): Collection {
  const { sample } = random('two schools');
  const shared = [
    ['engine', 'thrust', 'nozzle', 'rocket'],
    ['kidney', 'renal', 'dialysis', 'patient'],
  ];
  const schools = [
    [
      ['propellant', 'burn', 'ignition'],
      ['fuel', 'combustion', 'firing'],
    ],
    [
      ['nephron', 'filtration', 'urea'],
      ['glomerulus', 'clearance', 'creatinine'],
    ],
  ];
  const filler = ['study', 'north', 'paper', 'table', 'annual', 'report', 'figure', 'volume'];
  const documents = Array.from({ length: 80 }, (_, i) => {
    const [subject, school] = [i % 2, (i >> 1) % 2];
    const words = [...sample(shared[subject]!, 2), ...sample(schools[subject]![school]!, 2), ...sample(filler, 2)];
    return { id: `${i}`, title: '', text: words.join(' ') };
  });
  const queries = schools.flatMap((both, subject) =>
    both.map((words) => ({
      text: `${words.join(' ')} ${filler[subject]}`,
      relevant: new Map(documents.flatMap((_, i) => (i % 2 === subject ? [[i, 1] as const] : []))),
    })),
  );
  return { name: 'two schools', documents, queries };
}

/** Means over the queries of nDCG@10 and recall@40 of the reference and of the hybrid over it. */
function evaluate({ documents, queries }: Collection, training: TrainingOptions = {}) {
  const reference = new ReferenceBm25(documents);
  const model = trainModel(documents, training);
  const vectors = new ByteVectors(
    documents.map((document) => model.embedDocument(document)),
    model.dimension,
  );
  const judge = (search: (text: string) => Scored[]) => {
    const rankings = queries.map(({ text }) => search(text).map(({ id }) => id));
    return {
      ndcg10: mean(queries.map((query, i) => ndcg(rankings[i]!, query.relevant))),
      recall40: mean(queries.map((query, i) => recall(rankings[i]!, query.relevant, 40))),
    };
  };
  return {
    keyword: judge((text) => reference.search(text, 100)),
    hybrid: judge((text) =>
      rankHybrid({ keyword: reference.search(text, 100), query: model.embedQuery(text), vectors }),
    ),
  };
}

test('[SRCH-02] hybrid search finds what was written in other words', () => {
  // Two subjects: more dimensions would tell the schools apart.
  const { keyword, hybrid } = evaluate(twoSchools(), { dimension: 2 });
  expect(keyword.recall40).toBeLessThan(0.8);
  expect(hybrid.recall40).toBeGreaterThan(0.95);
});

const med = fixturesDir && join(fixturesDir, 'ir', 'med');

test.skipIf(!med)('[SRCH-02] on MED the reference is the published one, and hybrid gains at least 8 % over it', () => {
  const { keyword, hybrid } = evaluate(readCollection(med!));
  expect(keyword.ndcg10).toBeCloseTo(0.69, 3);
  expect(hybrid.ndcg10 / keyword.ndcg10).toBeGreaterThan(1.08);
});
