import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { JobContext } from '../../../platform/jobs/job.ts';
import type { RelevanceService } from '../../relevance/relevance.service.ts';
import type { PanelRepository } from '../panels.repository.ts';
import { countOf, type EngineSums, measureTopic, ON_TOPIC_MIN } from './measures.ts';
import { sampleTopics } from './sample-topics.ts';
import { TOPICS_KEPT_MS, TOPICS_KEY, topicsState } from './topics.ts';

export interface MeasureTopicsDependencies {
  index: Pick<CatalogueIndex, 'searchRefs' | 'get' | 'aggregate' | 'version'>;
  relevance: Pick<RelevanceService, 'matchesOfText'>;
  panels: PanelRepository;
  clock: Clock;
}

/** Topics compared with, and records tried for them: what hardly anything is on says nothing. */
const TOPICS = 40;
const TRIED_MAX = 120;

/** One topic after another, so that searches find a free reader. */
export async function run(
  _input: unknown,
  { signal }: Pick<JobContext, 'signal'>,
  { index, relevance, panels, clock }: MeasureTopicsDependencies,
): Promise<void> {
  const state = topicsState(await index.version());
  const topics: EngineSums[] = [];
  let tried = 0;
  for await (const { ref, title, description } of sampleTopics(index, signal)) {
    signal.throwIfAborted();
    const matches = await relevance.matchesOfText({ title, description });
    const sums = await measureTopic(index, matches, { exclude: [ref], signal });
    if (countOf(sums) >= ON_TOPIC_MIN) topics.push(sums);
    if (topics.length === TOPICS || ++tried === TRIED_MAX) break;
  }
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + TOPICS_KEPT_MS);
  const answer = { measuredAt: now.toISOString(), topics };
  await panels.save({ key: TOPICS_KEY, projectId: null }, { state, answer, computedAt: now, expiresAt });
}
