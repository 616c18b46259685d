import { SERVICE_JOBS_MAX } from '@groundwork/contract/limits';
import type { ServiceOverview } from '@groundwork/contract/service-jobs';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireService } from '../../platform/http/require-role.ts';
import type { JobOverview, JobQueue } from '../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../platform/messages.ts';

type Running = JobOverview['running'][number];

type Dependencies = {
  jobs: Pick<JobQueue, 'overview' | 'listParked' | 'retryParked'>;
  /** Progress by the job's id, for those whose work says how far it is. */
  progressOf(running: readonly Running[]): Promise<Map<string, number>>;
  /** Why the installation takes no work, or null. */
  problem(): Promise<string | null>;
  waitingChanges(): Promise<number | null>;
  modelSpend(): Promise<ServiceOverview['health']['modelSpend']>;
  version: string;
  hasOutbox: boolean;
};

export function serviceJobsService({
  jobs,
  progressOf,
  problem,
  waitingChanges,
  modelSpend,
  version,
  hasOutbox,
}: Dependencies) {
  return {
    async overview(actor: Actor): Promise<ServiceOverview> {
      requireService(actor);
      const [{ counts, running, oldestWaitSeconds }, parked] = await Promise.all([
        jobs.overview(SERVICE_JOBS_MAX),
        jobs.listParked(),
      ]);
      const progress = await progressOf(running);
      const names = new Set([...counts.map(({ name }) => name), ...parked.map(({ job }) => job)]);
      return {
        counts: [...names].sort().map((job) => ({
          job,
          waiting: counts.find(({ name }) => name === job)?.waiting ?? 0,
          running: counts.find(({ name }) => name === job)?.running ?? 0,
          failed: parked.filter((each) => each.job === job).length,
        })),
        running: running.map(({ id, name, attempt, startedAt }) => ({
          id,
          job: name,
          attempt,
          startedAt: startedAt.toISOString(),
          progress: progress.get(id) ?? null,
        })),
        failed: parked
          .sort((one, other) => other.parkedAt.getTime() - one.parkedAt.getTime())
          .slice(0, SERVICE_JOBS_MAX)
          .map(({ id, job, error, parkedAt }) => ({ id, job, error: error ?? null, failedAt: parkedAt.toISOString() })),
        health: {
          problem: await problem(),
          version,
          hasOutbox,
          oldestWaitSeconds,
          waitingChanges: await waitingChanges(),
          modelSpend: await modelSpend(),
        },
      };
    },

    async retry(actor: Actor, id: string): Promise<void> {
      requireService(actor);
      const parked = await jobs.listParked();
      if (!parked.some((each) => each.id === id)) throw new AppError('CONFLICT', MESSAGES.serviceJobs.notParked);
      await jobs.retryParked(id);
    },
  };
}
