import { createHash } from 'node:crypto';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FILE_SIZE_MAX_BYTES } from '@groundwork/contract/limits';
import type { Message } from '@groundwork/contract/texts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { isFinalError } from '../../platform/jobs/job-errors.ts';
import { inEnglish, MESSAGES } from '../../platform/messages.ts';
import type { ImportProjectDependencies } from './import-dependencies.ts';
import { openArchive } from './open-archive.ts';
import { type ImportRow, messageOf, type ProjectImportRepository, stepOf } from './project-imports.repository.ts';
import { LeftOut, readArchive } from './read-archive.ts';
import { forgetImported, storedFileKey } from './stored-import.ts';
import { type PlacedFile, writeProject } from './write-project.ts';

export type { ImportProjectDependencies };

const FETCHED_PERCENT = 5;
const CHECKED_PERCENT = 35;
const STORED_PERCENT = 85;
/** Progress is shown by the second; each step told costs a write. */
const PROGRESS_EVERY_MS = 700;

/** Fetches the archive, checks all of it, keeps its files, then writes everything in one transaction. Killed anywhere it begins anew. */
export async function run(
  { importId }: { importId: string },
  { signal, isLastAttempt }: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: ImportProjectDependencies,
): Promise<void> {
  const active = await deps.projectImports.findActive(importId);
  if (!active) return;
  try {
    await importProject(active, signal, deps);
  } catch (error) {
    if (signal.aborted) throw error;
    // The archive's own fault, or a limit: whoever sent it is told, and nothing is wrong here.
    if (isFinalError(error)) return fail(active.row, whyOf(error as Error), deps);
    if (isLastAttempt) await fail(active.row, MESSAGES.archive.failed, deps);
    throw error;
  }
}

const whyOf = (error: Error) => (error instanceof AppError ? error.said : inEnglish(error.message));

async function fail({ id }: ImportRow, why: Message, { projectImports, jobs, clock }: ImportProjectDependencies) {
  await projectImports.transaction(async (tx) => {
    const change = { status: 'failed' as const, ...stepOf(null), ...messageOf(why), touchedAt: clock.now() };
    const row = await projectImports.end(id, change, tx);
    if (row) await forgetImported(jobs, [row], tx);
  });
}

async function importProject(
  { row, actor }: { row: ImportRow; actor: Actor },
  signal: AbortSignal,
  deps: ImportProjectDependencies,
): Promise<void> {
  const { projectImports, archiveParts: parts, archiveRecords: records, storage, canMail } = deps;
  const { checking } = MESSAGES.archive.steps;
  const tell = teller(row.id, projectImports);
  await tell(checking, 0);
  const folder = await mkdtemp(join(tmpdir(), 'groundwork-import-'));
  try {
    const path = join(folder, 'archive.zip');
    const contentHash = await fetchTo(path, storage.read(row.storageKey), signal);
    const onProgress = between(tell, checking, FETCHED_PERCENT, CHECKED_PERCENT);
    const archive = await openArchive(path, { signal, onProgress });
    try {
      const leftOut = new LeftOut();
      const read = readArchive({ archive, actor, records, leftOut, canMail });
      // First what may refuse all of it.
      const project = await read.project();
      const files = await read.files();
      await projectImports.update(row.id, { storedFiles: files.length, contentHash });
      const onStored = between(tell, MESSAGES.archive.steps.files, CHECKED_PERCENT, STORED_PERCENT);
      const placed: PlacedFile[] = [];
      for (const [at, file] of files.entries()) {
        signal.throwIfAborted();
        const same = await parts.files.findSame(actor, file);
        const storageKey = storedFileKey(row, at);
        // A larger one is refused, with the reason, where it would be taken in.
        if (!same && file.size <= FILE_SIZE_MAX_BYTES)
          await parts.files.put(storageKey, await archive.bytes(file.path));
        placed.push({ ...file, storageKey, same });
        onStored((at + 1) / files.length);
      }
      await tell(MESSAGES.archive.steps.writing, STORED_PERCENT);
      signal.throwIfAborted();
      await writeProject(
        { row, actor, read, project, files: placed, leftOut, contentHash, manifest: archive.manifest },
        deps,
      );
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Answers the SHA-256 of the bytes. */
async function fetchTo(path: string, bytes: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<string> {
  const hash = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of bytes) {
      signal.throwIfAborted();
      hash.update(piece);
      await file.writeFile(piece);
    }
  } finally {
    await file.close();
  }
  return hash.digest('hex');
}

type Tell = (step: Message, progress: number) => Promise<void>;

function teller(id: string, imports: ProjectImportRepository): Tell {
  return async (step, progress) => {
    await imports.update(id, { status: 'running', ...stepOf(step), progress: Math.round(progress) });
  };
}

function between(tell: Tell, step: Message, from: number, to: number) {
  let told = Date.now();
  return (share: number) => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    // Nobody waits for it, and the next one says more.
    tell(step, from + share * (to - from)).catch(() => undefined);
  };
}
