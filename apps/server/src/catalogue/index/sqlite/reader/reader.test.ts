import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { parseQuery } from '../../../query/parse-query.ts';
import { makeQuery, makeRecord } from '../../contract/records.ts';
import { openForReading, openForWriting } from '../shared/connection.ts';
import { ensureSchema } from '../shared/schema.ts';
import { makeFolder } from '../test/open-in-folder.ts';
import { Writer } from '../writer/writer.ts';
import { Reader } from './reader.ts';

/** A reader on 2,100 equal records whose call is cancelled at the n-th time that it looks. */
function openReader(): { reader: Reader; cancelAt(n: number): void; looked(): number } {
  const file = join(makeFolder(), 'catalogue.db');
  const db = openForWriting(file);
  ensureSchema(db);
  new Writer(db).upsert(Array.from({ length: 2_100 }, (_, i) => makeRecord(`${i}`, { text: 'kolo bumo rinto' })));
  db.close();
  let at = Number.POSITIVE_INFINITY;
  let count = 0;
  const cancellation = {
    check() {
      if (++count === at) throw new DOMException('Cancelled.', 'AbortError');
    },
  };
  const reader = new Reader(openForReading(file), ['patents'], cancellation);
  onTestFinished(() => reader.close());
  return {
    reader,
    cancelAt(n) {
      at = n;
      count = 0;
    },
    looked: () => count,
  };
}

test.each(['kolo', 'kolo bumo', '"kolo bumo"', 'kolo OR rin*', 'kolo NOT bumo', ''])(
  'a search for %j can be cancelled wherever it looks, and the next one is right',
  (text) => {
    const query = makeQuery({ query: parseQuery(text), limit: 3, countFacets: ['status'] });
    const { reader: uncancelled, cancelAt: never, looked } = openReader();
    never(Number.POSITIVE_INFINITY);
    const expected = uncancelled.search(query);
    expect(looked()).toBeGreaterThan(text === '' ? 1 : 4);
    for (let n = 1; n <= looked(); n += Math.ceil(looked() / 6)) {
      const { reader, cancelAt } = openReader();
      cancelAt(n);
      expect(() => reader.search(query)).toThrow(expect.objectContaining({ name: 'AbortError' }));
      expect(reader.search(query)).toEqual(expected);
    }
  },
);
