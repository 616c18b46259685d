import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { openDatabase } from '../src/platform/db/database.ts';
import { testDumpFile } from './database.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** A data folder with the workspace that a first start makes, which takes it longer than all else. */
export async function preparedDataFolder(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(await preparedWorkspace(), join(folder, 'workspace'), { recursive: true });
  return folder;
}

/** Beside the dump that it is made of, once for all processes. */
async function preparedWorkspace(): Promise<string> {
  const dumpFile = await testDumpFile();
  const workspace = dumpFile.replace(/\.tar$/, '');
  if (existsSync(workspace)) return workspace;
  const unfinished = mkdtempSync(join(dirname(dumpFile), 'unfinished-'));
  try {
    await (await openDatabase({ dir: join(unfinished, 'workspace'), dumpFile })).close();
    renameSync(join(unfinished, 'workspace'), workspace);
  } catch (error) {
    // Another process was first.
    if (!existsSync(workspace)) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return workspace;
}
