import type { Engine } from '@groundwork/contract/engines';
import { loadSource, recogniseSource, sourceNames } from '../../sources/registry.ts';
import { ImportFileError, openImportFiles } from './import-file.ts';
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
  /** See ImportOptions. */
  isComplete?: boolean;
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
    let imported = 0;
    for (const file of files) {
      const source = await sourceFor(file, options);
      if (!source) {
        if (files.length > 1) result.skipped.push(file.name);
        continue;
      }
      imported += 1;
      const { index, engine, isComplete = false, earlier, signal, onProgress } = options;
      result.summaries.push(
        await runImport({
          index,
          source,
          file,
          isComplete,
          earlier,
          signal,
          onProgress,
          ...(engine ? { engines: [engine] } : {}),
        }),
      );
    }
    if (imported === 0)
      throw new ImportFileError(`No source understands ${location}; known sources: ${sourceNames.join(', ')}`);
  } finally {
    await dispose();
  }
}

async function sourceFor(file: SourceFile, { source: name, engine }: ImportFilesOptions): Promise<Source | null> {
  if (!name) return recogniseSource(file, engine);
  const source = await loadSource(name, engine);
  return source?.recognises(file) ? source : null;
}
