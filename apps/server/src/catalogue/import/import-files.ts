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
  const earlier: SeenIds[] = [];
  for (const location of options.locations) {
    options.signal.throwIfAborted();
    try {
      await importLocation(location, { ...options, earlier }, result);
    } catch (error) {
      if (options.signal.aborted) throw error;
      result.failures.push({ location, reason: (error as Error).message });
    }
  }
  return result;
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
    signal,
    onProgress,
  }: ImportFilesOptions & { earlier: SeenIds[] },
): Promise<ImportSummary> {
  const engines = engine ? { engines: [engine] } : {};
  return runImport({ index, source, file, isComplete, earlier, importId, collection, signal, onProgress, ...engines });
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
