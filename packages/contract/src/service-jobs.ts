import { z } from 'zod';
import { route } from './route.ts';
import { SERVICE_JOB_TEXTS } from './service-jobs.texts.ts';

export { SERVICE_JOB_TEXTS };

/** How many jobs of a kind there are. `failed`: they failed more often than they may, and wait for somebody to try again. */
export const JobCounts = z.object({
  job: z.string(),
  waiting: z.number().int(),
  running: z.number().int(),
  failed: z.number().int(),
});
export type JobCounts = z.infer<typeof JobCounts>;

export const RunningJob = z.object({
  id: z.uuid(),
  job: z.string(),
  attempt: z.number().int(),
  startedAt: z.iso.datetime(),
  /** A percentage, of work that says how far it is. */
  progress: z.number().int().nullable(),
});
export type RunningJob = z.infer<typeof RunningJob>;

/** The error's message, never what the job was about. */
export const FailedJob = z.object({
  id: z.uuid(),
  job: z.string(),
  error: z.string().nullable(),
  failedAt: z.iso.datetime(),
});
export type FailedJob = z.infer<typeof FailedJob>;

export const ServiceOverview = z
  .object({
    counts: z.array(JobCounts),
    /** The longest running first; at most so many as `SERVICE_JOBS_MAX`. */
    running: z.array(RunningJob),
    /** The latest first; at most so many as `SERVICE_JOBS_MAX`. */
    failed: z.array(FailedJob),
    health: z.object({
      /** Why the installation takes no work, or null. */
      problem: z.string().nullable(),
      version: z.string(),
      /** Whether mails are kept here instead of being sent, to be read on the outbox's page. */
      hasOutbox: z.boolean(),
      /** Seconds that the job which has waited longest has been due. */
      oldestWaitSeconds: z.number().int().nullable(),
      /** Changes of records that searches do not show yet; null while searches cannot be answered. */
      waitingChanges: z.number().int().nullable(),
      /** What the language model used this month; null where there is none. Without prices it costs nothing that is known. */
      modelSpend: z.object({ tokens: z.number().int(), dollars: z.number().nullable() }).nullable(),
    }),
  })
  .meta({ id: 'ServiceOverview' });
export type ServiceOverview = z.infer<typeof ServiceOverview>;

export const serviceJobs = {
  overview: route({
    method: 'GET',
    path: '/service/jobs',
    summary: 'What is being done in the background, what failed, and how the installation is',
    tags: ['Service'],
    errors: ['NOT_FOUND'],
  }).output(ServiceOverview),
  retry: route({
    method: 'POST',
    path: '/service/jobs/{id}/retry',
    summary: 'Try a failed job again',
    tags: ['Service'],
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(z.object({ success: z.literal(true) })),
};
