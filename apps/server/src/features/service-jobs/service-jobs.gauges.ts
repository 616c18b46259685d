import type { JobQueue } from '../../platform/jobs/job-queue.ts';
import type { Gauge } from '../../platform/metrics/metrics.port.ts';

export const jobGauges = (jobs: Pick<JobQueue, 'overview' | 'listParked'>): Gauge[] => [
  {
    name: 'jobs',
    help: 'Jobs that wait, run, or have failed and wait for an operator',
    labels: ['job', 'state'],
    read: async () => {
      const [{ counts }, parked] = await Promise.all([jobs.overview(0), jobs.listParked()]);
      const of = (job: string, state: string, value: number) => ({ labels: { job, state }, value });
      const failed = Map.groupBy(parked, ({ job }) => job);
      return [
        ...counts.flatMap(({ name, waiting, running }) => [of(name, 'waiting', waiting), of(name, 'running', running)]),
        ...[...failed].map(([job, each]) => of(job, 'failed', each.length)),
      ];
    },
  },
  {
    name: 'job_oldest_wait_seconds',
    help: 'How long the job that has waited longest has been due; 0 when none is',
    read: async () => [{ value: (await jobs.overview(0)).oldestWaitSeconds ?? 0 }],
  },
];
