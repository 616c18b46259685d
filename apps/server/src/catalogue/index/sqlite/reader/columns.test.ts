import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Columns } from './columns.ts';

const packed = (codes: number[]) => new Uint8Array(Uint32Array.from(codes).buffer);

test('every record keeps its values while the arrays grow, at any sizes', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: 0, max: 5 }),
      fc.integer({ min: 1, max: 7 }),
      (count, codes, step) => {
        const columns = new Columns();
        const codesOf = (i: number) => Array.from({ length: (i % 3) * codes }, (_, j) => i * 1000 + j);
        for (let i = 0; i < count; i++) {
          columns.append({
            docid: (i + 1) * step,
            engine: i % 14,
            hidden: 0,
            isSample: i % 2,
            date: i,
            closes: 0,
            amount: i % 5 === 0 ? null : i / 2,
            length: i,
            seen: i,
            facets: packed(codesOf(i)),
          });
        }
        for (let i = 0; i < count; i++) {
          expect(columns.docOrdinalOf((i + 1) * step)).toBe(i);
          expect([...columns.codes.slice(columns.codeStart[i], columns.codeStart[i + 1])]).toEqual(codesOf(i));
          expect([columns.engine[i], columns.date[i], columns.length[i]]).toEqual([i % 14, i, i]);
          expect(columns.amount[i]).toBe(i % 5 === 0 ? Number.NaN : i / 2);
        }
      },
    ),
    { numRuns: 15, examples: [[1025, 1, 1]] },
  );
});

test('a removed record is dead, counts no more, and can be removed again without harm', () => {
  const columns = new Columns();
  const row = {
    engine: 1,
    hidden: 0,
    isSample: 0,
    date: 0,
    closes: 0,
    amount: null,
    length: 10,
    seen: 0,
    facets: packed([]),
  };
  columns.append({ ...row, docid: 3 });
  columns.append({ ...row, docid: 9 });
  columns.remove(3);
  columns.remove(3);
  columns.remove(4);
  expect([
    columns.docOrdinalOf(3),
    columns.docOrdinalOf(9),
    columns.docOrdinalOf(10),
    columns.docOrdinalOf(1e6),
  ]).toEqual([-1, 1, -1, -1]);
  expect([columns.size, columns.live, columns.words]).toEqual([2, 1, 10]);
});
