import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixturesDir, realFile } from '../../../test/fixtures-dir.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { CatalogueRecord } from '../record.ts';
import { canonicalJson } from '../record-hash.ts';
import { importFiles } from './import-files.ts';
import { MemoryIndex } from './memory-index.ts';

const signal = new AbortController().signal;

async function importAll(index: MemoryIndex, locations: string[]) {
  const { summaries, failures } = await importFiles({ index, locations, engine: null, source: null, signal });
  expect(failures).toEqual([]);
  const sum = (name: 'added' | 'changed') => summaries.reduce((total, summary) => total + summary[name], 0);
  return { added: sum('added'), changed: sum('changed') };
}

/** The catalogue's content, without when it was fetched. */
const contents = (index: MemoryIndex) =>
  [...index.records]
    .map(([key, record]: [string, CatalogueRecord]) => [key, canonicalJson({ ...record, source: null })])
    .sort(([a], [b]) => (a! < b! ? -1 : 1));

const HEADER = 'NCT Number,Study Title,Study Status,Brief Summary,Conditions,Interventions,Phases,Last Update Posted';
function trialsFile(folder: string, name: string, rows: [title: string, updated: string][]): string {
  const lines = rows.map(
    ([title, updated], at) => `NCT0000000${at},${title},COMPLETED,A summary.,Asthma,DRUG: Salbutamol,PHASE2,${updated}`,
  );
  const file = path.join(folder, name);
  writeFileSync(file, [HEADER, ...lines].join('\n'));
  return file;
}

const titlesOf = (index: MemoryIndex) =>
  [...index.records.values()].filter(({ engine }) => engine === 'clinical-trials').map(({ title }) => title);

describe('[DATA-16] two files that tell of one record differently', () => {
  test.each([
    ['by name', false],
    ['the other way round', true],
  ])('leave the version that its source changed last, %s', async (_order, isReversed) => {
    const folder = temporaryFolder();
    const files = [
      trialsFile(folder, 'a.csv', [
        ['Old title', '2020-01-01'],
        ['New title', '2024-02-01'],
      ]),
      trialsFile(folder, 'b.csv', [
        ['New title', '2024-02-01'],
        ['Old title', '2020-01-01'],
      ]),
    ];
    const index = new MemoryIndex();
    await importAll(index, isReversed ? files.toReversed() : files);
    expect(titlesOf(index)).toEqual(['New title', 'New title']);
    expect(await importAll(index, files)).toEqual({ added: 0, changed: 0 });
    expect(await importAll(index, files.toReversed())).toEqual({ added: 0, changed: 0 });
  });

  test('leave the same version in either order where no date decides, and a second import changes nothing', async () => {
    const folder = temporaryFolder();
    const files = ['One title', 'Another title', 'A third title'].map((title, at) =>
      trialsFile(folder, `${at}.csv`, [[title, '']]),
    );
    const [forwards, backwards] = [new MemoryIndex(), new MemoryIndex()];
    await importAll(forwards, files);
    await importAll(backwards, files.toReversed());
    expect(contents(backwards)).toEqual(contents(forwards));
    for (const order of [files, files.toReversed()])
      expect(await importAll(forwards, order)).toEqual({ added: 0, changed: 0 });
  });

  test('a file with news replaces what an older one said, which does not come back', async () => {
    const folder = temporaryFolder();
    const before = trialsFile(folder, 'before.csv', [['Before', '']]);
    const index = new MemoryIndex();
    await importAll(index, [before]);
    const after = trialsFile(folder, 'after.csv', [['After', '']]);
    expect((await importAll(index, [after])).changed).toBeGreaterThan(0);
    expect(await importAll(index, [before])).toEqual({ added: 0, changed: 0 });
    expect(titlesOf(index)).toEqual(['After']);
    writeFileSync(before, `${HEADER}\nNCT00000000,Corrected,COMPLETED,A summary.,Asthma,DRUG: Salbutamol,PHASE2,`);
    expect((await importAll(index, [before])).changed).toBeGreaterThan(0);
    expect(titlesOf(index)).toEqual(['Corrected']);
  });

  test('what is missing is added again, by a file that was read before, too', async () => {
    const folder = temporaryFolder();
    const file = trialsFile(folder, 'a.csv', [['Title', '']]);
    const index = new MemoryIndex();
    const { added } = await importAll(index, [file]);
    const emptied = new MemoryIndex();
    for (const [key, checkpoint] of index.checkpoints) emptied.checkpoints.set(key, checkpoint);
    expect(await importAll(emptied, [file])).toEqual({ added, changed: 0 });
  });
});

test.skipIf(!fixturesDir)(
  '[DATA-16] a published folder imported twice changes nothing the second time, whatever the order of its files',
  async () => {
    const folder = realFile('clinical_trials');
    if (!folder) return;
    const index = new MemoryIndex();
    const first = await importAll(index, [folder]);
    expect(first.added).toBeGreaterThan(0);
    expect(await importAll(index, [folder])).toEqual({ added: 0, changed: 0 });
  },
  300_000,
);
