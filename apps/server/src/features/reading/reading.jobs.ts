import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { ForgetReadingsDependencies } from './forget-readings.worker.ts';

/** A reading of long ago is made anew when it is asked for: records that left the catalogue go this way. */
export const forgetReadingsJob = defineJob<z.ZodType, ForgetReadingsDependencies>({
  name: 'reading.forget',
  input: z.unknown(),
  concurrency: 1,
  retryLimit: 3,
  expireInSeconds: 60,
  cron: '23 4 * * *',
  load: () => import('./forget-readings.worker.ts'),
});
