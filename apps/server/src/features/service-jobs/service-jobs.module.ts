import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { Gauge } from '../../platform/metrics/metrics.port.ts';
import type { Ports } from '../../ports.ts';
import type { ReportService } from '../reports/reports.service.ts';
import type { SystemService } from '../system/system.service.ts';
import { serviceJobsService } from './service-jobs.service.ts';

type Needed = Pick<Ports, 'jobs' | 'version' | 'outbox'> & {
  reports: Pick<ReportService, 'progressOfJobs'>;
  system: Pick<SystemService, 'problem'>;
};

export function serviceJobsModule({ jobs, version, outbox, reports, system }: Needed) {
  const service = serviceJobsService({
    jobs,
    progressOf: (running) => reports.progressOfJobs(running.map(({ id }) => id)),
    problem: system.problem,
    version,
    hasOutbox: outbox !== null,
  });
  const { serviceJobs } = contract;
  const gauges: Gauge[] = [
    {
      name: 'jobs',
      help: 'Jobs that wait, run, or have failed and wait for an operator',
      labels: ['job', 'state'],
      read: async () => {
        const [{ counts }, parked] = await Promise.all([jobs.overview(0), jobs.listParked()]);
        const of = (job: string, state: string, value: number) => ({ labels: { job, state }, value });
        const failed = Map.groupBy(parked, ({ job }) => job);
        return [
          ...counts.flatMap(({ name, waiting, running }) => [
            of(name, 'waiting', waiting),
            of(name, 'running', running),
          ]),
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
  return {
    gauges,
    routes: {
      overview: serviceJobs.overview.use(signedIn).handler(({ context }) => service.overview(context.actor)),
      retry: serviceJobs.retry.use(signedInByPerson).handler(async ({ context, input }) => {
        await service.retry(context.actor, input.id);
        return { success: true as const };
      }),
    },
  };
}
