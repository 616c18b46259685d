import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makeRecord } from '../../contract/records.ts';
import { distance } from '../../text/misspelt.ts';
import { openSqliteIndex } from '../sqlite-index.ts';

test('[SRCH-01] a word that no record holds finds those like it, as records write them, the commoner first', async () => {
  const index = await openSqliteIndex({ file: ':memory:', engines: [{ id: 'patents' }], readers: 1 });
  try {
    await index.upsert([
      makeRecord('1', { title: 'Batteries for vehicles', text: 'A battery of cells' }),
      makeRecord('2', { title: 'Battery housing' }),
      makeRecord('3', { title: 'Batter for cakes' }),
      makeRecord('4', { title: 'Électrolyte solide' }),
    ]);
    expect(await index.similarWords(['battrey', 'electrolite', 'battery', 'xqzzyk', 'b2b', 'cat'], 2)).toEqual({
      battrey: ['battery', 'batter'],
      electrolite: ['électrolyte'],
      xqzzyk: [],
    });
  } finally {
    await index.close();
  }
});

const word = fc.stringMatching(/^[abc]{0,6}$/);

test('[SRCH-01] distances are those of a plain definition, as far as they are asked for', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const plain = plainDistance(a, b);
      expect(Math.min(distance(a, b, 3), 4)).toBe(Math.min(plain, 4));
      expect(distance(a, b, 3)).toBe(distance(b, a, 3));
    }),
  );
});

/** Optimal string alignment, by its recursion. */
function plainDistance(a: string, b: string): number {
  if (a === '' || b === '') return Math.max(a.length, b.length);
  const change = plainDistance(a.slice(1), b.slice(1)) + (a[0] === b[0] ? 0 : 1);
  const both = Math.min(change, plainDistance(a.slice(1), b) + 1, plainDistance(a, b.slice(1)) + 1);
  const isSwap = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return isSwap ? Math.min(both, plainDistance(a.slice(2), b.slice(2)) + 1) : both;
}
