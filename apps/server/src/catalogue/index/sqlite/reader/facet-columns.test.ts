import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Columns } from './columns.ts';
import { FacetColumns } from './facet-columns.ts';
import { FacetDictionary } from './facet-dictionary.ts';
import type { Mirror } from './mirror.ts';

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
    fc.property(steps, fc.constantFrom(0, 3), fc.integer({ min: 1, max: 3 }), (asked, worthwhile, capacity) => {
      const facets = new FacetDictionary();
      for (let code = 1; code <= VALUES; code++) facets.append(code, code % 2, fieldOfCode(code), `value ${code}`);
      const records: number[][] = [];
      const mirror = { columns: new Columns(), facets } as Mirror;
      const columns = new FacetColumns(mirror, { capacity, worthwhile });
      for (const { added, field } of asked) {
        for (const codes of added) {
          append(mirror.columns, codes);
          records.push(codes);
        }
        const slots = Uint32Array.from(records, (_, slot) => slot).filter((slot) => slot % 3 !== 1);
        const counts = new Uint32Array(VALUES + 1);
        columns.count(field, slots, 0, slots.length, counts);
        const plain = new Uint32Array(VALUES + 1);
        for (const slot of slots) for (const code of records[slot]!) if (fieldOfCode(code) === field) plain[code]!++;
        expect(counts).toEqual(plain);
      }
    }),
  );
});
