import pg from 'pg';
import type { Database } from '../database.ts';
import type { DumpBatch, DumpSchema, DumpTable } from './dump-format.ts';

export interface OpenDump {
  readonly schema: DumpSchema;
  /** Every row, table by table, as they were when the dump was opened. */
  batches(): AsyncGenerator<DumpBatch>;
  close(): Promise<void>;
}

/** Values are written in one way, whatever the server, the role or the database is set to. */
export const ONE_WAY_OF_WRITING = `
  SET LOCAL datestyle = 'ISO'; SET LOCAL timezone = 'UTC'; SET LOCAL intervalstyle = 'postgres';
  SET LOCAL extra_float_digits = 1; SET LOCAL bytea_output = 'hex'; SET LOCAL search_path = public`;

/** Of the job queue, what has been asked of it; the rest it makes anew. */
const QUEUE_TABLES = ['queue', 'schedule', 'subscription', 'job', 'job_dependency'];

/** Tables that are kept empty: what a search service was told is no part of what is stored here, and is told anew. */
const EMPTY_TABLES = ['catalogue_search_index'];

/** Rows are taken so many at once that they are about as long as this: memory stays flat, whatever a row is like. */
const BATCH_BYTES = 2_000_000;
const FIRST_ROWS = 50;
const MOST_ROWS = 5_000;

/** The workspace at one moment, while others go on writing. The same for a PostgreSQL server and the embedded store. */
export async function openDump({ pool }: Database): Promise<OpenDump> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(ONE_WAY_OF_WRITING);
    const schema = {
      migrations: await readMigrations(client),
      tables: await readTables(client),
      sequences: await readSequences(client),
    };
    return {
      schema,
      async *batches() {
        for (const table of schema.tables.filter(({ name }) => !EMPTY_TABLES.includes(name)))
          for await (const text of readRows(client, table)) yield { table, text };
      },
      close: async () => {
        await client.query('ROLLBACK');
        client.release();
      },
    };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

export const nameOf = ({ schema, name }: Pick<DumpTable, 'schema' | 'name'>): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** The rows of a table in texts of many lines each. */
export async function* readRows(client: pg.PoolClient, table: DumpTable): AsyncGenerator<string> {
  const values = table.columns.map((column) => `${pg.escapeIdentifier(column)}::text`).join(', ');
  await client.query(
    `DECLARE dumped NO SCROLL CURSOR FOR SELECT json_build_array(${values})::text AS line FROM ${nameOf(table)}`,
  );
  for (let count = FIRST_ROWS; ; ) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${count} FROM dumped`);
    if (rows.length === 0) break;
    const text = `${rows.map(({ line }) => line).join('\n')}\n`;
    yield text;
    const each = text.length / rows.length;
    count = Math.max(1, Math.min(MOST_ROWS, Math.round(BATCH_BYTES / each)));
  }
  await client.query('CLOSE dumped');
}

/** Empty where there are no tables of ours. */
export async function readMigrations(client: pg.PoolClient): Promise<DumpSchema['migrations']> {
  const { rows: known } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS is_there`);
  if (!known[0].is_there) return [];
  const { rows } = await client.query('SELECT hash, created_at FROM drizzle.__drizzle_migrations ORDER BY created_at');
  return rows.map(({ hash, created_at }) => ({ hash, createdAt: Number(created_at) }));
}

/** Tables with the columns that are written to: what is computed of others is left out, and parts of a table are read as the whole. */
export async function readTables(client: pg.PoolClient): Promise<DumpTable[]> {
  const { rows } = await client.query<{ schema: string; name: string; columns: string[] }>(
    `SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
     FROM pg_class
       JOIN pg_namespace ON pg_namespace.oid = relnamespace
       JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
     WHERE relkind IN ('r', 'p') AND NOT relispartition
       AND (nspname = 'public' OR nspname = 'pgboss' AND relname = ANY($1))
     GROUP BY nspname, relname ORDER BY nspname, relname`,
    [QUEUE_TABLES],
  );
  return rows;
}

async function readSequences(client: pg.PoolClient): Promise<DumpSchema['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 2`,
  );
  const sequences: DumpSchema['sequences'] = [];
  for (const sequence of rows) {
    const state = await client.query(`SELECT last_value::text AS last, is_called FROM ${nameOf(sequence)}`);
    sequences.push({ ...sequence, last: state.rows[0].last, isCalled: state.rows[0].is_called });
  }
  return sequences;
}
