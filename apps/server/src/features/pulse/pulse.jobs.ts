import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { MeasureTopicsDependencies } from './assessment/measure-topics.worker.ts';
import type { FindTrendsDependencies } from './trending/find-trends.worker.ts';

const Nothing = z.object({});

/** Measures the topics that assessments compare with. */
export const measureTopicsJob = defineJob<typeof Nothing, MeasureTopicsDependencies>({
  name: 'pulse.measure-topics',
  input: Nothing,
  concurrency: 1,
  retryLimit: 1,
  expireInSeconds: 1800,
  load: () => import('./assessment/measure-topics.worker.ts'),
});

/** Finds what records speak of more than two years before. */
export const findTrendsJob = defineJob<typeof Nothing, FindTrendsDependencies>({
  name: 'pulse.find-trends',
  input: Nothing,
  concurrency: 1,
  retryLimit: 1,
  expireInSeconds: 1800,
  cron: '11 4 * * 1',
  load: () => import('./trending/find-trends.worker.ts'),
});
