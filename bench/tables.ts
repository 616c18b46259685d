import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { importFiles } from '../apps/server/src/catalogue/import/import-files.ts';
import { importInThread } from '../apps/server/src/catalogue/import/import-in-thread.ts';
import { lookAtFile } from '../apps/server/src/catalogue/import/look-at-file.ts';
import { openCatalogue, withFolder } from './catalogue.ts';
import { printTable, timed } from './measure.ts';

const ROWS = 20_000;
const MAPPING: TableMapping = {
  name: 'Bench',
  engine: 'university-technologies',
  columns: [
    { column: 'Tech ID', field: 'id' },
    { column: 'Invention title', field: 'title' },
    { column: 'Short description', field: 'text' },
    { column: 'Inventors', field: 'person' },
    { column: 'Disclosed', field: 'date' },
    { column: 'Shelf', field: null, isFilter: true },
  ],
  constants: { institution: 'Example University' },
  idFrom: [],
  licence: 'As the owner of the records says',
};

/** How fast an own table goes in from the screen (in a thread, with what it replaces kept), beside the command line. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const location = join(folder, 'own.csv');
    const about = 'It was tried for some months in a laboratory, with half of the energy that others need. '.repeat(6);
    const rows = Array.from(
      { length: ROWS },
      (_, at) =>
        `t-${at},Quiet pump of type ${at},"${about}",Ada Example; Bo Muster,2024-05-${10 + (at % 20)},Shelf ${at % 7}`,
    );
    await writeFile(
      location,
      ['Tech ID,Invention title,Short description,Inventors,Disclosed,Shelf', ...rows].join('\n'),
    );
    const { signal } = new AbortController();
    const looked = await timed(() => lookAtFile({ location, mapping: null }, signal));
    const fresh = async (part: string) => {
      await rm(join(folder, part), { recursive: true, force: true });
      return openCatalogue(join(folder, part));
    };
    const plain = await fresh('plain');
    const asked = { locations: [location], engine: null, source: null, mapping: MAPPING, signal };
    const read = await timed(() => importFiles({ index: null, ...asked }));
    const line = await timed(() => importFiles({ index: plain, ...asked }));
    await plain.close();
    const kept = await fresh('kept');
    const input = { location, mapping: MAPPING, importId: 'bench', collection: null };
    const screen = await timed(() => importInThread(input, { index: kept, onProgress: () => {} }, signal));
    await kept.close();
    const rate = (ms: number) => `${Math.round((ROWS / ms) * 1000).toLocaleString('en')}/s`;
    printTable(
      ['measure', 'value'],
      [
        ['looked at, with its columns counted', rate(looked.ms)],
        ['read and mapped, nothing stored', rate(read.ms)],
        ['from the command line', rate(line.ms)],
        ['from the screen', `${rate(screen.ms)} (${(screen.ms / line.ms).toFixed(2)} x the time)`],
      ],
    );
  });
}
