import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { IMPORT_PATH } from '@groundwork/contract/paths';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { importFiles } from '../../../catalogue/import/import-files.ts';
import { lookAtFile } from '../../../catalogue/import/look-at-file.ts';
import type { SeenIds } from '../../../catalogue/import/seen-ids.ts';
import { hasShrunk, vanishedSince } from '../../../catalogue/import/vanished.ts';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { FetchError } from '../../../platform/fetch/fetch-error.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { ObjectStorage } from '../../../platform/storage/storage.port.ts';
import type { NotificationService } from '../../notifications/notifications.service.ts';
import { safeName, storedUpload } from '../stored-file.ts';
import type { TableImportRepository } from '../table-imports.repository.ts';
import { type FetchedFile, type FileFetcher, fetchFile } from './fetch-file.ts';
import type { FollowedFileRepository, FollowedFileRow } from './followed-files.repository.ts';

export interface RefreshFileDependencies {
  followed: FollowedFileRepository;
  imports: Pick<TableImportRepository, 'create' | 'takenFrom'>;
  index: CatalogueIndex;
  fetcher: FileFetcher;
  storage: Pick<ObjectStorage, 'put'>;
  /** Answers the id of the job. */
  startImport(importId: string, tx: Transaction): Promise<string>;
  raiseNotification: NotificationService['raise'];
  clock: Clock;
}

/** A file that cannot be fetched so often in a row is given up. */
const FAILURES_MAX = 3;

/** Looks at a file once: what is new in it becomes an import, once all of it is there and read without a fault. */
export async function run(
  { followedId }: { followedId: string },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: RefreshFileDependencies,
): Promise<void> {
  const { followed, fetcher, clock } = deps;
  const row = await followed.find(followedId);
  if (!row) return;
  let fetched: FetchedFile | null;
  try {
    fetched = await fetchFile(row.address, row, fetcher, signal);
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError) || (error.isWorthAnotherTry && !isLastAttempt)) throw error;
    return failed(row, error.message, deps);
  }
  const checked = { lastCheckedAt: clock.now(), message: null, failures: 0 };
  if (!fetched || fetched.contentHash === row.contentHash) return void (await followed.change(followedId, checked));
  const tried = await tryOut(fetched, row, deps, signal);
  if (tried.problem) return stop(row, tried.problem, deps, tried.shrunkHash);
  await take(row, fetched, deps);
}

/** Into the storage first: killed before the import is there, the file is fetched again. */
async function take(row: FollowedFileRow, fetched: FetchedFile, deps: RefreshFileDependencies): Promise<void> {
  const { followed, imports, storage, startImport, clock } = deps;
  const { bytes, fileName, etag, lastModified, contentHash } = fetched;
  const id = randomUUID();
  const stored = { id, transferId: id, fileSize: bytes.length };
  await storage.put(storedUpload(stored).key, bytes);
  const now = clock.now();
  await followed.transaction(async (tx) => {
    const values = {
      etag,
      lastModified,
      contentHash,
      lastCheckedAt: now,
      lastTakenAt: now,
      message: null,
      failures: 0,
    };
    if (!(await followed.change(row.id, values, tx))) return;
    const { ownerId, mapping, name, address } = row;
    const jobId = await startImport(id, tx);
    const origin = { fetched: { address, etag, lastModified, contentHash }, followedId: row.id };
    const run = { ownerId, mapping, source: name, fileName, jobId, createdAt: now, ...origin };
    await imports.create({ ...stored, ...run, state: 'queued' }, tx);
  });
}

/** Why nothing of it is taken. `shrunkHash`: of content that is taken nonetheless once somebody has let it go on. */
type Tried = { problem: string | null; shrunkHash?: string };

/** Reads it without storing anything: the mapping may no longer fit, it may break off, or lack much of what it held. */
async function tryOut(
  { bytes, fileName, contentHash }: FetchedFile,
  { id, ownerId, mapping, shrunkHash }: FollowedFileRow,
  { imports, index }: RefreshFileDependencies,
  signal: AbortSignal,
): Promise<Tried> {
  const folder = await mkdtemp(path.join(tmpdir(), 'groundwork-refresh-'));
  try {
    const location = path.join(folder, safeName(fileName));
    await writeFile(location, bytes);
    const { table, refusal } = await lookAtFile({ location, mapping: null }, signal);
    if (!mapping && refusal) return { problem: refusal };
    const missing = mapping && table ? missingColumns(mapping, table.columns) : [];
    if (missing.length > 0) return { problem: MESSAGES.words.refusals.columnsGone(missing.join(', ')).text };
    const seen: SeenIds[] = [];
    const { summaries, failures } = await importFiles({
      index: null,
      locations: [location],
      engine: null,
      source: null,
      mapping,
      collection: ownerId,
      earlier: seen,
      signal,
    });
    const [failure] = [...failures.map(({ reason }) => reason), ...summaries.flatMap((one) => one.failure ?? [])];
    if (failure) return { problem: failure };
    const [read, added] = [
      summaries.reduce((sum, one) => sum + one.read, 0),
      summaries.reduce((sum, one) => sum + one.added, 0),
    ];
    if (read > 0 && added === 0)
      return { problem: summaries[0]?.rejections[0]?.reason ?? MESSAGES.words.refusals.noRowsTaken.text };
    const [previous] = await imports.takenFrom(id);
    if (!previous || shrunkHash === contentHash) return { problem: null };
    const gone = await vanishedSince(index.seenBy(ownerId), previous, seen);
    return hasShrunk(gone)
      ? { problem: MESSAGES.words.refusals.fileShrank(gone.vanished.length, gone.held).text, shrunkHash: contentHash }
      : { problem: null };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function missingColumns({ columns, idFrom = [] }: TableMapping, there: { heading: string }[]): string[] {
  const needed = [...columns.filter(({ field }) => field !== null).map(({ column }) => column), ...idFrom];
  const known = new Set(there.map(({ heading }) => heading));
  return [...new Set(needed)].filter((column) => !known.has(column));
}

async function failed(row: FollowedFileRow, message: string, deps: RefreshFileDependencies): Promise<void> {
  const failures = row.failures + 1;
  if (failures >= FAILURES_MAX) return stop(row, message, deps);
  await deps.followed.change(row.id, { failures, message, lastCheckedAt: deps.clock.now() });
}

/** It rests until somebody lets it go on; who set it up is told why. */
async function stop(
  row: FollowedFileRow,
  message: string,
  deps: RefreshFileDependencies,
  shrunkHash: string | null = null,
): Promise<void> {
  const { followed, raiseNotification, clock } = deps;
  const now = clock.now();
  await followed.transaction(async (tx) => {
    const stopped = { state: 'stopped' as const, message, nextRunAt: null, lastCheckedAt: now, shrunkHash };
    if (!(await followed.change(row.id, stopped, tx)) || !row.createdBy) return;
    await raiseNotification(
      {
        userId: row.createdBy,
        kind: 'import',
        key: `followed-file/${row.id}/${now.toISOString()}`,
        title: MESSAGES.words.notifications.importStopped(row.name),
        lines: [message],
        forwardUrl: IMPORT_PATH,
      },
      tx,
    );
  });
}
