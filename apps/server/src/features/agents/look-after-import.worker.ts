import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { runAgentsJob } from './agents.jobs.ts';

export interface LookAfterImportDependencies {
  jobs: Pick<JobQueue, 'enqueue'>;
}

/** One look for however many imports end meanwhile. */
export async function run(_occurrence: unknown, _context: unknown, { jobs }: LookAfterImportDependencies) {
  await jobs.enqueue(runAgentsJob, {}, { singletonKey: 'after-import' });
}
