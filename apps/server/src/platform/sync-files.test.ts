import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { moveToStay, syncTree } from './sync-files.ts';

/** The paths below the folder that `run` opens, which it does to sync them. */
async function openedBy(folder: string, run: () => Promise<void>): Promise<string[]> {
  const { open } = promises;
  const paths: string[] = [];
  const replace = (by: typeof open) => {
    promises.open = by;
    syncBuiltinESMExports();
  };
  replace((path, ...how) => {
    paths.push(relative(folder, String(path)));
    return open(path, ...how);
  });
  onTestFinished(() => replace(open));
  await run();
  return paths.sort();
}

test('[LIB-02] [OPS-05] a file that was moved to its place is found there after a power cut: each folder made for it is synced, and the one above', async () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'arrived'), 'bytes');
  mkdirSync(join(folder, 'files'));
  const move = () => moveToStay(join(folder, 'arrived'), join(folder, 'files/a/b/c'));
  expect(await openedBy(folder, move)).toEqual(['files', 'files/a', 'files/a/b']);
  expect(readFileSync(join(folder, 'files/a/b/c'), 'utf8')).toBe('bytes');
});

test('[OPS-05] a folder is synced with all that is in it', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a/b'), { recursive: true });
  writeFileSync(join(folder, 'a/b/c'), '');
  expect(await openedBy(folder, () => syncTree(folder))).toEqual(['', 'a', 'a/b', 'a/b/c']);
});
