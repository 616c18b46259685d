import type { RecordDetail } from '@groundwork/contract/records';
import { expect, test } from 'vitest';
import { compareRows } from './compare-rows.ts';

const text = (value: string) => ({ type: 'text' as const, text: value });
type Group = Omit<RecordDetail['groups'][number], 'layout'>;
const record = (groups: Group[]) =>
  ({ groups: groups.map((group) => ({ ...group, layout: 'fields' })) }) as RecordDetail;

const first = record([
  {
    title: 'Award',
    fields: [
      { label: 'Agency', value: text('DOE') },
      { label: 'Amount', value: { type: 'money', amount: 5 } },
      { label: 'Branch', value: null },
    ],
  },
]);
const second = record([
  {
    title: 'Award',
    fields: [
      { label: 'Agency', value: text('DOE') },
      { label: 'Amount', value: null },
      { label: 'Branch', value: null },
    ],
  },
  { title: 'People', fields: [{ label: 'Contact', value: text('Ada') }] },
]);

test('[SRCH-15] a comparison has every field that any record has, and says which differ', () => {
  const rows = compareRows([first, second]);
  expect(rows.map(({ group, label, isDifferent }) => [group, label, isDifferent])).toEqual([
    ['Award', 'Agency', false],
    ['Award', 'Amount', true],
    ['People', 'Contact', true],
  ]);
  expect(rows[1]!.values).toEqual([{ type: 'money', amount: 5 }, null]);
});

test('[SRCH-15] a record that is missing makes no difference', () => {
  expect(compareRows([first, undefined]).every(({ isDifferent }) => !isDifferent)).toBe(true);
  expect(compareRows([undefined, undefined])).toEqual([]);
});
