import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { AskDueDependencies } from './ask-due.worker.ts';
import type { AskSourceDependencies } from './ask-source.worker.ts';

const Input = z.object({ askId: z.uuid(), source: z.string() });

/** Asks one source for one project: all that were chosen are asked side by side, each at its own pace. */
export const askSourceJob = defineJob<typeof Input, AskSourceDependencies>({
  name: 'live-search.ask-source',
  input: Input,
  concurrency: 24,
  retryLimit: 3,
  retryDelaySeconds: 5,
  expireInSeconds: 30 * 60,
  load: () => import('./ask-source.worker.ts'),
});

/** Asks for the projects whose people want it weekly. */
export const askDueJob = defineJob<z.ZodObject, AskDueDependencies>({
  name: 'live-search.ask-due',
  input: z.object({}),
  concurrency: 1,
  retryLimit: 0,
  expireInSeconds: 5 * 60,
  cron: '23 * * * *',
  load: () => import('./ask-due.worker.ts'),
});
