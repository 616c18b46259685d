import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { GenerateReportDependencies } from './generate-report.worker.ts';

export const generateReportJob = defineJob<z.ZodObject<{ reportId: z.ZodUUID }>, GenerateReportDependencies>({
  name: 'reports.generate',
  input: z.object({ reportId: z.uuid() }),
  concurrency: 2,
  retryLimit: 2,
  // A language model on a processor takes minutes for a section.
  expireInSeconds: 3600,
  load: () => import('./generate-report.worker.ts'),
});
