import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServerProcess, until } from '../apps/server/test/server-process.ts';
import { printTable, round, spread, timed } from './measure.ts';

const STARTS = 5;

/** Time from the process's start until it answers: on an empty folder, and on one that holds the sample data. */
export async function run(): Promise<void> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'groundwork-bench-'));
  try {
    const first = await timed(() => startServerProcess({ DATA_DIR }));
    const status = async () =>
      (await fetch(`${first.value.url}/api/status`)).json() as Promise<{ sample: { state: string } }>;
    const loaded = await timed(() => until(async () => (await status()).sample.state === 'ready'));
    await first.value.stop();
    const again: number[] = [];
    const stops: number[] = [];
    for (let turn = 0; turn < STARTS; turn++) {
      const started = await timed(() => startServerProcess({ DATA_DIR }));
      again.push(started.ms);
      stops.push((await timed(() => started.value.stop())).ms);
    }
    printTable(
      ['start', 'ms'],
      [
        ['empty folder', round(first.ms)],
        ['… until the sample data is loaded', round(first.ms + loaded.ms)],
        [`existing data, p50 / max of ${STARTS}`, spread(again)],
        [`stop, p50 / max of ${STARTS}`, spread(stops)],
      ],
    );
  } finally {
    rmSync(DATA_DIR, { recursive: true, force: true });
  }
}
