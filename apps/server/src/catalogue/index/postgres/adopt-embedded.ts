import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../../platform/db/database.ts';
import { StartError } from '../../../platform/start-error.ts';
import type { CatalogueRecord } from '../../record.ts';
import { HIDDEN } from '../hidden.ts';
import { ensureState, type Querying, type WriterState, writing } from './catalogue-database.ts';
import { insertRecords } from './insert-records.ts';
import type { Prepare } from './record-writer.ts';

const AT_ONCE = 500;

interface EmbeddedRow {
  docid: number;
  json: string;
  hidden: number;
  seen: number;
  born: number | null;
  watched: number | null;
}

/**
 * An embedded catalogue's file into the tables, which must be empty: all of it or nothing. Places stay what they are, since the workspace
 * remembers up to which place people were told of changes; so do vectors, which took long to make.
 */
export async function adoptEmbedded(
  database: Database,
  file: string,
  prepare: Prepare,
  onProgress: (records: number) => void,
): Promise<{ records: number }> {
  await ensureState(database);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    return await writing(database, async (client, state) => {
      if (state.place > 0) throw new StartError('The database holds a catalog already: nothing was changed.');
      const records = await adoptRecords(client, state, source, prepare, onProgress);
      await adoptRest(client, source);
      const last = source.prepare(`select seq from sqlite_sequence where name = 'docs'`).get();
      state.place = Math.max(state.place, Number(last?.['seq'] ?? 0));
      const { rows } = await client.query('SELECT DISTINCT engine FROM catalogue_record');
      state.version = Number(source.prepare('select version from state').get()?.['version']);
      return { value: { records }, engines: rows.map(({ engine }) => engine) };
    });
  } finally {
    source.close();
  }
}

async function adoptRecords(
  client: Querying,
  state: WriterState,
  source: DatabaseSync,
  prepare: Prepare,
  onProgress: (records: number) => void,
): Promise<number> {
  const rows = source.prepare(`
    select docid, json, hidden, seen, born, watched from docs join records using (docid)
      left join (select engine, id, min(replaces) as born, max(docid) as watched from earlier_values group by engine, id)
        as earlier on earlier.engine = records.engine and earlier.id = records.id
    where docid > ? order by docid limit ${AT_ONCE}`);
  const now = Math.floor(Date.now() / 1000);
  const knownValues = new Set<string>();
  let done = 0;
  for (let after = 0; ; ) {
    const page = rows.all(after) as unknown as EmbeddedRow[];
    if (page.length === 0) return done;
    const prepared = await prepare(page.map(({ json }) => JSON.parse(json) as CatalogueRecord));
    const placed = page.map(({ docid, hidden, seen, born, watched }, at) => ({
      place: docid,
      prepared: prepared[at]!,
      isDuplicate: (hidden & HIDDEN.duplicate) !== 0,
      seen,
      born: born ?? docid,
      watched,
      before: null,
    }));
    await insertRecords(client, state, placed, { now, knownValues });
    after = page.at(-1)!.docid;
    done += page.length;
    onProgress(done);
  }
}

/** Adopts what people were not told of yet, how far imports have come, and vectors. */
async function adoptRest(client: Querying, source: DatabaseSync): Promise<void> {
  const earlier =
    'select engines.name as engine, id, docid as place, at, fields from earlier_values join engines on code = engine';
  await copy(client, source, earlier, 'catalogue_earlier (engine, id, place, at, fields)');
  await copy(
    client,
    source,
    'select key, value, added, changed, unchanged from checkpoints',
    'catalogue_checkpoint (key, value, added, changed, unchanged)',
  );
  const models = 'select code, id, dimension, documents, is_serving, data from models';
  for (const row of source.prepare(models).iterate())
    await client.query(
      'INSERT INTO catalogue_model (code, id, dimension, documents, is_serving, data) VALUES ($1, $2, $3, $4, $5, $6)',
      [row['code'], row['id'], row['dimension'], row['documents'], row['is_serving'] === 1, row['data']],
    );
  const vectors =
    'select model, docid as place, bytes from vector_bits join vectors using (seq) join docs using (docid)';
  await copy(client, source, vectors, 'catalogue_vector (model, place, bytes)', ['int', 'bigint', 'bytea']);
}

/** Rows of a statement, of which each column is taken as text unless it is said otherwise. */
async function copy(
  client: Querying,
  source: DatabaseSync,
  statement: string,
  into: string,
  types?: string[],
): Promise<void> {
  const names = /\((.*)\)/.exec(into)![1]!.split(', ');
  const [table] = into.split(' ');
  const insert = async (rows: Record<string, unknown>[]) => {
    const columns = names.map((name) => rows.map((row) => stored(row[name])));
    const kinds = names.map((name, at) => `$${at + 1}::${types?.[at] ?? TYPES[name] ?? 'text'}[]`);
    await client.query(`INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${kinds.join(', ')})`, columns);
  };
  let rows: Record<string, unknown>[] = [];
  for (const row of source.prepare(statement).iterate()) {
    rows.push(row);
    if (rows.length === AT_ONCE) {
      await insert(rows);
      rows = [];
    }
  }
  if (rows.length > 0) await insert(rows);
}

const TYPES: Record<string, string> = {
  place: 'bigint',
  at: 'bigint',
  added: 'bigint',
  changed: 'bigint',
  unchanged: 'bigint',
};
const stored = (value: unknown) => (value instanceof Uint8Array ? Buffer.from(value) : value);
