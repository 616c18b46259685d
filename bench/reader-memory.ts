import { setTimeout as sleep } from 'node:timers/promises';
import { ENGINES } from '@groundwork/contract/engines';
import { engineDeclarations } from '../apps/server/src/catalogue/engines/registry.ts';
import { openSqliteIndex } from '../apps/server/src/catalogue/index/sqlite/sqlite-index.ts';
import { BUILT_IN_SETTINGS } from '../apps/server/src/catalogue/semantics/ranking/settings.ts';
import { similarAcross } from '../apps/server/src/features/records/similar-records.ts';
import { withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable } from './measure.ts';

const RECORDS = Number(process.env['BENCH_RECORDS'] ?? 60_000);
const PAGES = 1_500;
const STEP = 300;
const BATCH = 2_000;

/** Memory of the process while one detail page after the other is opened: each looks for similar records in every data set. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const index = await openSqliteIndex({ file: `${folder}/catalogue.db`, engines: engineDeclarations, readers: 2 });
    for (let at = 0; at < RECORDS; at += BATCH)
      await index.upsert(
        Array.from({ length: BATCH }, (_, n) => ({
          ...makeRecord(at + n),
          engine: ENGINES[(at + n) % ENGINES.length]!,
        })),
      );
    const rows: string[][] = [];
    const note = async (pages: number) => {
      await sleep(500);
      rows.push([String(pages), `${Math.round(process.memoryUsage.rss() / 1e6)} MB`]);
      console.error(rows.at(-1)!.join('  '));
    };
    await note(0);
    for (let page = 1; page <= PAGES; page += 1) {
      await similarAcross(index, makeRecord(page * 31), ENGINES, { limit: 3, settings: BUILT_IN_SETTINGS });
      if (page % STEP === 0) await note(page);
    }
    printTable(['pages opened', 'resident'], rows);
    await index.close();
  });
}
