import type { Engine } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import type { PulseMatches } from '@groundwork/contract/pulse';
import type { RelevanceGrade } from '@groundwork/contract/relevance';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import type { About } from '../../catalogue/relevance/about.ts';
import { spread } from '../../catalogue/relevance/spread.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { ProjectService } from '../projects/projects.service.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  present(hit: IndexHit, engine: EngineDeclaration): SearchResult;
  aboutOf(project: { id: string; title: string; description: string }): Promise<About>;
};

/** Of the surest so many, the best of near-duplicates are shown, spread over organisations. */
const LOOKED_THROUGH = 40;

export function pulseService({ projects, index, engineOf, present, aboutOf }: Dependencies) {
  return {
    /** The records of a data set that are most surely about the project, for plans without a search of their own, too. */
    async matches(actor: Actor, projectId: string, searchEngine: Engine, signal?: AbortSignal): Promise<PulseMatches> {
      requirePlan(actor, 'viewPulse', 'Pulse');
      const subject = await aboutOf(await projects.getUsable(actor, projectId));
      const about = (atLeast: RelevanceGrade) => ({
        engines: [searchEngine],
        query: null,
        about: { subject, atLeast },
      });
      const [found, [onTopic], stats] = await Promise.all([
        index.search(
          { ...about('related'), sort: 'relevance', direction: 'desc', offset: 0, limit: LOOKED_THROUGH },
          signal,
        ),
        index.aggregate({ ...about('on topic'), by: { type: 'all' } }, signal),
        index.stats(),
      ]);
      return {
        results: spread(found.hits, PULSE_MATCHES).map((hit) => present(hit, engineOf(searchEngine))),
        onTopic: onTopic?.count ?? 0,
        total: found.total,
        lookedAt: stats.find(({ engine }) => engine === searchEngine)?.count ?? 0,
      };
    },
  };
}

export type PulseService = ReturnType<typeof pulseService>;
