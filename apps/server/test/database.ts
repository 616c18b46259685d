import { createHash, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Database, migrate, openDatabase } from '../src/platform/db/database.ts';
import { MIGRATIONS_FOLDER } from '../src/platform/db/migrate.ts';
import { createJobQueue } from '../src/platform/jobs/boss-job-queue.ts';

const CACHE_FOLDER = fileURLToPath(new URL('../../../node_modules/.cache/groundwork', import.meta.url));
const LOCKFILE = fileURLToPath(new URL('../../../package-lock.json', import.meta.url));
/** Held while the template is built on a PostgreSQL server, so that test files that start together build it once. */
const TEMPLATE_LOCK = 4_711_002;

/** The PostgreSQL server the tests run on, or undefined: then each test database is embedded, in memory. */
export const testServerUrl = process.env['TEST_DATABASE_URL'] || undefined;

/** A fresh database as after a first start, for one test file or one test; close it at the end. */
export function openTestDatabase(): Promise<Database> {
  return testServerUrl ? openOnServer(testServerUrl) : testDumpFile().then((dumpFile) => openDatabase({ dumpFile }));
}

/** An embedded database as after a first start, for `dumpFile` of openDatabase(); built once. */
export async function testDumpFile(): Promise<string> {
  const dumpFile = join(CACHE_FOLDER, `workspace-${templateVersion()}.tar`);
  if (!existsSync(dumpFile)) await buildDump(dumpFile);
  return dumpFile;
}

async function buildDump(dumpFile: string): Promise<void> {
  const template = await openDatabase();
  await prepare(template);
  const dump = await template.dump!();
  await template.close();
  mkdirSync(CACHE_FOLDER, { recursive: true });
  // Another test process may be doing the same. The first one's stays: who reads it meanwhile can't read on once it is replaced.
  const unfinished = `${dumpFile}.${process.pid}`;
  writeFileSync(unfinished, dump);
  try {
    linkSync(unfinished, dumpFile);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(unfinished);
  }
}

async function openOnServer(serverUrl: string): Promise<Database> {
  const template = `groundwork_template_${templateVersion()}`;
  const name = `groundwork_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(serverUrl, async (server) => {
    await server.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (!rowCount) await buildTemplate(server, serverUrl, template);
    // The other strategy writes each page of the copy to the log as well.
    await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  // Some tests cut connections on purpose, and dropping the database cuts the rest.
  const database = await openDatabase({ url: urlOf(serverUrl, name), onError: () => undefined });
  return {
    ...database,
    close: async () => {
      await database.close();
      await withServer(serverUrl, (server) => server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
    },
  };
}

/** The address of a database of the server with nothing in it. */
export async function emptyServerDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `groundwork_test_${randomUUID().replaceAll('-', '')}`;
  await withServer(testServerUrl!, (server) => server.query(`CREATE DATABASE ${name}`));
  return {
    url: urlOf(testServerUrl!, name),
    drop: () => withServer(testServerUrl!, (server) => server.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** What a server does at its first start. */
async function prepare(template: Database): Promise<void> {
  await migrate(template);
  const queue = createJobQueue(template);
  await queue.start([], { isWorker: false });
  await queue.stop({ graceMs: 0 });
}

async function buildTemplate(server: pg.Client, serverUrl: string, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`;
  await server.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await server.query(`CREATE DATABASE ${unfinished}`);
  const database = await openDatabase({ url: urlOf(serverUrl, unfinished) });
  await prepare(database);
  await database.close();
  await server.query(`ALTER DATABASE ${unfinished} RENAME TO ${template}`);
}

async function withServer(url: string, action: (server: pg.Client) => Promise<unknown>): Promise<void> {
  const server = new pg.Client(url);
  await server.connect();
  try {
    await action(server);
  } finally {
    await server.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

let version: string | undefined;

/** Changes when a migration does, or a package (PGlite's files on disk belong to its version). */
function templateVersion(): string {
  if (version) return version;
  const hash = createHash('sha256').update(readFileSync(LOCKFILE));
  for (const file of readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(file).update(readFileSync(join(MIGRATIONS_FOLDER, file)));
  }
  version = hash.digest('hex').slice(0, 16);
  return version;
}
