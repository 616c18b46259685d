import type { Engine } from '@groundwork/contract/engines';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { mappedTable } from '../../sources/layout/mapped-table.ts';
import { loadSource, recogniseSource } from '../../sources/registry.ts';
import { headText } from '../../sources/shared/decode.ts';
import { emptySummary } from './check-record.ts';
import { ImportFileError, openImportFiles } from './import-file.ts';
import { refusalOf } from './refusal.ts';
import { type ImportOptions, runImport } from './run-import.ts';
import type { SeenIds } from './seen-ids.ts';
import type { ImportSummary, Source, SourceFile } from './source.port.ts';
import { vanishedSince, withdrawVanished } from './vanished.ts';

export interface ImportFilesOptions {
  index: ImportOptions['index'];
  locations: string[];
  /** Null: all engines. */
  engine: Engine | null;
  /** Null: found out from each file. */
  source: string | null;
  /** How the rows of the files become records, where that is given; the sources are not asked then. */
  mapping?: TableMapping | null;
  /** See ImportOptions. */
  isComplete?: boolean;
  /** See ImportOptions. */
  importId?: string;
  /** See ImportOptions. */
  collection?: string | null;
  /** The import before this one, for a file that is kept fresh: what it held and this one lacks is withdrawn. */
  followed?: { previous: string | null };
  /** See ImportOptions. */
  earlier?: SeenIds[];
  signal: AbortSignal;
  onProgress?: (summary: ImportSummary) => void;
}

export interface ImportFilesResult {
  summaries: ImportSummary[];
  /** Files of folders and zips that no source understands: companions, read-me files. */
  skipped: string[];
  /** Locations that could not be imported at all, with the reason. */
  failures: { location: string; reason: string }[];
}

/** Imports each location in turn. A broken one among good ones is reported, and the rest goes on. */
export async function importFiles(options: ImportFilesOptions): Promise<ImportFilesResult> {
  const result: ImportFilesResult = { summaries: [], skipped: [], failures: [] };
  const { earlier = [] } = options;
  for (const location of options.locations) {
    options.signal.throwIfAborted();
    try {
      await importLocation(location, { ...options, earlier }, result);
    } catch (error) {
      if (options.signal.aborted) throw error;
      result.failures.push({ location, reason: (error as Error).message });
    }
  }
  await withdrawRest(options, earlier, result);
  return result;
}

/** Rows that could not be read may be among those that are missed: then nothing is withdrawn, and the summary says so. */
async function withdrawRest(
  { index, followed, importId, collection = null }: ImportFilesOptions,
  earlier: SeenIds[],
  { summaries, failures }: ImportFilesResult,
): Promise<void> {
  const last = summaries.at(-1);
  if (!index || !followed?.previous || !importId || !last) return;
  if (failures.length > 0 || summaries.some(({ failure }) => failure !== null)) return;
  const own = index.seenBy(collection);
  const { vanished } = await vanishedSince(own, followed.previous, earlier);
  const rejected = summaries.reduce((sum, one) => sum + one.rejected, 0);
  if (vanished.length > 0 && rejected >= vanished.length)
    last.notice = [
      last.notice,
      `${vanished.length} records are not in the file any more; they were left, because ${rejected} rows could not be read.`,
    ]
      .filter(Boolean)
      .join(' ');
  else last.withdrawn += await withdrawVanished(own, importId, vanished, `${last.file} does not list it any more`);
}

async function importLocation(
  location: string,
  options: ImportFilesOptions & { earlier: SeenIds[] },
  result: ImportFilesResult,
): Promise<void> {
  const { files, dispose } = await openImportFiles(location);
  try {
    for (const file of files) {
      const source = await sourceFor(file, options);
      if (source) result.summaries.push(await importOne(file, source, options));
      else if (files.length > 1) result.skipped.push(file.name);
      else result.summaries.push(await nothingIn(file, options));
    }
    if (files.length > 0 && files.length === result.skipped.length)
      throw new ImportFileError(`No source understands any file of ${location}: ${result.skipped.join(', ')}`);
  } finally {
    await dispose();
  }
}

function importOne(
  file: SourceFile,
  source: Source,
  {
    index,
    engine,
    isComplete = false,
    earlier,
    importId,
    collection = null,
    followed,
    signal,
    onProgress,
  }: ImportFilesOptions & { earlier: SeenIds[] },
): Promise<ImportSummary> {
  const engines = engine ? { engines: [engine] } : {};
  const isFollowed = followed !== undefined;
  const rest = { isComplete, earlier, importId, isFollowed, collection, signal, onProgress };
  return runImport({ index, source, file, ...rest, ...engines });
}

/** A file without a record of what was asked for ends well and says so; one that nothing understands is refused. */
async function nothingIn(file: SourceFile, { engine, source, signal }: ImportFilesOptions): Promise<ImportSummary> {
  const nothing = (name: string, notice: string) => ({ ...emptySummary(name, file.name), notice });
  if (headText(file).trim() === '') return nothing('', 'The file is empty');
  const other = engine && !source ? await recogniseSource(file, null) : null;
  if (other) return nothing(other.name, `It is a file of ${other.label}, which has no record of ${engine}`);
  throw new ImportFileError(await refusalOf(file, signal));
}

async function sourceFor(
  file: SourceFile,
  { source: name, engine, mapping }: ImportFilesOptions,
): Promise<Source | null> {
  if (mapping) return headText(file).trim() === '' ? null : mappedTable(mapping);
  if (!name) return recogniseSource(file, engine);
  const source = await loadSource(name, engine, file.name);
  return source?.recognises(file) ? source : null;
}
