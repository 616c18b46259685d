import type { Engine } from '@groundwork/contract/engines';
import { IDEA_NEAR_FROM } from '@groundwork/contract/limits';
import type { Ring } from '@groundwork/contract/relevance';
import { expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { term } from '../../../test/subject.ts';
import { CLOSE_FROM, NOT_FAR_FROM } from '../idea/closeness.ts';
import { toldOneByOne } from './gather.ts';

const some = (engine: Engine, count: number, title = 'Record') =>
  Array.from({ length: count }, (_, at) => aRecord(engine, `${engine}-${at}`, { title: `${title} ${at}` }));
const told = (
  records: ReturnType<typeof some>,
  {
    close = [] as string[],
    far = [] as string[],
    near = {},
    terms = [] as ReturnType<typeof term>[],
    ring = 'near' as Ring,
  } = {},
) => {
  const matches = records.map(({ engine, id }) => ({ engine, id, ring }));
  return toldOneByOne(records, { terms, near, matches }, ({ id }) =>
    close.includes(id) ? CLOSE_FROM : far.includes(id) ? NOT_FAR_FROM - 0.1 : NOT_FAR_FROM,
  ).map(({ id }) => id);
};
const ids = (engine: Engine, count: number) => some(engine, count).map(({ id }) => id);

test('[RPT-18] of each kind the first few are told though they are not close: works, calls, inventions', () => {
  expect(told(some('awards', 9))).toEqual(ids('awards', 5));
  expect(told(some('funding-opportunities', 9))).toEqual(ids('funding-opportunities', 4));
  // Patents and laboratories' inventions are one kind.
  const inventions = [...some('patents', 4), ...some('federal-lab-technologies', 4)];
  expect(told(inventions)).toEqual([...ids('patents', 4), ...ids('federal-lab-technologies', 2)]);
});

test('[RPT-18] what is far is not among them, and what is close is told however many there are', () => {
  expect(told(some('awards', 4), { far: ['awards-1', 'awards-3'] })).toEqual(['awards-0', 'awards-2']);
  expect(told(some('awards', 9), { close: ids('awards', 9) })).toHaveLength(9);
  const near = (certainty: number) => ({ 'awards/awards-1': [{ at: 0, certainty, by: 'estimate', quote: null }] });
  expect(told(some('awards', 2), { near: near(IDEA_NEAR_FROM), far: ids('awards', 2) })).toEqual(['awards-1']);
  expect(told(some('awards', 2), { near: near(IDEA_NEAR_FROM - 0.1), far: ids('awards', 2) })).toEqual([]);
});

test('[RPT-18] the same title of another year is told again only where it is close', () => {
  const again = some('funding-opportunities', 3).map((record) => ({ ...record, title: 'The Call' }));
  expect(told(again)).toEqual(['funding-opportunities-0']);
  expect(told(again, { close: ['funding-opportunities-2'] })).toEqual([
    'funding-opportunities-0',
    'funding-opportunities-2',
  ]);
});

test('[RPT-18] a record with none of the idea’s words is not told, however close, unless a person or a model calls it near, or it is of the same use', () => {
  const records = [aRecord('awards', 'a', { title: 'A pump', text: 'It lifts water.' })];
  const near = (by: string) => ({ 'awards/a': [{ at: 0, certainty: 1, by, quote: null }] });
  const close = ['a'];
  expect(told(records, { close, terms: [term('pump')] })).toEqual(['a']);
  const terms = [term('seal')];
  expect(told(records, { close, terms })).toEqual([]);
  expect(told(records, { close, terms, near: near('estimate') })).toEqual([]);
  expect(told(records, { close, terms, near: near('model') })).toEqual(['a']);
  expect(told(records, { close, terms, near: near('person') })).toEqual(['a']);
  for (const ring of ['direct', 'same use'] as const) expect(told(records, { close, terms, ring })).toEqual(['a']);
  for (const ring of ['same technology', 'asks'] as const) expect(told(records, { close, terms, ring })).toEqual([]);
});
