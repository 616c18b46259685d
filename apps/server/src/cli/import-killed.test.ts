import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { until } from '../../test/server-process.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';

const COMMAND = fileURLToPath(new URL('./import.ts', import.meta.url));
const ROWS = 20_000;

function layoutFile(folder: string): string {
  const file = join(folder, 'ours.csv');
  const row = (n: number) =>
    n === 7 ? `row-${n},,no title,2021-01-01` : `row-${n},Title ${n},Text of record ${n} on batteries,2021-01-01`;
  const rows = Array.from({ length: ROWS }, (_, at) => row(at + 1));
  writeFileSync(file, ['id,title,text,date', ...rows].join('\n'));
  return file;
}

test('[DATA-16] an import killed by kill -9 goes on where it was: every good row is there once, the bad one is reported', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'groundwork-import-'));
  const file = layoutFile(DATA_DIR);
  const args = [
    '--disable-warning=ExperimentalWarning',
    COMMAND,
    'publications',
    '--source',
    'layout',
    '--file',
    file,
    '--json',
  ];
  const env = { ...process.env, DATA_DIR };

  const first = spawn(process.execPath, args, { env, stdio: 'ignore' });
  const ended = new Promise((resolve) => first.once('exit', resolve));
  const index = await openCatalogue(DATA_DIR, { readers: 1 });
  const count = async () => (await index.stats()).find(({ engine }) => engine === 'publications')?.count ?? 0;
  await until(async () => (await count()) > 0 || first.exitCode !== null);
  first.kill('SIGKILL');
  await ended;
  const kept = await count();
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(ROWS - 1);

  const { stdout } = await promisify(execFile)(process.execPath, args, { env, maxBuffer: 1e8 });
  const [summary] = JSON.parse(stdout).summaries;
  expect(summary).toMatchObject({ read: ROWS, rejected: 1, isResumed: true });
  expect(summary.added + summary.changed + summary.unchanged).toBe(ROWS - 1);
  expect(summary.rejections).toEqual([{ at: expect.stringContaining('line 8'), reason: expect.any(String) }]);
  expect(await count()).toBe(ROWS - 1);
  await index.close();
});
