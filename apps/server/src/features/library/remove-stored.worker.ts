import type { JobContext } from '../../platform/jobs/job.ts';
import type { ObjectStorage, StoredUpload } from '../../platform/storage/storage.port.ts';

export interface RemoveStoredDependencies {
  storage: Pick<ObjectStorage, 'remove'>;
}

export async function run(
  { uploads }: { uploads: StoredUpload[] },
  { signal }: Pick<JobContext, 'signal'>,
  { storage }: RemoveStoredDependencies,
): Promise<void> {
  for (const upload of uploads) {
    signal.throwIfAborted();
    await storage.remove(upload);
  }
}
