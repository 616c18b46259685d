import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { Ports } from '../../ports.ts';
import type { ReportService } from '../reports/reports.service.ts';
import type { SystemService } from '../system/system.service.ts';
import { jobGauges } from './service-jobs.gauges.ts';
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
  return {
    gauges: jobGauges(jobs),
    routes: {
      overview: serviceJobs.overview.use(signedIn).handler(({ context }) => service.overview(context.actor)),
      retry: serviceJobs.retry.use(signedInByPerson).handler(async ({ context, input }) => {
        await service.retry(context.actor, input.id);
        return { success: true as const };
      }),
    },
  };
}
