import type { Figure } from '@groundwork/contract/report-document';
import { expect, test } from 'vitest';
import { evidenceFrom, observedOf } from '../../../test/observed.ts';
import { nothing } from '../findings/collect.ts';
import { isWorkedOut, resolve } from './resolve.ts';
import { num, words } from './statement.ts';

type Worked = NonNullable<Figure['basis']>;

const query = { searchEngine: 'awards' as const, query: '', filters: {} };
const counted = (id: string, value: number): Figure => ({ id, label: id, value, unit: 'count', query });
const worked = (how: Worked['how'], value: number, figures = ['part', 'whole']): Figure => ({
  ...counted('worked', value),
  basis: { how, figures, records: [], n: 0 },
});
const evidenceOf = (...figures: Figure[]) => ({ ...evidenceFrom(observedOf([]), nothing()), figures });
const counts = [counted('part', 3), counted('whole', 4)];
const holds = (figure: Figure, of = counts) => isWorkedOut('worked', evidenceOf(...of, figure));

test('[GRD-07] a share or a difference is what its two figures give, or cannot be told', () => {
  expect(holds(worked('share', 75))).toBe(true);
  expect(holds(worked('share', 74))).toBe(false);
  expect(holds(worked('difference', -1))).toBe(true);
  expect(holds(worked('difference', 1))).toBe(false);
  // More than all is no share.
  expect(holds(worked('share', 133, ['whole', 'part']))).toBe(false);
  expect(holds(worked('share', 75), [counted('part', 3)])).toBe(false);
  // No other way to work one out of two is known.
  expect(holds(worked('median', 3))).toBe(false);
  const said = words`${num(worked('share', 74))} of them`;
  expect(resolve(said, evidenceOf(...counts, worked('share', 74)))).toEqual({ lacks: 'worked' });
});
