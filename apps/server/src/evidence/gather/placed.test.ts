import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { nothing } from '../findings/collect.ts';
import { NEAR, NOT_NEAR } from '../records/rings.ts';
import { placed } from './placed.ts';

test('[RPT-18] a record is near to a statement from the same certainty on as on the screen', () => {
  const each = evidenceFrom(observedOf([aRecord('awards', 'a')]), nothing()).records.awards[0]!;
  const near = { [each.key]: [IDEA_NEAR_FROM, IDEA_NEAR_FROM - 0.01, 1].map((certainty, at) => ({ at, certainty })) };
  const idea = { statements: Array(3).fill({ text: 'A cell.' }), held: new Set([each.key]), near };
  const { derived } = placed(each as never, { asOf: '2026-11-29', idea: idea as never, terms: [] });
  expect(derived).toEqual(expect.arrayContaining([`${NEAR}: 1, 3`, `${NOT_NEAR}: 2`]));
});
