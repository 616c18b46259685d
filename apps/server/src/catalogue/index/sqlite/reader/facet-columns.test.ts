import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Columns } from './columns.ts';
import { FacetColumns } from './facet-columns.ts';
import { FacetDictionary } from './facet-dictionary.ts';
import type { RecordColumns } from './record-columns.ts';

const never = { check: () => undefined };
const FIELDS = ['status', 'area', 'state'];
/** Code n is a value of the field n % 3, of one of two data sets. */
const VALUES = 12;
const fieldOfCode = (code: number) => FIELDS[code % FIELDS.length]!;

function append(columns: Columns, codes: number[]): void {
  const facets = new Uint8Array(Uint32Array.from(codes).buffer);
  const rest = { engine: 1, hidden: 0, isSample: 0, date: 0, closes: 0, amount: null, length: 1, seen: 0 };
  columns.append({ docid: columns.size + 1, facets, ...rest });
}

test('[SRCH-05] a field is counted as one look at every record counts it, while records come and columns go', () => {
  const anyCodes = fc.uniqueArray(fc.integer({ min: 1, max: VALUES }), { maxLength: 6 });
  const steps = fc.array(fc.record({ added: fc.array(anyCodes, { maxLength: 8 }), field: fc.constantFrom(...FIELDS) }));
  fc.assert(
    fc.property(steps, fc.constantFrom(0, 3), fc.constantFrom(0, 80, 1_000_000), (asked, worthwhile, bytes) => {
      const facets = new FacetDictionary();
      for (let code = 1; code <= VALUES; code++) facets.append(code, code % 2, fieldOfCode(code), `value ${code}`);
      const records: number[][] = [];
      const recordColumns = { columns: new Columns(), facets } as RecordColumns;
      const columns = new FacetColumns(recordColumns, { bytes, worthwhile });
      for (const { added, field } of asked) {
        for (const codes of added) {
          append(recordColumns.columns, codes);
          records.push(codes);
        }
        const docOrdinals = Uint32Array.from(records, (_, docOrdinal) => docOrdinal).filter(
          (docOrdinal) => docOrdinal % 3 !== 1,
        );
        const counts = new Uint32Array(VALUES + 1);
        columns.count(field, docOrdinals, counts, never);
        const plain = new Uint32Array(VALUES + 1);
        for (const docOrdinal of docOrdinals)
          for (const code of records[docOrdinal]!) if (fieldOfCode(code) === field) plain[code]!++;
        expect(counts).toEqual(plain);
      }
    }),
  );
});

test('[SRCH-05] a field whose values grow in number, past what two bytes hold, is counted all the same', () => {
  const facets = new FacetDictionary();
  const recordColumns = { columns: new Columns(), facets } as RecordColumns;
  const columns = new FacetColumns(recordColumns, { bytes: 10_000_000, worthwhile: 0 });
  const grow = (codes: number) => {
    for (let code = facets.size; code <= codes; code++) {
      facets.append(code, code % 2, 'area', `value ${code}`);
      append(recordColumns.columns, code % 3 === 0 ? [code, code - 1] : [code]);
    }
    const docOrdinals = Uint32Array.from({ length: recordColumns.columns.size }, (_, docOrdinal) => docOrdinal);
    const counts = new Uint32Array(facets.size);
    columns.count('area', docOrdinals, counts, never);
    const isSeveral = (code: number) => Number(code % 3 === 2 && code < codes);
    expect(counts.every((count, code) => count === (code === 0 ? 0 : 1 + isSeveral(code)))).toBe(true);
  };
  for (const codes of [200, 65_000, 66_000]) grow(codes);
});

test('[SRCH-05] with too little room for all fields of a search, columns are not made anew each time', () => {
  const facets = new FacetDictionary();
  for (let code = 1; code <= VALUES; code++) facets.append(code, 1, fieldOfCode(code), `value ${code}`);
  const recordColumns = { columns: new Columns(), facets } as RecordColumns;
  for (let n = 0; n < 100; n++) append(recordColumns.columns, [1 + (n % VALUES)]);
  const columns = new FacetColumns(recordColumns, { bytes: 500, worthwhile: 0 });
  for (let search = 0; search < 3; search++)
    for (const field of FIELDS) columns.count(field, Uint32Array.of(1), new Uint32Array(VALUES + 1), never);
  expect(columns.made).toBe(2);
});
