import { parentPort, workerData } from 'node:worker_threads';
import { IMPORT_PREVIEW_RECORDS } from '@groundwork/contract/limits';
import { mappedTable } from '../../sources/layout/mapped-table.ts';
import { recogniseSource } from '../../sources/registry.ts';
import { problemOf } from './check-record.ts';
import { openImportFiles } from './import-file.ts';
import { type Looked, type LookInput, nothingYet } from './look-at-file.ts';
import { countTable } from './propose/propose.ts';
import { refusalOf } from './refusal.ts';
import type { Source, SourceFile } from './source.port.ts';

/** So many rows are looked at for what cannot become a record. */
const ROWS_READ = 500;

const { signal } = new AbortController();
parentPort?.postMessage(await look(workerData as LookInput));

async function look({ location, mapping }: LookInput): Promise<Looked> {
  const looked = nothingYet();
  const { files, dispose } = await openImportFiles(location).catch((error: Error) => {
    looked.refusal = error.message;
    return { files: [], dispose: async () => {} };
  });
  try {
    const known: { file: SourceFile; source: Source }[] = [];
    for (const file of files) {
      const source = mapping ? mappedTable(mapping) : await recogniseSource(file, null);
      looked.files.push({ name: file.name, source: mapping ? null : (source?.label ?? null) });
      if (source) known.push({ file, source });
    }
    for (const one of known) await preview(one.file, one.source, looked);
    const [only] = files;
    if (known.length > 0 || !only) return looked;
    looked.table = await countTable(only, signal).catch(() => null);
    if (!looked.table) looked.refusal = await refusalOf(only, signal);
    return looked;
  } catch (error) {
    return { ...looked, refusal: (error as Error).message };
  } finally {
    await dispose();
  }
}

async function preview(file: SourceFile, source: Source, looked: Looked): Promise<void> {
  const context = { retrievedAt: new Date().toISOString(), signal };
  try {
    for await (const item of source.read(file, context)) {
      if (looked.read >= ROWS_READ) return;
      if ('notice' in item) looked.notice = item.notice;
      if ('notice' in item || 'deleted' in item) continue;
      looked.read += 1;
      const problem = 'rejected' in item ? item.rejected : problemOf(item.record);
      if (problem !== null) looked.rejections.push({ at: item.at, reason: problem });
      else if ('record' in item && looked.records.length < IMPORT_PREVIEW_RECORDS) looked.records.push(item.record);
    }
  } catch (error) {
    looked.failure = (error as Error).message;
  }
}
