import { expect, test } from 'vitest';
import { MatchCache } from './match-cache.ts';

const found = (count: number) => ({ docOrdinals: new Uint32Array(count) });

test('searches that find nothing take room, too: however many there are, memory stays bounded', () => {
  const cache = new MatchCache<{ docOrdinals: Uint32Array }>(1_000_000);
  for (let n = 0; n < 100_000; n += 1) cache.get(`search ${n}`, () => found(0));
  expect(cache.size).toBeLessThan(100);
  expect(cache.has('search 99999')).toBe(true);
  expect(cache.has('search 0')).toBe(false);
});

test('one that is larger than all the room is kept until the next', () => {
  const cache = new MatchCache<{ docOrdinals: Uint32Array }>(1_000_000);
  cache.get('small', () => found(1));
  cache.get('large', () => found(1_000_000));
  expect([cache.has('small'), cache.has('large')]).toEqual([false, true]);
  cache.get('next', () => found(1));
  expect([cache.has('large'), cache.has('next')]).toEqual([false, true]);
});

test('the least recently used goes first, and a cleared cache starts anew', () => {
  const cache = new MatchCache<{ docOrdinals: Uint32Array }>(40_000);
  for (const key of ['a', 'b', 'a', 'c']) cache.get(key, () => found(0));
  expect(['a', 'b', 'c'].map((key) => cache.has(key))).toEqual([true, false, true]);
  cache.clear();
  for (const key of ['d', 'e']) cache.get(key, () => found(0));
  expect(cache.size).toBe(2);
});
