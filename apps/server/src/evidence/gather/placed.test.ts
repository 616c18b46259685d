import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { term } from '../../../test/subject.ts';
import { stemOf } from '../../catalogue/semantics/analyse.ts';
import { nothing } from '../findings/collect.ts';
import { NOT_HELD } from '../idea/hold-idea.ts';
import { IN_COMMON, LACKING, NEAR, NOT_NEAR } from '../records/rings.ts';
import { placed } from './placed.ts';

test('[RPT-18] a record is near to a statement from the same certainty on as on the screen', () => {
  const each = evidenceFrom(observedOf([aRecord('awards', 'a')]), nothing()).records.awards[0]!;
  const near = { [each.key]: [IDEA_NEAR_FROM, IDEA_NEAR_FROM - 0.01, 1].map((certainty, at) => ({ at, certainty })) };
  const idea = { statements: Array(3).fill({ text: 'A cell.' }), held: new Set([each.key]), near };
  const { derived } = placed(each as never, { asOf: '2026-11-29', idea: idea as never, terms: [] });
  expect(derived).toEqual(expect.arrayContaining([`${NEAR}: 1, 3`, `${NOT_NEAR}: 2`]));
});

test('[RPT-18] beside a record stand the idea’s words that it has, and the four that tell most of those that it lacks', () => {
  const record = aRecord('awards', 'a', { title: 'A pump', text: 'It lifts brine.' });
  const each = evidenceFrom(observedOf([record]), nothing()).records.awards[0]!;
  const terms = ['seal', 'pump', 'quay', 'hull', 'brine', 'plug', 'crane'].map((label) => ({
    ...term(label),
    stem: stemOf(label),
  }));
  expect(placed(each as never, { asOf: '2026-11-29', idea: NOT_HELD, terms }).derived).toEqual([
    `${IN_COMMON}: pump, brine`,
    `${LACKING}: seal, quay, hull, plug`,
  ]);
});
