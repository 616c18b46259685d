import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dot, normalised } from '../model/semantic-model.ts';
import { ByteVectors, type Scored } from '../vectors.ts';
import { moveTowards } from './feedback.ts';
import { fuse, leadOf, minMax } from './fusion.ts';
import { smoothByNeighbours } from './neighbours.ts';
import { rankHybrid } from './rank-hybrid.ts';
import { BUILT_IN_SETTINGS } from './settings.ts';

const DOCUMENTS = 30;
const score = fc.float({ min: Math.fround(0.01), max: 50, noNaN: true });
const list = fc
  .uniqueArray(fc.record({ id: fc.nat(DOCUMENTS - 1), score }), { selector: ({ id }) => id })
  .map((scored) => scored.sort((a, b) => b.score - a.score));
const direction = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }), fc.integer({ min: -5, max: 5 }))
  .map((values) => normalised(Float32Array.from(values)));
const vectorSet = fc
  .array(direction, { minLength: DOCUMENTS, maxLength: DOCUMENTS })
  .map((vectors) => new ByteVectors(vectors, 3));
const weights = fc.constantFrom(0, 0.3, 0.5, 1);
const depths = fc.constantFrom(1, 5, 100);

const ids = (scored: Scored[]) => scored.map(({ id }) => id);
const isBestFirst = (scored: Scored[]) => scored.every(({ score }, i) => i === 0 || score <= scored[i - 1]!.score);

test('[SRCH-02] fused scores stay between 0 and 1, and what is better in both lists is better in the fusion', () => {
  fc.assert(
    fc.property(list, list, weights, depths, (one, other, weight, depth) => {
      const [first, second] = [minMax(one, depth), minMax(other, depth)];
      const fused = fuse(first, second, weight);
      expect(isBestFirst(fused)).toBe(true);
      expect(fused.every(({ score }) => score >= 0 && score <= 1 + 1e-9)).toBe(true);
      expect(new Set(ids(fused))).toEqual(new Set([...first.keys(), ...second.keys()]));
      const place = new Map(ids(fused).map((id, i) => [id, i]));
      const isBetter = (a: number, b: number) =>
        (first.get(a) ?? 0) > (first.get(b) ?? 0) && (second.get(a) ?? 0) > (second.get(b) ?? 0);
      for (const a of place.keys())
        for (const b of place.keys()) if (isBetter(a, b)) expect(place.get(a)!).toBeLessThan(place.get(b)!);
    }),
  );
});

test('[SRCH-02] one list alone keeps its order, whatever its weight', () => {
  fc.assert(
    fc.property(list, (one) => {
      const values = fuse(minMax(one, 100), new Map(), 0.5);
      const order = new Map(one.map(({ id, score }) => [id, score]));
      expect(isBestFirst(values.map(({ id }) => ({ id, score: order.get(id)! })))).toBe(true);
    }),
  );
});

test.each([
  [[], 0],
  [[5], 1],
  [[5, 5, 5], 0],
  [[10, 4, 2], 0.6],
])('[SRCH-02] the first of the scores %j leads by %d', (scores, lead) => {
  const scored = scores.map((value, id) => ({ id, score: value }));
  expect(leadOf(minMax(scored, 100))).toBeCloseTo(lead);
});

test('[SRCH-02] a hybrid ranking has everything once, best first, with scores between 0 and 1', () => {
  fc.assert(
    fc.property(list, direction, vectorSet, depths, (keyword, query, vectors, depth) => {
      const ranked = rankHybrid({ keyword, query, vectors, settings: { ...BUILT_IN_SETTINGS, depth } });
      expect(isBestFirst(ranked)).toBe(true);
      expect(ranked.every(({ score }) => score >= 0 && score <= 1 + 1e-6)).toBe(true);
      expect(new Set(ids(ranked)).size).toBe(ranked.length);
      for (const id of ids(keyword)) expect(ids(ranked)).toContain(id);
    }),
  );
});

