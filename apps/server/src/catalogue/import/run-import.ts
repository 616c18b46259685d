import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../engines/registry.ts';
import type { Checkpoint } from '../index/index.port.ts';
import { CatalogueRecord, type RecordRef } from '../record.ts';
import { BatchWriter, type ImportIndex } from './batch-writer.ts';
import { noteImport } from './last-import.ts';
import { codeDigest, digesting, isUnbroken, type Seal } from './seal.ts';
import { SeenIds } from './seen-ids.ts';
import type { ImportSummary, Source, SourceFile } from './source.port.ts';
import { refKey, withdrawUnseen } from './withdraw-unseen.ts';

export const IMPORT_BATCH_SIZE = 500;
const REJECTIONS_KEPT = 1000;

export interface ImportOptions {
  /** A dry run has none and counts every good record as added. */
  index: ImportIndex | null;
  source: Source;
  file: SourceFile;
  /** Leaves out records of other engines; all of the source's when absent. */
  engines?: Engine[];
  /** The file holds everything that the source has: records of the source that it lacks are marked as withdrawn. */
  isComplete?: boolean;
  signal: AbortSignal;
  onProgress?: (summary: ImportSummary) => void;
  batchSize?: number;
  now?: () => Date;
}

/** What is stored with each batch: how many items are done, and what was read so far. */
interface FileCheckpoint {
  items: number;
  summary: ImportSummary;
  isDone: boolean;
  /** Of a finished import that nothing else interfered with. */
  seal?: Seal;
}

/**
 * Streams a file into the index. Killed at any moment it resumes behind the last stored batch; run again when done it
 * changes nothing. A bad row is counted and reported, and never stops the good ones. Rejects with AbortError when
 * `signal` fires.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { index, source, signal, onProgress, batchSize = IMPORT_BATCH_SIZE, now = () => new Date() } = options;
  const engines = options.engines?.filter((engine) => source.engines.includes(engine)) ?? source.engines;
  const isComplete = options.isComplete ?? false;
  const key = checkpointKey(source, options.file, options.engines);
  const stored = await index?.getCheckpoint<FileCheckpoint>(key);
  const version = await index?.version();
  if (index && version && stored?.value.seal) {
    const isSame = await isUnbroken(stored.value.seal, options.file, { engines, isComplete, version });
    if (isSame) return sameAgain(options, index, engines, stored, now());
  }
  const { file, contents } = digesting(options.file);
  const resumed = stored && !stored.value.isDone ? stored : null;
  const summary: ImportSummary = resumed
    ? { ...resumed.value.summary, isResumed: true }
    : emptySummary(source.name, file.name);
  const skipped = resumed?.value.items ?? 0;
  if (!resumed) await index?.setCheckpoint(key, { items: 0, summary, isDone: false } satisfies FileCheckpoint);
  const writer = new BatchWriter(index, key, resumed?.counts);
  const marked = summary.withdrawn;
  const startedAt = now().getTime();
  const earlier = summary.milliseconds;
  const seen = new SeenIds();
  let items = 0;
  let batch: CatalogueRecord[] = [];
  let gone: { refs: RecordRef[]; reason: string } | null = null;

  const checkpoint = (): FileCheckpoint => ({ items, summary: structuredClone(summary), isDone: false });
  const tick = () => {
    Object.assign(summary, writer.counts, { withdrawn: marked + writer.withdrawn });
    summary.milliseconds = earlier + now().getTime() - startedAt;
    onProgress?.(summary);
  };
  const flush = async () => {
    if (gone) await writer.withdraw(gone.refs, gone.reason, checkpoint());
    else await writer.put(batch, checkpoint());
    batch = [];
    gone = null;
    tick();
  };

  try {
    for await (const item of source.read(file, { retrievedAt: now().toISOString(), signal })) {
      signal.throwIfAborted();
      if ('record' in item && options.engines && !options.engines.includes(item.record.engine)) continue;
      const problem = 'rejected' in item ? item.rejected : 'record' in item ? problemIn(item.record, seen) : null;
      if (items < skipped) {
        items += 1;
        continue;
      }
      // News of deletions and records keep their order.
      if ('deleted' in item ? batch.length > 0 || (gone && gone.reason !== item.reason) : gone) await flush();
      items += 1;
      if ('deleted' in item) {
        gone ??= { refs: [], reason: item.reason };
        gone.refs.push(item.deleted);
      } else {
        summary.read += 1;
        if (problem !== null) reject(summary, item.at, problem);
        else if ('record' in item) {
          summary.engines[item.record.engine] = (summary.engines[item.record.engine] ?? 0) + 1;
          batch.push(item.record);
        }
      }
      if (batch.length + (gone?.refs.length ?? 0) >= batchSize) await flush();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    summary.failure = `Reading stopped: ${(error as Error).message}`;
  }
  await flush();
  await writer.drain();
  tick();
  if (!index || !version) return summary;
  if (isComplete && summary.failure === null) await withdrawUnseen(index, writer, source, engines, seen, summary);
  const end: FileCheckpoint = { items, summary, isDone: summary.failure === null };
  const after = await index.version();
  const read = contents();
  // Another writer may have changed records behind this import.
  if (end.isDone && read && !resumed && after.version === version.version + writer.changes)
    end.seal = { contents: read, code: codeDigest(), engines: after.engines, isComplete };
  await index.upsert([], { key, value: end });
  await noteImport(index, source, engines, summary, now());
  return summary;
}

function problemIn(record: CatalogueRecord, seen: SeenIds): string | null {
  const problem = problemOf(record);
  if (problem !== null || seen.add(refKey(record))) return problem;
  return `Repeats the id ${record.id} of an earlier record of this file`;
}

/** What reading the same file again would have answered. */
async function sameAgain(
  { source, onProgress }: ImportOptions,
  index: ImportIndex,
  engines: Engine[],
  { value: { summary: before } }: Checkpoint<FileCheckpoint>,
  now: Date,
): Promise<ImportSummary> {
  const unchanged = before.added + before.changed + before.unchanged;
  const nothing = { added: 0, changed: 0, unchanged, withdrawn: 0, milliseconds: 0 };
  const summary: ImportSummary = { ...before, ...nothing, isResumed: false, isSame: true };
  onProgress?.(summary);
  await noteImport(index, source, engines, summary, now);
  return summary;
}

/** Why a record cannot be stored; null when it can. */
export function problemOf(record: CatalogueRecord): string | null {
  const checked = CatalogueRecord.safeParse(record);
  if (!checked.success) return issueText(checked.error.issues[0]);
  const data = engineDeclaration(record.engine).data.safeParse(record.data);
  if (!data.success) return issueText(data.error.issues[0]);
  return null;
}

function issueText(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'Not a valid record';
}

export function reject(summary: ImportSummary, at: string, reason: string): void {
  summary.rejected += 1;
  if (summary.rejections.length < REJECTIONS_KEPT) summary.rejections.push({ at, reason });
}

/** The same file is known by its name, size and first bytes. */
function checkpointKey(source: Source, file: SourceFile, engines: Engine[] = []): string {
  const identity = createHash('sha256')
    .update(`${file.name}\n${file.size}\n${engines.join()}\n`)
    .update(file.head)
    .digest('base64url');
  return `import:${source.name}:${identity.slice(0, 22)}`;
}

export function emptySummary(source: string, file: string): ImportSummary {
  return {
    source,
    file,
    engines: {},
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    withdrawn: 0,
    notice: null,
    rejections: [],
    milliseconds: 0,
    isResumed: false,
    isSame: false,
    failure: null,
  };
}
