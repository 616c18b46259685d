import type { TrendingAreas } from '@groundwork/contract/pulse.panels';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import type { PanelRepository } from '../panels.repository.ts';
import { findTrendsJob } from '../pulse.jobs.ts';
import { TRENDS_KEY } from './trends.ts';

type Dependencies = { panels: PanelRepository; jobs: Pick<JobQueue, 'enqueue'>; hasRecords(): Promise<boolean> };

export const trendingService = ({ panels, jobs, hasRecords }: Dependencies) => ({
  /** The areas found last; the first person to ask has them looked for. */
  async areas(): Promise<TrendingAreas> {
    const stored = await panels.find({ key: TRENDS_KEY });
    if (stored) return stored.answer as TrendingAreas;
    if (await hasRecords()) await jobs.enqueue(findTrendsJob, {}, { singletonKey: TRENDS_KEY });
    return { computedAt: null, areas: [] };
  },
});

export type TrendingService = ReturnType<typeof trendingService>;
