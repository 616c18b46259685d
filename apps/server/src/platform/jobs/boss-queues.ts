import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { BoundJob } from './job.ts';

/** Where jobs end up that failed more often than they may. */
export const PARKED = 'parked';

const DEFAULT_RETRY_DELAY_SECONDS = 5;
const LONGEST_RETRY_DELAY_SECONDS = 3_600;
const DAY_SECONDS = 86_400;
/** pg-boss ends overdue jobs too; later than we do, because it cannot tell the handler. */
const EXPIRY_MARGIN_SECONDS = 120;

const PARKED_QUEUE: Queue = { name: PARKED, retentionSeconds: 365 * DAY_SECONDS };

function queueOf(job: BoundJob): Queue {
  return {
    name: job.name,
    // One waiting or running job a key; jobs without one get a random key.
    policy: 'exclusive',
    retryLimit: job.retryLimit,
    retryDelay: job.retryDelaySeconds ?? DEFAULT_RETRY_DELAY_SECONDS,
    retryBackoff: true,
    retryDelayMax: LONGEST_RETRY_DELAY_SECONDS,
    expireInSeconds: job.expireInSeconds + EXPIRY_MARGIN_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
    deadLetter: PARKED,
  };
}

/** Makes missing queues and updates changed ones; at most starts that is one query. */
export async function ensureQueues(boss: PgBoss, jobs: readonly BoundJob[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const queue of [PARKED_QUEUE, ...jobs.map(queueOf)]) {
    const stored = existing.get(queue.name);
    const { name, policy, ...settings } = queue;
    if (!stored) await boss.createQueue(name, { policy: policy ?? 'standard', ...settings });
    else if (differs(stored, settings)) await boss.updateQueue(name, settings);
  }
}

const NO_JOB = '00000000-0000-0000-0000-000000000000';

/**
 * pg-boss reads a queue's settings when it is first used, on a connection of its own. Inside the caller's transaction
 * that would wait for ever on a store with one backend: so each queue is used once beforehand.
 */
export async function warmQueueCache(boss: PgBoss, jobs: readonly BoundJob[]): Promise<void> {
  for (const { name } of jobs) await boss.findJobs(name, { id: NO_JOB });
}

const differs = (stored: QueueResult, wanted: Partial<Queue>): boolean =>
  Object.entries(wanted).some(([setting, value]) => stored[setting as keyof Queue] !== value);
