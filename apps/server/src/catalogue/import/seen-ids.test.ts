import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SeenIds } from './seen-ids.ts';

test('knows what it has met, and nothing else', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (met, others) => {
      const seen = new SeenIds();
      const reference = new Set<string>();
      for (const text of met) {
        expect(seen.add(text)).toBe(!reference.has(text));
        reference.add(text);
      }
      for (const text of [...met, ...others]) expect(seen.has(text)).toBe(reference.has(text));
    }),
  );
});

test('tells a million numbered ids apart', () => {
  const seen = new SeenIds();
  for (let id = 0; id < 1_000_000; id += 1) if (!seen.add(`clinical-trials/NCT${id}`)) throw new Error(`${id}`);
  expect(seen.has('clinical-trials/NCT1000000')).toBe(false);
  expect(seen.add('clinical-trials/NCT999999')).toBe(false);
});
