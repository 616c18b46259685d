import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BATCH, feed, openCatalogue, RECORDS, withFolder } from './catalogue.ts';
import { makeRecord } from './corpus.ts';
import { printTable, round, timed, withLoopDelay } from './measure.ts';
import { PlainSqlite } from './plain-sqlite.ts';

/** How fast records go into the catalogue, new, unchanged and changed, and how soon a full file opens. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const plain = new PlainSqlite(join(folder, 'plain.db'));
    const plainMs = await feed((batch) => plain.insert(batch));
    plain.close();

    const index = await openCatalogue(folder);
    const added = await withLoopDelay(() => feed((batch) => index.upsert(batch)));
    const few = Array.from({ length: 20 }, (_, b) =>
      Array.from({ length: BATCH }, (_, i) => makeRecord(b * 5_000 + i)),
    );
    const unchanged = await timed(async () => {
      for (const batch of few) await index.upsert(batch);
    });
    const revised = few.map((batch) => batch.map((record) => ({ ...record, data: { revision: 1 } })));
    const changed = await timed(async () => {
      for (const batch of revised) await index.upsert(batch);
    });
    await index.close();
    const opened = await timed(() => openCatalogue(folder));
    await opened.value.close();

    const rate = (records: number, ms: number) => `${Math.round((records / ms) * 1000).toLocaleString('en')}/s`;
    const bytes = statSync(join(folder, 'catalogue.db')).size;
    console.log(`${RECORDS.toLocaleString('en')} records in batches of ${BATCH}\n`);
    printTable(
      ['measure', 'value'],
      [
        ['new records', rate(RECORDS, added.value)],
        ['new records, plain SQLite', `${rate(RECORDS, plainMs)} (${round(added.value / plainMs)} x the time)`],
        ['event loop while importing, p99 / max', `${round(added.p99)} / ${round(added.max)} ms`],
        ['unchanged records', rate(20 * BATCH, unchanged.ms)],
        ['changed records', rate(20 * BATCH, changed.ms)],
        ['file', `${round(bytes / 1e6)} MB, ${Math.round(bytes / RECORDS)} bytes a record`],
        ['opening it again', `${Math.round(opened.ms)} ms`],
      ],
    );
  });
}
