import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitScan } from './bit-scan.ts';

const differing = (a: Uint8Array, b: Uint8Array) =>
  a.reduce((sum, byte, i) => sum + [...(byte ^ b[i]!).toString(2)].filter((bit) => bit === '1').length, 0);

test('[SRCH-02] bits that differ are counted as one would by hand, for any width, while rows are added', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(8, 32, 64, 96, 384, 1536, 4096).chain((bits) => {
        const row = fc.uint8Array({ minLength: bits / 8, maxLength: bits / 8 });
        return fc.tuple(fc.constant(bits), row, fc.array(row, { minLength: 1, maxLength: 20 }));
      }),
      ([bits, query, rows]) => {
        const scan = new BitScan(bits);
        rows.forEach((row, slot) => {
          scan.reserve(slot + 1);
          scan.set(slot, row);
          // Counting between additions must not disturb what is added next to it.
          scan.differences(query, slot + 1);
        });
        const counted = [...scan.differences(query, rows.length + 2)].slice(0, rows.length + 2);
        const zeros = new Uint8Array(bits / 8);
        expect(counted).toEqual([...rows, zeros, zeros].map((row) => differing(row, query)));
      },
    ),
  );
});

test('[SRCH-02] there may be no rows, and very many', () => {
  const scan = new BitScan(64);
  expect(scan.differences(new Uint8Array(8), 0)).toHaveLength(0);
  scan.reserve(200_000);
  scan.set(199_999, new Uint8Array(8).fill(255));
  expect(scan.differences(new Uint8Array(8), 200_000)[199_999]).toBe(64);
});
