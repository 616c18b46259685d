import { cpSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { testServerUrl } from '../../test/database.ts';
import {
  bucketSettings,
  contentOf,
  emptyDatabaseUrl,
  fillInstallation,
  PERSON,
  peopleIn,
} from '../../test/installation.ts';
import { preparedDataFolder } from '../../test/prepared-folder.ts';
import { startS3 } from '../../test/s3-server.ts';
import { startServerProcess } from '../../test/server-process.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { backupCommand } from '../cli/backup.ts';
import { restoreCommand } from '../cli/restore.ts';
import { verifyCommand } from '../cli/verify.ts';
import { readArchive, writeArchive } from '../platform/archive/tar-archive.ts';
import { readConfig } from '../platform/config.ts';
import { migrate, openDatabase } from '../platform/db/database.ts';
import { MIGRATIONS_FOLDER } from '../platform/db/migrate.ts';
import { StartError } from '../platform/start-error.ts';
import { backup } from './backup.ts';
import type { Manifest } from './manifest.ts';
import { restore } from './restore.ts';
import { workspaceFolder } from './workspace-source.ts';

type Env = Record<string, string>;

let s3: Awaited<ReturnType<typeof startS3>>;
beforeAll(async () => {
  s3 = await startS3();
});
afterAll(() => s3.close());

const archive = () => join(temporaryFolder(), 'backup.tar.gz');

async function said(command: typeof backupCommand, args: string[], env: Env): Promise<string> {
  const lines: string[] = [];
  const code = await command(args, env, (line) => lines.push(line));
  return `${code}: ${lines.join('\n')}`;
}

const shapes: [string, () => Promise<Env>][] = [
  ['embedded, files in a folder', async () => ({ DATA_DIR: await preparedDataFolder() })],
  testServerUrl
    ? [
        'PostgreSQL, files in a bucket',
        async () => ({
          DATA_DIR: temporaryFolder(),
          DATABASE_URL: await emptyDatabaseUrl(),
          ...bucketSettings(s3.endpoint),
        }),
      ]
    : [
        'embedded, files in a bucket',
        async () => ({ DATA_DIR: await preparedDataFolder(), ...bucketSettings(s3.endpoint) }),
      ],
];

describe.each(shapes)('[OPS-12] [OPS-13] an installation with %s', (_name, settings) => {
  test('is backed up, destroyed and restored as it was', async () => {
    const env = await settings();
    const config = readConfig(env);
    await fillInstallation(config);
    const before = await contentOf(config);
    const file = archive();
    expect(await said(backupCommand, [file], env)).toMatch(/^0: .* 2 records, 1 files\./);
    expect(statSync(file).mode & 0o777).toBe(0o600);

    s3.objects.clear();
    const elsewhere = {
      ...env,
      DATA_DIR: temporaryFolder(),
      ...(env['DATABASE_URL'] && { DATABASE_URL: await emptyDatabaseUrl() }),
    };
    expect(await said(restoreCommand, [file], elsewhere)).toMatch(/^0: Restored as of .*: 2 records, 1 files\.$/);
    expect(await contentOf(readConfig(elsewhere))).toEqual(before);
    expect(statSync(join(elsewhere.DATA_DIR, 'auth-secret')).mode & 0o777).toBe(0o600);
    expect(readConfig(elsewhere).AUTH_SECRET).toBe(config.AUTH_SECRET);
    expect(await said(verifyCommand, [], elsewhere)).toBe('0: 2 records and 1 files looked at; 0 problems.');
    expect(await said(verifyCommand, [file], elsewhere)).toMatch(/^0: .* entries are as they were saved\.$/);
    s3.objects.clear();
  });
});

test('[OPS-12] a server that runs is backed up, and goes on; nothing of the copy is left', async () => {
  const DATA_DIR = await preparedDataFolder();
  const server = await startServerProcess({ DATA_DIR, SAMPLE_DATA: 'off' });
  onTestFinished(() => server.kill9());
  const signUp = async (email: string) => {
    const person = { email, password: 'correct horse', firstName: 'Ada', lastName: 'Example' };
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/auth/sign-up/email`, {
      method: 'POST',
      headers,
      body: JSON.stringify(person),
    });
    expect(answer.status).toBe(201);
  };
  await signUp('first@example.org');
  const file = archive();
  await backup(readConfig({ DATA_DIR }), file);
  await signUp('second@example.org');
  await server.stop();
  expect(readdirSync(DATA_DIR).filter((name) => /copy|sock$/.test(name))).toEqual([]);

  const elsewhere = readConfig({ DATA_DIR: temporaryFolder() });
  await restore(elsewhere, file);
  const database = await openDatabase({ dir: workspaceFolder(elsewhere.DATA_DIR) });
  expect((await peopleIn(database)).map(({ email }) => email)).toEqual(['first@example.org']);
  await database.close();
});

test('[OPS-05] [OPS-12] what an older version had is backed up as it is, and restored into the tables of today', async () => {
  const config = readConfig({ DATA_DIR: temporaryFolder() });
  const old = await openDatabase({ dir: workspaceFolder(config.DATA_DIR) });
  await migrate(old, firstMigrations(20));
  await old.pool.query(PERSON);
  const before = await peopleIn(old);
  await old.close();
  const file = archive();
  const { workspace } = await backup(config, file);
  expect(workspace.migrations).toHaveLength(20);

  const elsewhere = readConfig({ DATA_DIR: temporaryFolder() });
  await restore(elsewhere, file);
  const database = await openDatabase({ dir: workspaceFolder(elsewhere.DATA_DIR) });
  expect(await peopleIn(database)).toEqual(before);
  const { rows } = await database.pool.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
  await migrate(database);
  const { rows: after } = await database.pool.query('SELECT count(*)::int AS count FROM drizzle.__drizzle_migrations');
  expect(after).toEqual(rows);
  expect((await database.pool.query('SELECT count(*)::int AS count FROM table_import')).rows).toEqual([{ count: 0 }]);
  await database.close();
});

test('[OPS-12] what is there is never overwritten unless that is said, and then it is set aside', async () => {
  const env = { DATA_DIR: await preparedDataFolder() };
  const config = readConfig(env);
  await fillInstallation(config);
  const file = archive();
  await backup(config, file);
  await expect(restore(config, file)).rejects.toThrow(
    `There is something already: ${workspaceFolder(config.DATA_DIR)}`,
  );
  await expect(backup(config, file)).rejects.toThrow(/is there already/);

  const { setAside } = await restore(config, file, { isOverwriting: true });
  expect(setAside.map((path) => path.replace(/.*\/(\w[\w-]*)\.replaced-\w+$/, '$1')).sort()).toEqual([
    'auth-secret',
    'catalogue',
    'library',
    'workspace',
  ]);
  expect(setAside.filter((path) => !existsSync(path))).toEqual([]);
  expect((await contentOf(config)).people).toHaveLength(1);
});

test.skipIf(!testServerUrl)(
  '[OPS-12] a database that people use is replaced only where that is said, and a stranger’s never',
  async () => {
    const env = { DATA_DIR: temporaryFolder(), DATABASE_URL: await emptyDatabaseUrl() };
    const config = readConfig(env);
    await fillInstallation(config);
    const file = archive();
    await backup(config, file);
    const database = await openDatabase({ url: env.DATABASE_URL });
    await expect(restore(config, file)).rejects.toThrow('A server has the database open');
    await database.pool.query(`UPDATE "user" SET name = 'Somebody else'`);
    await database.close();
    await expect(restore(config, file)).rejects.toThrow('holds a workspace with 1 accounts');
    await restore(config, file, { isOverwriting: true });
    expect((await contentOf(config)).people[0].name).toBe('Ada "the first"');

    const shared = await openDatabase({ url: env.DATABASE_URL });
    await shared.pool.query('CREATE TABLE invoices (id int)');
    await shared.close();
    await expect(restore(config, file, { isOverwriting: true })).rejects.toThrow(/not Groundwork’s \(invoices\)/);
  },
);

const isOfUse = /workspace$|workspace\.new|catalogue|library|restoring/;

test('[OPS-12] an archive that is cut short, damaged or something else is refused, and nothing is touched', async () => {
  const config = readConfig({ DATA_DIR: await preparedDataFolder() });
  await fillInstallation(config);
  const file = archive();
  await backup(config, file);
  const elsewhere = readConfig({ DATA_DIR: temporaryFolder() });
  const whole = readFileSync(file);
  const refused = async () => {
    await expect(restore(elsewhere, file)).rejects.toThrow(/is no backup|is damaged/);
    expect(readdirSync(elsewhere.DATA_DIR).filter((name) => isOfUse.test(name))).toEqual([]);
  };
  truncateSync(file, whole.length - 1_000);
  await refused();
  const flipped = Buffer.from(whole);
  flipped[Math.floor(whole.length / 2)]! ^= 0xff;
  writeFileSync(file, flipped);
  await refused();
  writeFileSync(file, 'a letter');
  await refused();
});

interface Entry {
  name: string;
  bytes: Uint8Array;
}

/** A backup that is whole by its checksums, with entries and a manifest that no honest program writes. */
async function madeUp(from: string, change: (entries: Entry[], manifest: Manifest) => Entry[]): Promise<string> {
  const entries: Entry[] = [];
  for await (const { name, pieces } of readArchive(from)) entries.push({ name, bytes: await buffer(pieces) });
  const manifest = JSON.parse(String(entries.pop()!.bytes)) as Manifest;
  const changed = change(entries, manifest);
  const path = archive();
  await writeArchive(path, async (tar) => {
    const add = (name: string, bytes: Uint8Array) => tar.add(name, bytes.length, Readable.from([bytes]));
    for (const { name, bytes } of changed) await add(name, bytes);
    const text = JSON.stringify({ ...manifest, entries: manifest.entries.length > 0 ? tar.entries : [] });
    await add('manifest.json', Buffer.from(text));
  });
  return path;
}

const file = (name: string, bytes: Uint8Array = Buffer.from('x')): Entry => ({ name, bytes });
const people = (entries: Entry[], rows: string) =>
  entries.map(({ name, bytes }) => file(name, name.startsWith('workspace/public.user/') ? Buffer.from(rows) : bytes));
const tableOfPeople = ({ workspace }: Manifest) => workspace.tables.find(({ name }) => name === 'user')!;

const MADE_UP: [what: string, change: (entries: Entry[], manifest: Manifest) => Entry[], reason: RegExp][] = [
  ['a path that leads out', (all) => [...all, file('files/../../../out')], /it holds files\/\.\.\/\.\.\/\.\.\/out/],
  ['an absolute path', (all) => [...all, file('/etc/out')], /it holds \/etc\/out/],
  ['a place that no backup has', (all) => [...all, file('workspace.new/PG_VERSION')], /it holds workspace\.new/],
  ['a file twice', (all) => [...all, all.at(-1)!], /stands in it twice/],
  [
    'files that the manifest does not name',
    (all, manifest) => {
      manifest.entries = [];
      return all;
    },
    /is no backup: it holds /,
  ],
  [
    'rows of no table',
    (all) => [...all, file('workspace/public.nobody/1.jsonl')],
    /it holds workspace\/public\.nobody/,
  ],
  [
    'a column that is a statement',
    (all, manifest) => {
      tableOfPeople(manifest).columns[0] = 'id") SELECT pg_sleep(60); --';
      return all;
    },
    /has no column/,
  ],
  [
    'rows that are others than were saved',
    (all, { workspace }) => {
      workspace.sums['public.user']!.sum = '0';
      return all;
    },
    /did not arrive as it was saved/,
  ],
  ['rows that lack values', (all) => people(all, '["u9"]\n'), /cannot be restored \(null value in column/],
];

test('[OPS-12] a backup that somebody has made up is refused in a sentence, and nothing is touched', async () => {
  const honest = readConfig({ DATA_DIR: await preparedDataFolder() });
  await fillInstallation(honest);
  const from = archive();
  await backup(honest, from);
  for (const [what, change, reason] of MADE_UP) {
    const config = readConfig({ DATA_DIR: join(temporaryFolder(), 'data') });
    const refusal = await restore(config, await madeUp(from, change)).catch((error: unknown) => error);
    expect.soft(refusal, what).toBeInstanceOf(StartError);
    expect.soft((refusal as Error).message, what).toMatch(reason);
    expect
      .soft(
        readdirSync(config.DATA_DIR).filter((name) => isOfUse.test(name)),
        what,
      )
      .toEqual([]);
    expect.soft(readdirSync(join(config.DATA_DIR, '..')), what).toEqual(['data']);
  }
});

/** The migrations that a version some while ago had. */
function firstMigrations(count: number): string {
  const folder = join(temporaryFolder(), 'drizzle');
  cpSync(MIGRATIONS_FOLDER, folder, { recursive: true });
  const path = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}
