import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';

/** Words of fewer records are as rare as the rarest: `word-shares.ts` says what they count for. */
const LEAST = 12;

/**
 * `npm run evaluate -- word-shares <data folder>`: writes `word-shares.tsv` from the catalogue there: in how many of its records
 * each word stands, as stems.
 */
export function writeWordShares([folder]: string[]): void {
  if (!folder) throw new Error('Name the data folder: npm run evaluate -- word-shares <folder>');
  const db = new DatabaseSync(join(folder, 'catalogue', 'catalogue.db'), { readOnly: true });
  db.exec(`create virtual table temp.words using fts5vocab(main, 'fts', 'col')`);
  const words = db
    .prepare(
      `select term from temp.words where col in ('title', 'body') group by term having max(doc) >= ? order by term`,
    )
    .all(LEAST)
    .map(({ term }) => String(term))
    .filter((term) => /^\p{L}{2,}[\p{L}\d]*$/u.test(term));
  const count = db.prepare('select count(*) as records from fts where fts match ?');
  const [{ records = 0 } = {}] = db.prepare('select count(*) as records from docs where hidden = 0').all();
  const lines = words.map((term) => `${term}\t${count.get(`{title body}: "${term}"`)!['records']}`);
  const file = fileURLToPath(import.meta.resolve('../../../apps/server/src/catalogue/relevance/word-shares.tsv'));
  writeFileSync(file, `${[`\t${records}`, ...lines].join('\n')}\n`);
  console.log(`${lines.length} words of ${records} records: ${file}`);
}
