import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { openTestDatabase, testDumpFile, testServerUrl } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A store that a child process can use as well: where it is, and how to open it once the child is gone. */
export async function sharedStore(): Promise<{ args: string[]; open: () => Promise<Database> }> {
  if (testServerUrl) {
    const database = await openTestDatabase();
    onTestFinished(() => database.close());
    const { rows } = await database.pool.query('SELECT current_database() AS name');
    const url = new URL(testServerUrl);
    url.pathname = `/${rows[0].name}`;
    return { args: ['postgres', url.href], open: async () => database };
  }
  const dir = join(temporaryFolder(), 'data');
  await (await openDatabase({ dir, dumpFile: await testDumpFile() })).close();
  const open = async () => {
    const database = await openDatabase({ dir });
    onTestFinished(() => database.close());
    return database;
  };
  return { args: ['embedded', dir], open };
}
