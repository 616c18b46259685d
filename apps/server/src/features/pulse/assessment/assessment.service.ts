import { ASSESSMENT_CACHE_MS } from '@groundwork/contract/limits';
import type { OpportunityAssessment } from '@groundwork/contract/pulse.assessment';
import type { SentenceEncoder } from '../../../catalogue/encoder/sentence-encoder.port.ts';
import type { CatalogueIndex } from '../../../catalogue/index/index.port.ts';
import type { ProjectMatches } from '../../../catalogue/matching/matches.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { requirePlan } from '../../../platform/http/require-plan.ts';
import type { JobQueue } from '../../../platform/jobs/job-queue.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { ProjectBrief } from '../../projects/projects.access.ts';
import type { ProjectService } from '../../projects/projects.service.ts';
import type { RelevanceService } from '../../relevance/relevance.service.ts';
import type { PanelCache } from '../panel-cache.service.ts';
import type { PanelRepository } from '../panels.repository.ts';
import { measureTopicsJob } from '../pulse.jobs.ts';
import { type FieldOfUse, fieldsOfUse, withUse } from './fields-of-use.ts';
import { industryOf } from './industry-of.ts';
import { marketOf } from './market.ts';
import { countOf, durationOf, measureTopic, stateOf } from './measures.ts';
import { scoresOf, type Topics } from './score.ts';
import { isMeasuredAlike, TOPICS_AGAIN_MS, TOPICS_KEY, topicsState } from './topics.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  relevance: Pick<RelevanceService, 'matchesOf' | 'matchesFor'>;
  index: CatalogueIndex;
  cache: PanelCache;
  panels: PanelRepository;
  jobs: Pick<JobQueue, 'enqueue'>;
  encoder: Pick<SentenceEncoder, 'encode'> | null;
  clock: Clock;
};

/** Possible uses of a project, and how they compare with other topics of the catalogue. */
export function assessmentService({ projects, relevance, index, cache, panels, jobs, encoder, clock }: Dependencies) {
  /** Those that were measured last; measured anew, in the background, when the catalogue has changed since. */
  async function comparedTopics(): Promise<Topics | null> {
    const [stored, version] = await Promise.all([panels.find({ key: TOPICS_KEY }), index.version()]);
    const topics = stored && isMeasuredAlike(stored.state) ? stored : null;
    const isStale =
      topics?.state !== topicsState(version) &&
      clock.now().getTime() - (topics?.computedAt.getTime() ?? 0) >= TOPICS_AGAIN_MS;
    if (isStale) await jobs.enqueue(measureTopicsJob, {}, { singletonKey: TOPICS_KEY });
    return topics && (topics.answer as Topics);
  }

  async function assess(
    project: ProjectBrief,
    matches: ProjectMatches,
    topics: Topics,
    asOf: string,
  ): Promise<OpportunityAssessment> {
    const sums = await measureTopic(index, matches);
    const compared = { n: topics.topics.length, measuredAt: topics.measuredAt };
    const state = stateOf(countOf(sums), compared.n);
    const isReady = state === 'ready';
    const own = {
      onTopic: countOf(sums),
      duration: durationOf(sums),
      scores: scoresOf(sums, topics, { projectId: project.id, scope: matches.scope }),
    };
    const opportunities: OpportunityAssessment['opportunities'] = [];
    for (const use of isReady ? await fieldsOfUse(index, project, matches) : [])
      opportunities.push(await opportunityOf(project, matches, use, topics));
    return {
      asOf,
      state,
      topics: isReady ? compared : null,
      project: own,
      opportunities,
    };
  }

  /** Scored as the project would be if it were described so. */
  async function opportunityOf(project: ProjectBrief, matches: ProjectMatches, use: FieldOfUse, topics: Topics) {
    const { title, description } = withUse(project, use.label);
    const sums = await measureTopic(index, await relevance.matchesFor({ id: project.id, title, description }));
    return {
      industry: use.industry ?? (await industryOf(use.label, encoder)),
      use: use.label,
      searchEngine: use.engine,
      records: use.records,
      query: use.query,
      title,
      description,
      onTopic: countOf(sums),
      market: await marketOf(index, use, { projectId: project.id, matches }),
      duration: durationOf(sums),
      scores: scoresOf(sums, topics, null),
    };
  }

  return {
    async assessment(actor: Actor, projectId: string): Promise<OpportunityAssessment> {
      requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
      const project = await projects.getUsable(actor, projectId);
      const [matches, topics] = await Promise.all([relevance.matchesOf(project), comparedTopics()]);
      if (!topics) {
        const { changedAt } = await index.version();
        return { asOf: changedAt, state: 'measuring', topics: null, project: null, opportunities: [] };
      }
      return cache.get(
        'opportunity-assessment',
        { projectId: project.id, matches },
        {
          maxAgeMs: ASSESSMENT_CACHE_MS,
          restsOn: topics.measuredAt,
          compute: (asOf) => assess(project, matches, topics, asOf),
        },
      );
    },
  };
}

export type AssessmentService = ReturnType<typeof assessmentService>;
