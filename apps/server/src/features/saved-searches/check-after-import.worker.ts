import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { SETTLING_MS } from './alert-times.ts';
import { checkSavedSearchesJob } from './saved-searches.jobs.ts';

export interface CheckAfterImportDependencies {
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** One check for however many imports end meanwhile, once what they wrote lies within a check's window. */
export async function run(_occurrence: unknown, _context: unknown, { jobs }: CheckAfterImportDependencies) {
  const startAfter = Math.ceil(SETTLING_MS / 1_000) + 1;
  await jobs.enqueue(checkSavedSearchesJob, {}, { singletonKey: 'after-import', startAfter });
}
