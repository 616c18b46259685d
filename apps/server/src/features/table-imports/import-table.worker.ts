import type { Engine } from '@groundwork/contract/engines';
import type { FileImportCounts } from '@groundwork/contract/table-imports';
import type { ImportFilesResult } from '../../catalogue/import/import-files.ts';
import { importInThread } from '../../catalogue/import/import-in-thread.ts';
import type { ImportSummary } from '../../catalogue/import/source.port.ts';
import { forgetHeld } from '../../catalogue/import/vanished.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { JobAbortError } from '../../platform/jobs/job-errors.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import { recordsImported } from '../data-sets/data-sets.events.ts';
import type { FollowedFileRepository } from './followed-files/followed-files.repository.ts';
import { storedUpload, withLocalFile } from './stored-file.ts';
import type { TableImportRepository, TableImportRow } from './table-imports.repository.ts';

export interface ImportTableDependencies {
  imports: TableImportRepository;
  followed: Pick<FollowedFileRepository, 'change'>;
  takeBack(importId: string, tx: Transaction): Promise<unknown>;
  index: CatalogueIndex;
  storage: ObjectStorage;
  events: EventBus;
  clock: Clock;
}

const PROGRESS_EVERY_MS = 1_000;
const REJECTIONS_KEPT = 100;
const UNDER_WAY: TableImportRow['state'][] = ['queued', 'running'];

/** A process that ends takes nothing with it: the next one goes on behind the last stored batch. */
export async function run(
  { importId }: { importId: string },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: ImportTableDependencies,
): Promise<void> {
  const { imports, storage, clock } = deps;
  const row = await imports.transition(importId, UNDER_WAY, { state: 'running' });
  if (!row) return;
  try {
    const result = await withLocalFile(storage, row, signal, (location) => importLocal(row, location, signal, deps));
    await end(row, result, deps);
  } catch (error) {
    const isExpired = signal.reason instanceof JobAbortError && signal.reason.abortCause === 'expired';
    if ((signal.aborted && !isExpired) || !isLastAttempt) throw error;
    const message = error instanceof Error ? error.message : String(error);
    await imports.transition(importId, UNDER_WAY, { state: 'failed', message, jobId: null, endedAt: clock.now() });
  } finally {
    await imports.transition(importId, ['cancelled', 'undoing'], { jobId: null });
  }
  await storage.remove(storedUpload(row));
  if (row.followedId) await takeBackIfFailed(importId, row.followedId, deps);
  // The organization was deleted meanwhile, and its imports with it.
  if (row.ownerId && !(await imports.find(importId))) await deps.index.deleteCollection(row.ownerId);
}

/** A file that is kept fresh is never half taken, and the same content is tried again. */
async function takeBackIfFailed(
  importId: string,
  followedId: string,
  { imports, followed, takeBack }: ImportTableDependencies,
): Promise<void> {
  await imports.transaction(async (tx) => {
    const undoing = await imports.transition(importId, ['failed'], { state: 'undoing' }, tx);
    if (!undoing) return;
    await takeBack(importId, tx);
    const anew = { etag: null, lastModified: null, contentHash: null };
    await followed.change(followedId, { ...anew, message: undoing.message }, tx);
  });
}

async function importLocal(
  { id, ownerId, mapping, followedId }: TableImportRow,
  location: string,
  signal: AbortSignal,
  { imports, index }: ImportTableDependencies,
): Promise<ImportFilesResult> {
  let savedAt = 0;
  let saving: Promise<unknown> = Promise.resolve();
  const onProgress = (summary: ImportSummary) => {
    if (Date.now() - savedAt < PROGRESS_EVERY_MS) return;
    savedAt = Date.now();
    const values = { counts: countsOf([summary]) };
    // A failure to show progress is no reason to stop.
    saving = saving.then(() => imports.transition(id, UNDER_WAY, values)).catch(() => undefined);
  };
  const [previous = null, older] = followedId ? await imports.takenFrom(followedId) : [];
  const input = { location, mapping, importId: id, collection: ownerId, ...(followedId && { followed: { previous } }) };
  const result = await importInThread(input, { index, onProgress }, signal);
  await saving;
  // Undone, the one before is the last; further back nobody looks.
  if (older) await forgetHeld(index.seenBy(ownerId), older);
  return result;
}

async function end(
  { id, createdAt }: TableImportRow,
  { summaries, failures }: ImportFilesResult,
  { imports, events, clock }: ImportTableDependencies,
): Promise<void> {
  const endedAt = clock.now();
  const problems = [...failures.map(({ reason }) => reason), ...summaries.flatMap(({ failure }) => failure ?? [])];
  const engines = [...new Set(summaries.flatMap((summary) => Object.keys(summary.engines) as Engine[]))];
  const counts = countsOf(summaries);
  const change = {
    state: problems.length === 0 ? ('complete' as const) : ('failed' as const),
    engines,
    counts,
    message: problems.join(' ') || null,
    notice: summaries.flatMap(({ notice }) => notice ?? []).join(' ') || null,
    rejections: summaries.flatMap(({ rejections }) => rejections).slice(0, REJECTIONS_KEPT),
    jobId: null,
    endedAt,
  };
  await imports.transaction(async (tx) => {
    const ended = await imports.transition(id, UNDER_WAY, change, tx);
    // An organization's own records are news to nobody else.
    if (!ended || ended.ownerId || counts.added + counts.changed + counts.withdrawn === 0) return;
    const source = ended.source ?? ended.fileName;
    const happened = { runId: id, source, engines, from: createdAt.toISOString(), until: endedAt.toISOString() };
    await events.publish(recordsImported, happened, tx);
  });
}

function countsOf(summaries: ImportSummary[]): FileImportCounts {
  const sum = (key: keyof FileImportCounts) => summaries.reduce((total, summary) => total + summary[key], 0);
  return {
    read: sum('read'),
    added: sum('added'),
    changed: sum('changed'),
    unchanged: sum('unchanged'),
    rejected: sum('rejected'),
    withdrawn: sum('withdrawn'),
  };
}
