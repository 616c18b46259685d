import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '@groundwork/contract/engines';
import { importFiles } from '../apps/server/src/catalogue/import/import-files.ts';
import { openCatalogue } from '../apps/server/src/catalogue/open-catalogue.ts';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';
import { type Amplified, amplifiedFiles, writeAmplified } from './amplify.ts';
import { withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable, round, timed } from './measure.ts';

const COUNT = Number(process.env['BENCH_RECORDS'] ?? 20_000);
const WARM_UP = 2_000;

/**
 * How fast published files are imported end to end, from the bytes on disk to records that are found. Then the same file
 * again: once with nothing changed meanwhile, and once after a change of the data set, so that it is read again.
 */
export async function run(): Promise<void> {
  if (!fixturesDir) {
    console.log('Needs the published files: set FIXTURES_DIR.');
    return;
  }
  const only = process.env['BENCH_SOURCE'];
  const files = amplifiedFiles().filter(({ source }) => !only || source === only);
  // The first import compiles code that the others find compiled.
  await measure(files[0]!, WARM_UP);
  const rows: string[][] = [];
  for (const file of files) {
    rows.push(await measure(file, COUNT));
    console.error(rows.at(-1)!.join('  '));
  }
  printTable(['source', 'read', 'bytes each', 'records/s', 'MB/s', 'the same again', 'read again'], rows);
}

async function measure(file: Amplified, count: number): Promise<string[]> {
  let row: string[] = [];
  await withFolder(async (folder) => {
    const path = join(folder, file.file.split('/').at(-1)!);
    await writeAmplified(file, path, { count });
    const bytes = statSync(path).size;
    const index = await openCatalogue(join(folder, 'data'), { readers: 1 });
    const { signal } = new AbortController();
    const once = async () => {
      const { ms, value } = await timed(() =>
        importFiles({ index, locations: [path], engine: null, source: file.source, signal }),
      );
      const summary = value.summaries[0];
      if (!summary || summary.rejected > 0) throw new Error(`${file.file}: ${JSON.stringify(value).slice(0, 500)}`);
      return { ms, summary };
    };
    const first = await once();
    const same = await once();
    // Another record of the data set: now the file has to be read again.
    const [engine] = Object.keys(first.summary.engines) as Engine[];
    await index.upsert([{ ...makeRecord(0), engine: engine! }]);
    const again = await once();
    await index.close();
    if (!same.summary.isSame || again.summary.isSame || again.summary.unchanged !== first.summary.added)
      throw new Error(`${file.file} changed something at its second import`);
    const { read } = first.summary;
    row = [
      `${file.source}: ${path.split('.').at(-1)}`,
      read.toLocaleString('en'),
      String(Math.round(bytes / read)),
      Math.round((read / first.ms) * 1000).toLocaleString('en'),
      round(bytes / first.ms / 1000),
      `${round(first.ms / same.ms)} x`,
      `${round(first.ms / again.ms)} x`,
    ];
  });
  return row;
}
