import type { Clock } from '../../platform/clock.ts';
import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import { SETTLING_MS } from './feed-times.ts';
import { findItemsJob } from './innovation-feed.jobs.ts';
import type { FeedRepository } from './innovation-feed.repository.ts';

export interface LookForNewDependencies {
  feed: Pick<FeedRepository, 'due'>;
  jobs: Pick<JobQueue, 'enqueue'>;
  clock: Clock;
}

const BATCH = 200;

export async function run(_input: unknown, _context: unknown, { feed, jobs, clock }: LookForNewDependencies) {
  const until = new Date(clock.now().getTime() - SETTLING_MS);
  for (let last: string | null = null; ; ) {
    const ids: string[] = await feed.due(until, last, BATCH);
    for (const projectId of ids)
      await jobs.enqueue(findItemsJob, { projectId, isScheduled: true }, { singletonKey: `${projectId}/new` });
    if (ids.length < BATCH) return;
    last = ids.at(-1)!;
  }
}
