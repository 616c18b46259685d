import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { type Embedded, openEmbedded } from '../src/platform/db/embedded/open-embedded.ts';
import { openTestDatabase, testDumpFile, testServerUrl } from './database.ts';

/** What a start finds as it left it: which migrations ran, and the queues of its jobs. */
const KEPT = ['drizzle.__drizzle_migrations', 'pgboss.version', 'pgboss.queue'];

/** Embedded stores of this process that are empty and nobody's. */
const idle: Embedded[] = [];

/**
 * A database as after a first start. An embedded one takes longer to start than most tests to run, so it is emptied and
 * used again by the next test of the process; connections to it are new. One that was altered is not.
 */
export async function openReusedDatabase(): Promise<Database> {
  if (testServerUrl) return openTestDatabase();
  const embedded = idle.pop() ?? (await openEmbedded({ dir: undefined, dumpFile: await testDumpFile() }));
  const database = await openDatabase({ embedded });
  const before = await tablesOf(database);
  return {
    ...database,
    close: async () => {
      await database.close();
      if (await isEmptied(embedded, before)) idle.push(embedded);
      else await embedded.close();
    },
  };
}

/** False for a store that is not what it was, or is past use. */
async function isEmptied(embedded: Embedded, before: Tables): Promise<boolean> {
  const database = await openDatabase({ embedded, onError: () => undefined });
  try {
    if ((await tablesOf(database)).definition !== before.definition) return false;
    await empty(database, before.names);
    return true;
  } catch {
    return false;
  } finally {
    await database.close();
  }
}

interface Tables {
  names: string[];
  /** Changes when a column, an index, a constraint, a trigger or a function does. */
  definition: string;
}

async function tablesOf({ pool }: Database): Promise<Tables> {
  const { rows } = await pool.query(`
    SELECT
      (SELECT array_agg(schemaname || '.' || quote_ident(tablename) ORDER BY 1) FROM pg_tables
        WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) AS names,
      concat_ws('/',
        (SELECT count(*) || '-' || max(attrelid) || '-' || sum(hashtext(attname || atttypid || attnotnull)) FROM pg_attribute),
        (SELECT count(*) || '-' || max(indexrelid) FROM pg_index),
        (SELECT count(*) || '-' || max(oid) FROM pg_constraint),
        (SELECT count(*) || '-' || coalesce(max(oid), 0) FROM pg_trigger),
        (SELECT count(*) || '-' || max(oid) FROM pg_proc)) AS definition`);
  return rows[0];
}

async function empty({ pool }: Database, tables: string[]): Promise<void> {
  const emptied = tables.filter((table) => !KEPT.includes(table));
  const isFilled = emptied.map((table) => `SELECT '${table}' AS name WHERE EXISTS (SELECT FROM ${table})`);
  const { rows } = await pool.query<{ name: string }>(isFilled.join(' UNION ALL '));
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    // Every table is emptied: in which order is of no matter, and nothing has to be looked up.
    await client.query('SET LOCAL session_replication_role = replica');
    for (const { name } of rows) await client.query(`DELETE FROM ${name}`);
    await client.query(`SELECT setval(seqrelid, seqstart, false) FROM pg_sequence
      WHERE seqrelid <> 'drizzle.__drizzle_migrations_id_seq'::regclass`);
    await client.query('COMMIT');
  } finally {
    client.release();
  }
}
