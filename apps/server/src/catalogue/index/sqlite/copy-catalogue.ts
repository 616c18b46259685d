import { DatabaseSync } from 'node:sqlite';
import { CatalogueStorageError } from '../errors.ts';
import { describeStorageError } from './shared/storage-error.ts';

/** A catalogue's file as it is at one moment, as a new file, while others go on reading and writing. Takes no more memory than a search. */
export function copyCatalogue(file: string, to: string): void {
  withFile(file, (db) => db.prepare('vacuum into ?').run(to));
}

/** Problems with a catalogue's file, in the operator's words: pages first, then whether its parts belong together. */
export function catalogueProblems(file: string): string[] {
  return withFile(file, (db) => {
    const [first] = db.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    if (first?.quick_check !== 'ok') return [`its pages: ${first?.quick_check}`];
    return Object.entries(BROKEN).flatMap(([what, statement]) => {
      const count = Number(db.prepare(`select count(*) as n from (${statement})`).get()?.['n']);
      return count > 0 ? [`${count} ${what}`] : [];
    });
  });
}

export const countRecords = (file: string): number =>
  withFile(file, (db) => Number(db.prepare('select count(*) as n from records').get()?.['n']));

const BROKEN = {
  'records that no search looks at': 'select docid from records except select docid from docs',
  'places in the index without a record': 'select docid from docs except select docid from records',
  'records whose words are not in the index': 'select docid from docs except select id from fts_docsize',
  'texts in the index without a record': 'select id from fts_docsize except select docid from docs',
  'identities of records that are gone': 'select docid from identities except select docid from records',
  'places in a collection without a record': 'select docid from owned except select docid from records',
  'vectors without their numbers': 'select seq from vector_bits except select seq from vectors',
};

function withFile<Value>(file: string, use: (db: DatabaseSync) => Value): Value {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(file, { readOnly: true, timeout: 30_000 });
    return use(db);
  } catch (error) {
    const told = describeStorageError(error, file);
    throw told instanceof Error ? told : new CatalogueStorageError(String(told));
  } finally {
    db?.close();
  }
}
