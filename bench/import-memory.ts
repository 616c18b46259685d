import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fixturesDir } from '../apps/server/test/fixtures-dir.ts';
import { amplifiedFiles, writeAmplified } from './amplify.ts';
import { withFolder } from './catalogue.ts';
import { memoryOf, printTable, timed } from './measure.ts';

const BYTES = Number(process.env['BENCH_BYTES'] ?? 1_000_000_000);
const root = join(import.meta.dirname, '..');
/** What `npm run import` runs. */
const [, ...COMMAND] = (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.import as string).split(
  ' ',
);

/**
 * Memory of the import command while it reads a file of a gigabyte, by /proc (Linux). Its own memory is what counts; the
 * pages of the catalogue's file that are mapped belong to the system, which takes them back at will.
 */
export async function run(): Promise<void> {
  if (!fixturesDir) {
    console.log('Needs the published files: set FIXTURES_DIR.');
    return;
  }
  const rows: string[][] = [];
  for (const { source, ending } of [
    { source: 'sbir', ending: 'json' },
    { source: 'ictrp', ending: 'csv' },
  ]) {
    const file = amplifiedFiles().find((one) => one.source === source && one.file.endsWith(ending))!;
    await withFolder(async (folder) => {
      const path = join(folder, `made.${ending}`);
      const records = await writeAmplified(file, path, { bytes: BYTES });
      const env = { ...process.env, DATA_DIR: join(folder, 'data') };
      const child = spawn(process.execPath, [...COMMAND, 'all', '--source', source, '--file', path], {
        cwd: root,
        env,
      });
      const samples: { own: number; mapped: number }[] = [];
      const sampling = setInterval(() => samples.push(memoryOf(child.pid!)), 250);
      const { ms } = await timed(() => once(child, 'exit'));
      clearInterval(sampling);
      const quarter = Math.ceil(samples.length / 4);
      const peak = (some: typeof samples) => Math.max(...some.map(({ own }) => own));
      rows.push([
        `${source}: ${ending}`,
        `${Math.round(statSync(path).size / 1e6)} MB, ${records.toLocaleString('en')}`,
        `${Math.round((records / ms) * 1000).toLocaleString('en')}/s`,
        ...[0, 1, 2, 3].map((part) => `${Math.round(peak(samples.slice(part * quarter, (part + 1) * quarter)))} MB`),
        `${Math.round(Math.max(...samples.map(({ mapped }) => mapped)))} MB`,
      ]);
      console.error(rows.at(-1)!.join('  '));
    });
  }
  printTable(['file', 'size, records', 'rate', 'peak, 1st quarter', '2nd', '3rd', '4th', 'mapped'], rows);
}
