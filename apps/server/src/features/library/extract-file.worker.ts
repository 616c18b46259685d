import { createHash } from 'node:crypto';
import type { EventBus } from '../../platform/events/event-bus.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { isFinalError } from '../../platform/jobs/job-errors.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import { extractInThread } from './extract/extract-in-thread.ts';
import { type ExtractionRepository, failedFor } from './extraction.repository.ts';
import type { FileRow } from './files.repository.ts';
import { fileProcessed } from './library.events.ts';

export interface ExtractFileDependencies {
  extractions: ExtractionRepository;
  storage: Pick<ObjectStorage, 'read'>;
  events: EventBus;
}

const READ_PERCENT = 5;
const EXTRACTED_PERCENT = 90;
/** Progress is shown by the second; each step told costs a write. */
const PROGRESS_EVERY_MS = 700;

/** Reads the file, extracts its text in a thread, stores it. Killed anywhere it begins anew, and finds the same. */
export async function run(
  { fileId }: { fileId: string },
  context: Pick<JobContext, 'signal' | 'isLastAttempt'>,
  deps: ExtractFileDependencies,
): Promise<void> {
  const file = await deps.extractions.findActive(fileId);
  if (!file) return;
  try {
    await extract(file, context.signal, deps);
  } catch (error) {
    if (context.signal.aborted) throw error;
    if (context.isLastAttempt || isFinalError(error))
      await end(fileId, failedFor(MESSAGES.library.processingFailed), deps);
    throw error;
  }
}

type Ended = Parameters<ExtractionRepository['end']>[1];

async function end(fileId: string, change: Ended, { extractions, events }: ExtractFileDependencies): Promise<void> {
  await extractions.transaction(async (tx) => {
    const userId = await extractions.end(fileId, change, tx);
    if (userId) await events.publish(fileProcessed, { fileId, userId }, tx);
  });
}

async function extract(file: FileRow, signal: AbortSignal, deps: ExtractFileDependencies) {
  const { extractions, storage } = deps;
  const bytes = await bytesOf(storage.read(file.storageKey), signal);
  if (!(await extractions.setProgress(file.id, READ_PERCENT))) return;
  const answer = await extractInThread(file.type, bytes, { signal, onProgress: tellProgress(file.id, extractions) });
  if ('reason' in answer) return end(file.id, failedFor(answer.reason), deps);
  const { pages, pageCount, characters, recognition = null } = answer.text;
  if (!(await extractions.setProgress(file.id, EXTRACTED_PERCENT))) return;
  await extractions.savePages(file.id, pages);
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const facts = { pages: pageCount, characters, recognition, contentHash };
  await end(file.id, { status: 'complete', progress: 100, reason: null, reasonSaid: null, ...facts }, deps);
}

/** At most 10 MB, as the upload was held to. */
async function bytesOf(stream: AsyncIterable<Uint8Array>, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) {
    signal.throwIfAborted();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function tellProgress(fileId: string, extractions: ExtractionRepository) {
  let told = Date.now();
  return (share: number) => {
    if (Date.now() - told < PROGRESS_EVERY_MS) return;
    told = Date.now();
    const percent = READ_PERCENT + Math.round(share * (EXTRACTED_PERCENT - READ_PERCENT));
    // Nobody waits for it, and the next one says more.
    extractions.setProgress(fileId, percent).catch(() => undefined);
  };
}
