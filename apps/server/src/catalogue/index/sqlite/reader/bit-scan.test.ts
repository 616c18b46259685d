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
        rows.forEach((row, docOrdinal) => {
          scan.reserve(docOrdinal + 1);
          scan.set(docOrdinal, row);
          // Counting between additions must not disturb what is added next to it.
          scan.differences(query, docOrdinal + 1);
        });
        const { byDocOrdinal, histogram } = scan.differences(query, rows.length + 2);
        const wanted = rows.map((row) => differing(row, query));
        expect([...byDocOrdinal.subarray(0, rows.length)]).toEqual(wanted);
        expect(Math.min(...byDocOrdinal.subarray(rows.length))).toBeGreaterThan(bits);
        expect([...histogram].flatMap((count, bits) => Array(count).fill(bits))).toEqual(
          wanted.toSorted((a, b) => a - b),
        );
      },
    ),
  );
});

test('[SRCH-02] there may be no rows, and very many', () => {
  const scan = new BitScan(64);
  expect(scan.differences(new Uint8Array(8), 0).byDocOrdinal).toHaveLength(0);
  scan.reserve(200_000);
  scan.set(199_999, new Uint8Array(8).fill(255));
  expect(scan.differences(new Uint8Array(8), 200_000).byDocOrdinal[199_999]).toBe(64);
});

test('[SRCH-02] of ranges alone, and of a row that was set anew', () => {
  const scan = new BitScan(64);
  scan.reserve(6);
  for (let docOrdinal = 0; docOrdinal < 6; docOrdinal++) scan.set(docOrdinal, new Uint8Array(8).fill(255));
  scan.set(4, new Uint8Array(8).fill(1));
  const ranges = [
    { from: 1, to: 2 },
    { from: 4, to: 6 },
  ];
  const { byDocOrdinal, histogram } = scan.differences(new Uint8Array(8), 6, ranges);
  expect([byDocOrdinal[1], byDocOrdinal[4], byDocOrdinal[5]]).toEqual([64, 8, 64]);
  expect([histogram[8], histogram[64]]).toEqual([1, 2]);
});

test('[SRCH-02] of single docOrdinals, between what is asked of all', () => {
  const scan = new BitScan(64);
  scan.reserve(6);
  for (let docOrdinal = 0; docOrdinal < 6; docOrdinal++)
    scan.set(docOrdinal, new Uint8Array(8).fill(2 ** docOrdinal - 1));
  const ofAll = () => [...scan.differences(new Uint8Array(8), 6).byDocOrdinal];
  expect(ofAll()).toEqual([0, 8, 16, 24, 32, 40]);
  const { [1]: second, [4]: fifth } = scan.differencesOf(new Uint8Array(8).fill(1), Uint32Array.of(1, 4));
  expect([second, fifth]).toEqual([0, 24]);
  expect(ofAll()).toEqual([0, 8, 16, 24, 32, 40]);
  expect(scan.differences(new Uint8Array(8), 6).histogram[24]).toBe(1);
});

test('[SRCH-02] the near ones of a range are those that differ in so few bits and are wanted', () => {
  const bits = 64;
  const row = fc.uint8Array({ minLength: bits / 8, maxLength: bits / 8 });
  const rows = fc.array(fc.option(row, { freq: 4 }), { minLength: 1, maxLength: 60 });
  const place = fc.nat(60);
  fc.assert(
    fc.property(rows, row, place, place, fc.nat(bits), (rows, query, one, other, most) => {
      const scan = new BitScan(bits);
      scan.reserve(rows.length);
      rows.forEach((each, docOrdinal) => {
        if (each) scan.set(docOrdinal, each);
      });
      const [from = 0, to = 0] = [one, other].map((at) => Math.min(at, rows.length)).sort((a, b) => a - b);
      scan.differences(query, rows.length, [{ from, to }]);
      const isWanted = (docOrdinal: number) => docOrdinal % 3 > 0;
      const wanted = [...rows.keys()].filter(
        (docOrdinal) =>
          docOrdinal >= from &&
          docOrdinal < to &&
          isWanted(docOrdinal) &&
          rows[docOrdinal] &&
          differing(rows[docOrdinal], query) <= most,
      );
      expect(scan.near({ from, to }, most, isWanted)).toEqual(wanted);
    }),
  );
});
