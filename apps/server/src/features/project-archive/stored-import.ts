import type { Transaction } from '../../platform/db/database.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { removeStoredJob } from '../library/library.jobs.ts';
import type { ImportRow } from './project-imports.repository.ts';

/** Storage key of an archive's nth file. Made of nothing but the import, so that a second run finds it again. */
export const storedFileKey = ({ id, storageKey }: Pick<ImportRow, 'id' | 'storageKey'>, at: number) =>
  `${storageKey.split('/')[0]}/${id}/${at}`;

/** A run that is being cancelled may still be putting a file down. */
const LATER_SECONDS = 60;
const AT_ONCE = 500;

/** Has the storage forget the archives themselves. */
export async function forgetArchives(jobs: Pick<JobQueue, 'enqueue'>, rows: ImportRow[], tx: Transaction) {
  const uploads = rows.map(({ storageKey, transferId, size }) => ({ key: storageKey, transferId, size }));
  if (uploads.length > 0) await jobs.enqueue(removeStoredJob, { uploads }, { tx });
}

/** Has the storage forget archives with all that was taken out of them; noted in the transaction that ends the import. */
export async function forgetImported(jobs: Pick<JobQueue, 'enqueue'>, rows: ImportRow[], tx: Transaction) {
  await forgetArchives(jobs, rows, tx);
  for (const row of rows)
    for (let from = 0; from < row.storedFiles; from += AT_ONCE) {
      const count = Math.min(AT_ONCE, row.storedFiles - from);
      const uploads = Array.from({ length: count }, (_, at) => ({
        key: storedFileKey(row, from + at),
        transferId: 'archive',
        size: 0,
      }));
      await jobs.enqueue(removeStoredJob, { uploads }, { tx, startAfter: LATER_SECONDS });
    }
}
