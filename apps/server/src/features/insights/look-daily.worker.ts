import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { InsightWorkRepository } from './insight-work.repository.ts';
import { generateInsightsJob } from './insights.jobs.ts';

export interface LookDailyDependencies {
  work: Pick<InsightWorkRepository, 'projects'>;
  jobs: Pick<JobQueue, 'enqueue'>;
}

const BATCH = 200;

export async function run(_input: unknown, _context: unknown, { work, jobs }: LookDailyDependencies): Promise<void> {
  for (let last: string | null = null; ; ) {
    const ids: string[] = await work.projects(last, BATCH);
    for (const projectId of ids)
      await jobs.enqueue(generateInsightsJob, { projectId, isScheduled: true }, { singletonKey: projectId });
    if (ids.length < BATCH) return;
    last = ids.at(-1)!;
  }
}
