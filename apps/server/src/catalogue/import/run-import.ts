import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import { ofCollection, ownIdOf } from '../own-id.ts';
import { BatchWriter, type ImportIndex } from './batch-writer.ts';
import { emptySummary } from './check-record.ts';
import { type FileProgress, FileRun } from './file-run.ts';
import { digesting, type Fingerprint, isUntouched, wasRead } from './fingerprint.ts';
import { noteImport } from './last-import.ts';
import { mappingDigest } from './mapping-digest.ts';
import { newerVersions } from './newer-version.ts';
import type { SeenIds } from './seen-ids.ts';
import type { FileItem, ImportSummary, Source, SourceFile } from './source.port.ts';
import { keptBy, replaced } from './undo.ts';
import { holding } from './vanished.ts';
import { withdrawUnseen } from './withdraw-unseen.ts';

const IMPORT_BATCH_SIZE = 500;

export interface ImportOptions {
  /** A dry run has none and counts every good record as added. */
  index: ImportIndex | null;
  source: Source;
  file: SourceFile;
  /** Leaves out records of other engines; all of the source's when absent. */
  engines?: Engine[];
  /** The file holds everything that the source has: records of the source that it lacks are marked as withdrawn. */
  isComplete?: boolean;
  /** Ids that the files before this one in the same run have told of; this one adds its own. */
  earlier?: SeenIds[];
  /** Under which what is replaced is kept, so that the import can be undone. */
  importId?: string;
  /** The file is kept fresh: what it holds is noted under the import's id. */
  isFollowed?: boolean;
  /** Everything goes into this collection, and nothing outside of it is read or changed. */
  collection?: string | null;
  signal: AbortSignal;
  onProgress?: (summary: ImportSummary) => void;
  batchSize?: number;
  now?: () => Date;
}

interface FileCheckpoint extends FileProgress {
  /** For a finished import that nothing else interfered with. */
  fingerprint?: Fingerprint;
}

/**
 * Streams a file into the index. Killed at any moment it resumes behind the last stored batch; run again when done it
 * changes nothing. A bad row is counted and reported, and never stops the good ones. Rejects with AbortError when
 * `signal` fires.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { source, isComplete = false, collection = null, signal, now = () => new Date() } = options;
  const index = options.index?.seenBy(collection) ?? null;
  const engines = options.engines?.filter((engine) => source.engines.includes(engine)) ?? source.engines;
  const key = checkpointKey(source, options);
  const found = await index?.getCheckpoint<FileCheckpoint | null>(key);
  const stored = found?.value ? { value: found.value, counts: found.counts } : null;
  const version = await index?.version();
  const fingerprint = stored?.value.fingerprint;
  const wasReadBefore = fingerprint !== undefined && (await wasRead(fingerprint, options.file));
  const isKnownSame = wasReadBefore && !options.isFollowed;
  if (index && version && stored && isKnownSame && isUntouched(fingerprint, { engines, isComplete, version }))
    return sameAgain(options, index, engines, stored.value.summary, now());

  const resumed = stored && !stored.value.isDone ? stored : null;
  if (!resumed) await index?.setCheckpoint(key, null);
  const { earlier = [], importId } = options;
  const kept = index && importId ? keptBy(index, importId) : null;
  const hold = index && importId && options.isFollowed ? holding(index, importId) : null;
  const writer = new BatchWriter(index, key, {
    counts: resumed?.counts,
    isChosen: newerVersions({ wasRead: wasReadBefore, earlier: [...earlier] }),
    beforeWrite: async (chosen, stored, batch) => {
      await kept?.add(replaced(chosen, stored));
      await hold?.(batch);
    },
  });
  const run = new FileRun({
    writer,
    summary: resumed ? { ...resumed.value.summary, isResumed: true } : emptySummary(source.name, options.file.name),
    skipped: resumed?.value.items ?? 0,
    engines,
    batchSize: options.batchSize ?? IMPORT_BATCH_SIZE,
    now: () => now().getTime(),
    ...(options.onProgress && { onProgress: options.onProgress }),
  });
  const { summary } = run;
  const { file, contents } = digesting(options.file);
  try {
    for await (const item of source.read(file, { retrievedAt: now().toISOString(), signal })) {
      signal.throwIfAborted();
      await run.take(collection === null ? item : ownItem(item, collection));
    }
  } catch (error) {
    if (signal.aborted) throw error;
    summary.failure = `Reading stopped: ${(error as Error).message}`;
  }
  await run.drain();
  options.earlier?.push(run.seen);

  if (!index || !version) return summary;
  if (isComplete && summary.failure === null) await withdrawUnseen(index, writer, source, engines, run.seen, summary);
  const end: FileCheckpoint = { items: run.items, summary, isDone: summary.failure === null };
  const after = await index.version();
  const read = contents();
  // Another writer may have changed records behind this import.
  const isAlone = after.version === version.version + writer.changes;
  if (end.isDone && read)
    end.fingerprint = {
      contents: read,
      code: mappingDigest(),
      engines: !resumed && isAlone ? after.engines : null,
      isComplete,
    };
  await index.upsert([], { key, value: end });
  if (collection === null) await noteImport(index, source, engines, summary, now());
  return summary;
}

function ownItem(item: FileItem, collection: string): FileItem {
  if ('record' in item) return { ...item, record: ofCollection(item.record, collection) };
  if ('deleted' in item) return { ...item, deleted: { ...item.deleted, id: ownIdOf(item.deleted.id, collection) } };
  return item;
}

/** The summary that reading the same file again would have given. */
async function sameAgain(
  { source, collection = null, onProgress }: ImportOptions,
  index: ImportIndex,
  engines: Engine[],
  before: ImportSummary,
  now: Date,
): Promise<ImportSummary> {
  const unchanged = before.added + before.changed + before.unchanged;
  const nothing = { added: 0, changed: 0, unchanged, withdrawn: 0, milliseconds: 0 };
  const summary: ImportSummary = { ...before, ...nothing, isResumed: false, isSame: true };
  onProgress?.(summary);
  if (collection === null) await noteImport(index, source, engines, summary, now);
  return summary;
}

/** The same file is known by its name, size and first bytes. */
function checkpointKey(source: Source, { file, engines = [], collection }: ImportOptions): string {
  const identity = createHash('sha256')
    .update(`${file.name}\n${file.size}\n${engines.join()}\n${source.version ?? ''}\n${collection ?? ''}`)
    .update(file.head)
    .digest('base64url');
  return `import:${source.name}:${identity.slice(0, 22)}`;
}
