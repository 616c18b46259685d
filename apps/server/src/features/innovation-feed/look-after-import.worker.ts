import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { SETTLING_MS } from './feed-times.ts';
import { lookForNewJob } from './innovation-feed.jobs.ts';

export interface LookAfterImportDependencies {
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** One look for however many imports end meanwhile, once what they wrote has settled. */
export async function run(_occurrence: unknown, _context: unknown, { jobs }: LookAfterImportDependencies) {
  const startAfter = Math.ceil(SETTLING_MS / 1_000) + 1;
  await jobs.enqueue(lookForNewJob, {}, { singletonKey: 'after-import', startAfter });
}
