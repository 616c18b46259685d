import { expect, test } from 'vitest';
import { ByteCache } from './byte-cache.ts';

const keep = (kept: ByteCache, name: string, length = 40) => kept.add(name, length)?.fill(name.charCodeAt(0));
const read = (kept: ByteCache, name: string) => {
  const bytes = kept.get(name);
  return bytes && String.fromCharCode(...bytes);
};

test('what was kept is found, each at a place that numbers of four bytes may have', () => {
  const kept = new ByteCache(200);
  keep(kept, 'a', 3);
  keep(kept, 'b', 5);
  expect([read(kept, 'a'), read(kept, 'b'), read(kept, 'c')]).toEqual(['aaa', 'bbbbb', null]);
  expect(kept.get('b')!.byteOffset % 4).toBe(0);
});

test('nothing gives way while it may be in use', () => {
  const kept = new ByteCache(200);
  keep(kept, 'a');
  keep(kept, 'b');
  const [a, b] = [kept.get('a')!, kept.get('b')!];
  expect(kept.add('c', 40)).toBeNull();
  kept.turn();
  keep(kept, 'c');
  keep(kept, 'd');
  expect([a[0], b[0]]).toEqual(['a'.charCodeAt(0), 'b'.charCodeAt(0)]);
});

test('what was asked for lately stays, the rest gives way', () => {
  const kept = new ByteCache(200);
  keep(kept, 'a');
  keep(kept, 'b');
  keep(kept, 'c');
  kept.turn();
  keep(kept, 'c');
  expect(read(kept, 'a')).toBe('a'.repeat(40));
  keep(kept, 'd');
  kept.turn();
  expect(['a', 'b', 'c', 'd'].map((name) => read(kept, name)?.[0] ?? null)).toEqual(['a', null, 'c', null]);
});

test('what is larger than the room is not kept, and what was is forgotten when all is', () => {
  const kept = new ByteCache(200);
  keep(kept, 'b');
  for (let question = 0; question < 3; question++) {
    expect(kept.add('a', 101)).toBeNull();
    kept.turn();
  }
  expect(read(kept, 'b')).toBe('b'.repeat(40));
  kept.clear();
  expect(kept.get('b')).toBeNull();
});
