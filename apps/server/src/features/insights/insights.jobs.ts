import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { InsightJobDependencies } from './insight-job-dependencies.ts';
import type { LookDailyDependencies } from './look-daily.worker.ts';

const OfProject = z.object({ projectId: z.uuid(), isScheduled: z.boolean().default(false) });

/** Works out what is worth telling of one project. */
export const generateInsightsJob = defineJob<typeof OfProject, InsightJobDependencies>({
  name: 'insights.generate',
  input: OfProject,
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 900,
  load: () => import('./generate-insights.worker.ts'),
});

/** Every day, for each project whose insights somebody has looked at. */
export const lookDailyJob = defineJob<z.ZodObject, LookDailyDependencies>({
  name: 'insights.look-daily',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 2,
  expireInSeconds: 1800,
  cron: '23 5 * * *',
  load: () => import('./look-daily.worker.ts'),
});

/** Answers what somebody asked. */
export const answerQuestionsJob = defineJob<z.ZodObject<{ insightId: z.ZodUUID }>, InsightJobDependencies>({
  name: 'insights.answer',
  input: z.object({ insightId: z.uuid() }),
  concurrency: 2,
  retryLimit: 2,
  expireInSeconds: 600,
  load: () => import('./answer-questions.worker.ts'),
});
