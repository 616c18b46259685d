import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeRecord } from '../../../contract/records.ts';
import { openForReading, openForWriting } from '../../shared/connection.ts';
import { ensureSchema } from '../../shared/schema.ts';
import { makeFolder } from '../../test/open-in-folder.ts';
import { Writer } from '../../writer/writer.ts';
import { Mirror } from '../mirror.ts';
import { TextLeaves } from '../text-leaves.ts';
import { inText, inTitle, TermScan } from './term-scan.ts';

const WORDS = ['kolo', 'bumo', 'rinto', 'sela', 'mipa'];

/** Each word stands in the records whose numbers its place divides, once in the title and as often in the text as that place. */
function openScan(bytes: number) {
  const file = join(makeFolder(), 'catalogue.db');
  const db = openForWriting(file);
  ensureSchema(db);
  const textOf = (i: number, often: (place: number) => number) =>
    WORDS.flatMap((word, at) => (i % (at + 1) === 0 ? Array<string>(often(at + 1)).fill(word) : [])).join(' ');
  const records = Array.from({ length: 60 }, (_, i) =>
    makeRecord(`${i}`, { title: textOf(i, () => 1), text: textOf(i, (place) => place) }),
  );
  new Writer(db).upsert(records);
  db.close();
  const reading = openForReading(file);
  onTestFinished(() => reading.close());
  const mirror = new Mirror(reading);
  mirror.sync();
  const leaves = new TextLeaves(reading, { check() {} });
  leaves.sync();
  return { scan: new TermScan(leaves, (text) => text.toLowerCase().split(' '), bytes), columns: mirror.columns };
}

test.each([0, 300, 1_000, 100_000])(
  'what was read of a word stays as it is for a question, where %d bytes are kept',
  (bytes) => {
    const { scan, columns } = openScan(bytes);
    for (let question = 0; question < 4; question++) {
      // Each question begins with another word, and asks for some of them twice.
      const asked = [...WORDS, ...WORDS].slice(question, question + 8);
      const found = asked.map((word) => scan.token(word, columns));
      const phrase = scan.phrase('kolo bumo', columns);
      for (const [i, { slots, often }] of found.entries()) {
        const place = WORDS.indexOf(asked[i]!) + 1;
        expect(slots).toHaveLength(Math.ceil(60 / place));
        expect([...often].every((each) => inTitle(each) === 1 && inText(each) === place)).toBe(true);
      }
      expect(phrase).toHaveLength(30);
      scan.turn();
    }
  },
);
