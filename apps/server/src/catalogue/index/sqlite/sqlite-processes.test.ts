import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makeQuery, makeRecord } from '../contract/records.ts';
import { makeFolder, openOn } from './test/open-in-folder.ts';

const KOLO = makeQuery({ query: { type: 'word', word: 'kolo' }, limit: 1 });
const WRITER = fileURLToPath(new URL('./test/write-until-killed.ts', import.meta.url));

/** Runs the writing process; `onBatch` hears of each acknowledged batch and may kill it. Answers the last one. */
async function writeInChild(
  file: string,
  prefix: string,
  batches: number,
  onBatch?: (batch: number, kill: () => void) => void,
): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', WRITER, file, prefix, `${batches}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  let last = -1;
  for await (const line of createInterface({ input: child.stdout })) {
    last = Number(line);
    onBatch?.(last, () => child.kill('SIGKILL'));
  }
  await ended;
  return last;
}

test('[SRCH-05] a closed index comes back whole, with its words, facets and checkpoints', async () => {
  const file = join(makeFolder(), 'sub/catalogue.db');
  const index = await openOn(file);
  await index.upsert([makeRecord('1', { text: 'kolo', facets: { status: ['Open'] } })], { key: 'k', value: 1 });
  await index.upsert([makeRecord('1', { text: 'kolo bumo', facets: { status: ['Closed'] } })]);
  await index.close();
  const again = await openOn(file);
  const answer = await again.search({ ...KOLO, countFacets: ['status'] });
  expect(answer.total).toBe(1);
  expect(answer.facets['status']!.values).toEqual([{ value: 'Closed', count: 1 }]);
  expect(await again.getCheckpoint('k')).toMatchObject({ value: 1 });
});

test('a killed process loses nothing that was acknowledged, and no half batches stay', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  for (const [round, killAt] of [3, 8, 15].entries()) {
    const last = await writeInChild(file, `r${round}`, 1000, (batch, kill) => batch >= killAt && kill());
    const index = await openOn(file);
    const { value: done, counts } = (await index.getCheckpoint<number>(`r${round}`))!;
    expect(done).toBeGreaterThanOrEqual(last);
    expect(counts).toEqual({ added: (done + 1) * 5, changed: 0, unchanged: 0 });
    const ids = Array.from({ length: done + 2 }, (_, batch) =>
      Array.from({ length: 5 }, (_, i) => ({ engine: 'patents' as const, id: `r${round}-${batch}-${i}` })),
    );
    const found = await Promise.all(ids.map(async (refs) => (await index.get(refs)).filter(Boolean).length));
    expect(found).toEqual([...Array.from({ length: done + 1 }, () => 5), 0]);
    await index.close();
  }
});

test('[SRCH-05] what another process writes is found, and two writers get along', async () => {
  const file = join(makeFolder(), 'catalogue.db');
  const index = await openOn(file);
  const totals: number[] = [];
  let isOver = false;
  const own = (async () => {
    for (let i = 0; !isOver; i++) {
      await index.upsert([makeRecord(`own-${i}`, { text: 'bumo', facets: { status: [`own ${i % 7}`] } })]);
      totals.push((await index.search(KOLO)).total);
    }
    return totals.length;
  })();
  await Promise.all([writeInChild(file, 'a', 40), writeInChild(file, 'b', 40)]);
  isOver = true;
  const ownWrites = await own;
  expect(totals).toEqual([...totals].sort((a, b) => a - b));
  expect(totals.every((total) => total % 5 === 0)).toBe(true);
  expect((await index.search(KOLO)).total).toBe(400);
  expect((await index.stats()).find(({ engine }) => engine === 'patents')?.count).toBe(400 + ownWrites);
});
