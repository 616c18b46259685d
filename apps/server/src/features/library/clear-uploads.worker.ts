import { UPLOAD_KEPT_MS } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { ObjectStorage } from '../../platform/storage/storage.port.ts';
import type { ExtractionRepository } from './extraction.repository.ts';
import { storedUpload } from './stored-upload.ts';

export interface ClearUploadsDependencies {
  extractions: ExtractionRepository;
  storage: ObjectStorage;
  clock: Clock;
}

const AT_ONCE = 100;

/** The bytes go first: killed in between, the row is still there and is found again. */
export async function run(
  _input: object,
  { signal }: Pick<JobContext, 'signal'>,
  { extractions, storage, clock }: ClearUploadsDependencies,
): Promise<void> {
  const before = new Date(clock.now().getTime() - UPLOAD_KEPT_MS);
  for (;;) {
    const rows = await extractions.findAbandoned(before, AT_ONCE);
    for (const row of rows) {
      signal.throwIfAborted();
      await storage.remove(storedUpload(row));
      await extractions.forgetAbandoned(row.id, before);
    }
    if (rows.length < AT_ONCE) return;
  }
}
