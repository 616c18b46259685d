import type { Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { FileRow } from './files.repository.ts';
import { removeStoredJob } from './library.jobs.ts';
import { storedUpload } from './stored-upload.ts';

const AT_ONCE = 500;

/** Has the storage forget these files. Noted in the transaction that deletes them, so that none is left over. */
export async function removeLater(jobs: Pick<JobQueue, 'enqueue'>, rows: FileRow[], tx: Transaction): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const uploads = rows.slice(at, at + AT_ONCE).map(storedUpload);
    await jobs.enqueue(removeStoredJob, { uploads }, { tx });
  }
}
