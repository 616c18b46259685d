import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import type { Database } from '../database.ts';
import { MIGRATIONS_FOLDER } from '../migrate.ts';
import {
  type DumpBatch,
  type DumpSchema,
  type DumpTable,
  linesOf,
  type RowSum,
  RowSums,
  tableKey,
} from './dump-format.ts';
import { nameOf, ONE_WAY_OF_WRITING, readMigrations, readRows, readTables } from './read-dump.ts';

export interface LoadOptions {
  schema: DumpSchema;
  batches: AsyncIterable<DumpBatch>;
  /** Asked when all batches have been read: what the tables must then hold. */
  sums: () => Record<string, RowSum>;
}

/**
 * Fills a database whose job queue is laid out (`pg-boss` does that by itself): tables as they were when the dump was made, rows, a look whether all
 * arrived, then the migrations since. What the database held goes. One transaction: afterwards everything is there, or nothing has changed.
 */
export async function loadDump({ pool }: Database, options: LoadOptions): Promise<void> {
  const { schema } = options;
  const migrations = migrationsFor(schema);
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    await client.query(ONE_WAY_OF_WRITING);
    await dropTables(client);
    await client.query(
      'TRUNCATE pgboss.job, pgboss.job_dependency, pgboss.subscription, pgboss.schedule, pgboss.queue',
    );
    await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
      CREATE TABLE drizzle.__drizzle_migrations (id SERIAL PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
    await apply(client, migrations.before);
    await loadRows(client, options);
    for (const { name, schema: of, last, isCalled } of schema.sequences)
      await client.query('SELECT setval($1::regclass, $2::bigint, $3)', [nameOf({ schema: of, name }), last, isCalled]);
    await apply(client, migrations.since);
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    client.release(true);
    throw error;
  }
}

/** How a database stands to a dump: empty, used by nobody yet, in use by people, or somebody else's. */
export async function lookAtDatabase({ pool }: Database): Promise<{ accounts: number; strangers: string[] }> {
  const client = await pool.connect();
  try {
    const known = madeByMigrations('TABLE');
    const tables = (await readTables(client)).filter(({ schema }) => schema === 'public');
    const strangers = tables.filter(({ name }) => !known.includes(name)).map(({ name }) => name);
    const hasAccounts = tables.some(({ name }) => name === 'user') && (await readMigrations(client)).length > 0;
    const { rows } = hasAccounts
      ? await client.query('SELECT count(*)::int AS count FROM public."user"')
      : { rows: [{ count: 0 }] };
    return { accounts: rows[0].count, strangers };
  } finally {
    client.release();
  }
}

/** Foreign keys would want rows in one order, and some tables point at themselves: they hold again when all rows are there. */
async function loadRows(client: pg.PoolClient, { schema, batches, sums }: LoadOptions): Promise<void> {
  const keys = await takeForeignKeys(client);
  const targets = new Map((await readTables(client)).map((table) => [tableKey(table), table]));
  const inserts = new Map<string, string>();
  for await (const { table, text } of batches) {
    const key = tableKey(table);
    const target = targets.get(key);
    if (!target) throw new StartError(`There is no table ${key} for what was saved of it.`);
    const insert = inserts.get(key) ?? (await insertInto(client, table, target));
    inserts.set(key, insert);
    await client.query(insert, [`[${linesOf(text).join(',')}]`]);
  }
  await compare(client, schema, sums());
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${pg.escapeIdentifier(name)} ${definition}`);
}

/** Only the queue's tables may have lost a column: its own library changes them. */
async function insertInto(client: pg.PoolClient, table: DumpTable, target: DumpTable): Promise<string> {
  const { rows } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0`,
    [nameOf(table)],
  );
  const types = new Map(rows.map(({ name, type }) => [name, type]));
  const lost = lostColumns(table, target);
  if (table.schema === 'public' && lost.length > 0)
    throw new StartError(`The table ${table.name} has no column ${lost[0]} for what was saved of it.`);
  const written = table.columns.flatMap((name, at) => (lost.includes(name) ? [] : [{ name, at }]));
  const names = written.map(({ name }) => pg.escapeIdentifier(name)).join(', ');
  const values = written.map(({ name, at }) => `(line->>${at})::${types.get(name)}`).join(', ');
  return `INSERT INTO ${nameOf(table)} (${names}) OVERRIDING SYSTEM VALUE
    SELECT ${values} FROM json_array_elements($1::json) AS line`;
}

const lostColumns = (table: DumpTable, target: DumpTable | undefined) =>
  table.columns.filter((name) => !target?.columns.includes(name));

/** Reads everything back: what is stored is what was saved, value by value. */
async function compare(client: pg.PoolClient, schema: DumpSchema, wanted: Record<string, RowSum>): Promise<void> {
  const targets = new Map((await readTables(client)).map((table) => [tableKey(table), table]));
  const sums = new RowSums();
  const compared = schema.tables.filter((table) => lostColumns(table, targets.get(tableKey(table))).length === 0);
  for (const table of compared) for await (const text of readRows(client, table)) sums.add({ table, text });
  const stored = sums.toJSON();
  for (const key of compared.map(tableKey))
    if (stored[key]?.rows !== wanted[key]?.rows || stored[key]?.sum !== wanted[key]?.sum)
      throw new StartError(`The table ${key} did not arrive as it was saved. Nothing was changed.`);
}

async function takeForeignKeys(client: pg.PoolClient) {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${pg.escapeIdentifier(name)}`);
  return rows;
}

/** What migrations made; tables of others are found first, by `lookAtDatabase`. */
async function dropTables(client: pg.PoolClient): Promise<void> {
  for (const kind of ['TABLE', 'FUNCTION'] as const)
    for (const name of madeByMigrations(kind))
      await client.query(`DROP ${kind} IF EXISTS public.${pg.escapeIdentifier(name)} CASCADE`);
  await client.query('DROP SCHEMA IF EXISTS drizzle CASCADE');
}

const madeByMigrations = (kind: 'TABLE' | 'FUNCTION'): string[] =>
  allMigrations().flatMap(({ sql }) =>
    sql.flatMap((statement) => new RegExp(`^CREATE ${kind} "(\\w+)"`, 'm').exec(statement)?.[1] ?? []),
  );

const allMigrations = () => readMigrationFiles({ migrationsFolder: MIGRATIONS_FOLDER });
type Migration = ReturnType<typeof allMigrations>[number];

/** Those that the dump's tables had, and those that have come since. */
function migrationsFor({ migrations }: DumpSchema): { before: Migration[]; since: Migration[] } {
  const all = allMigrations();
  const applied = new Set(migrations.map(({ createdAt }) => createdAt));
  if (migrations.length === 0) throw new StartError('There is no workspace in it.');
  if (migrations.some(({ createdAt }) => !all.some(({ folderMillis }) => folderMillis === createdAt)))
    throw new StartError('It was made by a newer version of Groundwork. Update this one first.');
  return {
    before: all.filter(({ folderMillis }) => applied.has(folderMillis)),
    since: all.filter(({ folderMillis }) => !applied.has(folderMillis)),
  };
}

async function apply(client: pg.PoolClient, migrations: Migration[]): Promise<void> {
  for (const { sql, hash, folderMillis } of migrations) {
    for (const statement of sql) await client.query(statement);
    await client.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
}
