import { contract, signedIn, signedInByPerson } from '../../platform/http/implement.ts';
import type { Ports } from '../../ports.ts';
import type { ReportService } from '../reports/reports.service.ts';
import type { SystemService } from '../system/system.service.ts';
import { jobGauges } from './service-jobs.gauges.ts';
import { serviceJobsService } from './service-jobs.service.ts';

type Needed = Pick<Ports, 'index' | 'jobs' | 'version' | 'outbox'> & {
  modelSpend(): Promise<{ tokens: number; dollars: number | null } | null>;
  reports: Pick<ReportService, 'progressOfJobs'>;
  system: Pick<SystemService, 'problem'>;
};

export function serviceJobsModule({ index, jobs, version, outbox, reports, system, modelSpend }: Needed) {
  const service = serviceJobsService({
    jobs,
    progressOf: (running) => reports.progressOfJobs(running.map(({ id }) => id)),
    problem: system.problem,
    waitingChanges: () =>
      index.ping().then(
        ({ waiting }) => waiting,
        () => null,
      ),
    modelSpend,
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
