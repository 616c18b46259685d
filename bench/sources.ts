import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Engine } from '@groundwork/contract/engines';
import { importFiles } from '../apps/server/src/catalogue/import/import-files.ts';
import { openCatalogue } from '../apps/server/src/catalogue/open-catalogue.ts';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';
import { amplifiedFiles, writeAmplified } from './amplify.ts';
import { withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable, round, timed } from './measure.ts';

const COUNT = Number(process.env['BENCH_RECORDS'] ?? 20_000);

/**
 * How fast published files are imported end to end, from the bytes on disk to records that are found. Then the same file
 * again: once with nothing changed meanwhile, and once after a change of the data set, so that it is read again.
 */
export async function run(): Promise<void> {
  if (!fixturesDir) {
    console.log('Needs the published files: set FIXTURES_DIR.');
    return;
  }
  const rows: string[][] = [];
  const only = process.env['BENCH_SOURCE'];
  for (const file of amplifiedFiles().filter(({ source }) => !only || source === only)) {
    await withFolder(async (folder) => {
      const path = join(folder, file.file.split('/').at(-1)!);
      await writeAmplified(file, path, { count: COUNT });
      const bytes = statSync(path).size;
      const index = await openCatalogue(join(folder, 'data'), { readers: 1 });
      const signal = new AbortController().signal;
      const once = () =>
        timed(() => importFiles({ index, locations: [path], engine: null, source: file.source, signal }));
      const first = await once();
      const same = await once();
      // Another record of the data set: now the file has to be read again.
      const [engine] = Object.keys(first.value.summaries[0]?.engines ?? {});
      const signed = { ...makeRecord(0), engine: engine as Engine };
      await index.upsert([signed]);
      const again = await once();
      await index.close();
      const [summary] = first.value.summaries;
      const [second] = again.value.summaries;
      if (!summary || !second || !same.value.summaries[0]?.isSame)
        throw new Error(`${file.file}: ${first.value.failures[0]?.reason}`);
      const stored = summary.added;
      rows.push([
        `${file.source}: ${path.split('.').at(-1)}`,
        summary.read.toLocaleString('en'),
        `${summary.rejected}`,
        `${Math.round(bytes / summary.read)}`,
        `${Math.round((summary.read / first.ms) * 1000).toLocaleString('en')}`,
        `${round(bytes / first.ms / 1000)}`,
        `${round(first.ms / same.ms)} x`,
        `${round(first.ms / again.ms)} x${second.unchanged === stored ? '' : ' CHANGED'}`,
      ]);
      console.error(rows.at(-1)!.join('  '));
    });
  }
  printTable(['source', 'read', 'rejected', 'bytes each', 'records/s', 'MB/s', 'the same again', 'read again'], rows);
}
