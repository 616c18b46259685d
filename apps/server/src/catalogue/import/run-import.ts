import { createHash } from 'node:crypto';
import type { Engine } from '@groundwork/contract/engines';
import { engineDeclaration } from '../engines/registry.ts';
import type { CatalogueIndex, UpsertResult } from '../index/index.port.ts';
import { CatalogueRecord } from '../record.ts';
import type { ImportSummary, Source, SourceFile } from './source.port.ts';

export const IMPORT_BATCH_SIZE = 500;
const REJECTIONS_KEPT = 1000;

export interface ImportOptions {
  /** Only upsert and checkpoints are used; a dry run has none and counts every good record as added. */
  index: Pick<CatalogueIndex, 'upsert' | 'getCheckpoint' | 'setCheckpoint'> | null;
  source: Source;
  file: SourceFile;
  /** Leaves out records of other engines; all of the source's when absent. */
  engines?: Engine[];
  signal: AbortSignal;
  onProgress?: (summary: ImportSummary) => void;
  batchSize?: number;
  now?: () => Date;
}

/** What is stored with each batch: how many items are done, and what was counted so far. */
interface Checkpoint {
  items: number;
  summary: ImportSummary;
  isDone: boolean;
}

/**
 * Streams a file into the index. Killed at any moment it resumes behind the last stored batch; run again when done it
 * changes nothing. A bad row is counted and reported, and never stops the good ones. Rejects with AbortError when
 * `signal` fires.
 */
export async function runImport(options: ImportOptions): Promise<ImportSummary> {
  const { index, source, file, signal, onProgress, batchSize = IMPORT_BATCH_SIZE, now = () => new Date() } = options;
  const key = checkpointKey(source, file, options.engines);
  const stored = await index?.getCheckpoint<Checkpoint>(key);
  const resumed = stored && !stored.isDone ? stored : null;
  const summary: ImportSummary = resumed ? { ...resumed.summary, isResumed: true } : emptySummary(source, file);
  const startedAt = now().getTime();
  const earlier = summary.milliseconds;
  const seen = new Set<string>();
  let items = 0;
  let batch: CatalogueRecord[] = [];

  const tick = () => {
    summary.milliseconds = earlier + now().getTime() - startedAt;
    onProgress?.(summary);
  };
  const flush = async () => {
    // Counted before it is stored, because the counts travel with the records: what upsert answers is added after it.
    const counted = await store(index, batch, {
      key,
      value: (result) => ({ items, summary: withResult(summary, result), isDone: false }),
    });
    Object.assign(summary, withResult(summary, counted));
    batch = [];
    tick();
  };

  try {
    for await (const item of source.read(file, { retrievedAt: now().toISOString(), signal })) {
      signal.throwIfAborted();
      if ('record' in item && options.engines && !options.engines.includes(item.record.engine)) continue;
      items += 1;
      const problem = 'rejected' in item ? item.rejected : problemOf(item.record, seen);
      if (resumed && items <= resumed.items) continue;
      summary.read += 1;
      if (problem !== null) {
        reject(summary, item.at, problem);
      } else if ('record' in item) {
        summary.engines[item.record.engine] = (summary.engines[item.record.engine] ?? 0) + 1;
        batch.push(item.record);
      }
      if (batch.length >= batchSize) await flush();
    }
  } catch (error) {
    if (signal.aborted) throw error;
    summary.failure = `Reading stopped: ${(error as Error).message}`;
  }
  await flush();
  await index?.setCheckpoint(key, { items, summary, isDone: summary.failure === null } satisfies Checkpoint);
  return summary;
}

export async function store(
  index: ImportOptions['index'],
  batch: CatalogueRecord[],
  checkpoint: { key: string; value: (result: UpsertResult) => unknown },
): Promise<UpsertResult> {
  const nothing = { added: 0, changed: 0, unchanged: 0 };
  if (batch.length === 0) return nothing;
  if (!index) return { ...nothing, added: batch.length };
  // Which of the batch are new is known only after the upsert; a run killed just here counts them as unchanged.
  const assumed = { ...nothing, unchanged: batch.length };
  const result = await index.upsert(batch, { key: checkpoint.key, value: checkpoint.value(assumed) });
  await index.setCheckpoint(checkpoint.key, checkpoint.value(result));
  return result;
}

/** Why a record cannot be stored; null when it can. `seen` holds what was read before. */
export function problemOf(record: CatalogueRecord, seen: Set<string>): string | null {
  const checked = CatalogueRecord.safeParse(record);
  if (!checked.success) return issueText(checked.error.issues[0]);
  const data = engineDeclaration(record.engine).data.safeParse(record.data);
  if (!data.success) return issueText(data.error.issues[0]);
  const reference = `${record.engine}/${record.id}`;
  if (seen.has(reference)) return `Repeats the id ${record.id} of an earlier record of this file`;
  seen.add(reference);
  return null;
}

function issueText(issue: { path: PropertyKey[]; message: string } | undefined): string {
  return issue ? `${issue.path.join('.') || 'record'}: ${issue.message}` : 'Not a valid record';
}

export function reject(summary: ImportSummary, at: string, reason: string): void {
  summary.rejected += 1;
  if (summary.rejections.length < REJECTIONS_KEPT) summary.rejections.push({ at, reason });
}

export function withResult(summary: ImportSummary, result: UpsertResult): ImportSummary {
  return {
    ...summary,
    added: summary.added + result.added,
    changed: summary.changed + result.changed,
    unchanged: summary.unchanged + result.unchanged,
  };
}

/** The same file is known by its name, size and first bytes. */
function checkpointKey(source: Source, file: SourceFile, engines: Engine[] = []): string {
  const identity = createHash('sha256')
    .update(`${file.name}\n${file.size}\n${engines.join()}\n`)
    .update(file.head)
    .digest('base64url');
  return `import:${source.name}:${identity.slice(0, 22)}`;
}

function emptySummary(source: Source, file: SourceFile): ImportSummary {
  return {
    source: source.name,
    file: file.name,
    engines: {},
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    rejected: 0,
    rejections: [],
    milliseconds: 0,
    isResumed: false,
    failure: null,
  };
}