test('[SRCH-02] the best of a hybrid ranking are the same however many are wanted', () => {
  fc.assert(
    fc.property(list, direction, vectorSet, fc.integer({ min: 1, max: 8 }), (keyword, query, vectors, limit) => {
      const all = rankHybrid({ keyword, query, vectors });
      expect(rankHybrid({ keyword, query, vectors, limit })).toEqual(all.slice(0, limit));
    }),
  );
});

test('[SRCH-02] without any known word the keywords decide, without keywords the meaning does', () => {
  fc.assert(
    fc.property(list, direction, vectorSet, (keyword, query, vectors) => {
      const silent = rankHybrid({ keyword, query: new Float32Array(3), vectors });
      expect(ids(silent)).toHaveLength(keyword.length);
      const scoreOf = new Map(keyword.map(({ id, score }) => [id, score]));
      expect(isBestFirst(silent.map(({ id }) => ({ id, score: scoreOf.get(id)! })))).toBe(true);
      if (dot(query, query) === 0) return;
      const settings = { ...BUILT_IN_SETTINGS, feedbackDocuments: 0, neighbourWeight: 0 };
      const near = new Set(ids(vectors.nearest(query, 100)));
      expect(new Set(ids(rankHybrid({ keyword: [], query, vectors, settings })))).toEqual(near);
    }),
  );
});

/** Documents 0, 1 and 4 are about the query's subject, 2 and 3 about another. */
const subjects = new ByteVectors(
  [
    [1, 0],
    [0.96, 0.28],
    [0, 1],
    [0.28, 0.96],
    [0.96, -0.28],
  ].map((values) => Float32Array.from(values)),
  2,
);

test('[SRCH-02] what has none of the words is found by its meaning, in front of what has a word by chance', () => {
  const keyword = [
    { id: 0, score: 9 },
    { id: 4, score: 8.6 },
    { id: 2, score: 2 },
    { id: 3, score: 1.9 },
  ];
  const ranked = ids(rankHybrid({ keyword, query: Float32Array.of(1, 0), vectors: subjects }));
  expect(ranked.slice(0, 3)).toEqual([0, 4, 1]);
});

test('[SRCH-02] a clear winner by keywords stays first, however far its meaning seems', () => {
  const keyword = [
    { id: 2, score: 30 },
    { id: 0, score: 6 },
    { id: 1, score: 5 },
  ];
  expect(ids(rankHybrid({ keyword, query: Float32Array.of(1, 0), vectors: subjects }))[0]).toBe(2);
  const eager = { ...BUILT_IN_SETTINGS, stayOut: 0, semanticWeight: 0.7 };
  expect(ids(rankHybrid({ keyword, query: Float32Array.of(1, 0), vectors: subjects, settings: eager }))[0]).not.toBe(2);
});

test('[SRCH-02] feedback moves the query half way to the best documents, and not at all without any', () => {
  const query = Float32Array.of(1, 0);
  expect(moveTowards(query, [], subjects)).toEqual(query);
  const moved = moveTowards(
    query,
    [
      { id: 2, score: 1 },
      { id: 99, score: 1 },
    ],
    subjects,
  );
  expect([...moved]).toEqual([expect.closeTo(Math.SQRT1_2, 2), expect.closeTo(Math.SQRT1_2, 2)]);
});

test('[SRCH-02] neighbours lift what is like the best; what has no vector keeps its score', () => {
  const candidates = [
    { id: 0, score: 1 },
    { id: 3, score: 0.5 },
    { id: 1, score: 0.45 },
    { id: 77, score: 0.4 },
  ];
  const smoothed = smoothByNeighbours(candidates, subjects, { neighbours: 1, weight: 0.5, dimension: 2 });
  expect(ids(smoothed).indexOf(1)).toBeLessThan(ids(smoothed).indexOf(3));
  expect(smoothed).toContainEqual({ id: 77, score: 0.4 });
  const silent = { neighbours: 0, weight: 0.5, dimension: 2 };
  expect(smoothByNeighbours(candidates, subjects, silent)).toEqual(candidates);
});
