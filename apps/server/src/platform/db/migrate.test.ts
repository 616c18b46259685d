import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openTestDatabase, testServerUrl } from '../../../test/database.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';

let database: Database;
afterEach(() => database.close());

/** A folder as drizzle-kit writes it, one migration per statement. */
function migrationsFolder(...statements: string[]): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'meta'));
  const entries = statements.map((_, idx) => ({
    idx,
    version: '7',
    // Later than any migration of the product, which the test database already has.
    when: Date.UTC(2100, 0, 1 + idx),
    tag: `000${idx}_test`,
    breakpoints: true,
  }));
  for (const [idx, statement] of statements.entries()) writeFileSync(join(folder, `000${idx}_test.sql`), statement);
  writeFileSync(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  );
  return folder;
}

test('[OPS-05] each migration is applied once', async () => {
  database = await openTestDatabase();
  const folder = migrationsFolder('CREATE TABLE one (id int)', 'INSERT INTO one VALUES (1)');
  await migrate(database, folder);
  await migrate(database, folder);
  expect((await database.pool.query('SELECT * FROM one')).rows).toEqual([{ id: 1 }]);
});

test.skipIf(!testServerUrl)('[OPS-04] processes that start together apply each migration once', async () => {
  database = await openTestDatabase();
  const folder = migrationsFolder('CREATE TABLE one (id int)', 'INSERT INTO one VALUES (1)');
  await Promise.all([migrate(database, folder), migrate(database, folder), migrate(database, folder)]);
  expect((await database.pool.query('SELECT * FROM one')).rows).toEqual([{ id: 1 }]);
});

test('[OPS-05] a migration that fails leaves nothing of itself behind', async () => {
  database = await openTestDatabase();
  const folder = migrationsFolder('CREATE TABLE one (id int)', 'INSERT INTO nowhere VALUES (1)');
  await expect(migrate(database, folder)).rejects.toThrow();
  expect((await database.pool.query(`SELECT to_regclass('one') AS found`)).rows).toEqual([{ found: null }]);
});
