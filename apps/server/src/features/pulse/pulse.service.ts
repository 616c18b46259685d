import type { Engine } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import type { ProjectTopic } from '@groundwork/contract/projects';
import type { PulseMatches } from '@groundwork/contract/pulse';
import { SearchQuery } from '@groundwork/contract/search';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { SearchService } from '../search/search.service.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  search: Pick<SearchService, 'keyword'>;
  findTopic(project: { title: string; description: string }): Promise<ProjectTopic>;
};

export function pulseService({ projects, search, findTopic }: Dependencies) {
  return {
    /** The first records on the topic that the project's reports count over, for plans without a search of their own, too. */
    async matches(actor: Actor, projectId: string, searchEngine: Engine, signal?: AbortSignal): Promise<PulseMatches> {
      requirePlan(actor, 'viewPulse', 'Pulse');
      const { query } = await findTopic(await projects.getUsable(actor, projectId));
      if (query === '') return { query, results: [], total: 0, isTotalCapped: false };
      const input = SearchQuery.parse({ searchEngine, query, mode: 'keyword', pageLimit: PULSE_MATCHES });
      const { results, total, isTotalCapped } = await search.keyword(input, signal);
      return { query, results, total, isTotalCapped };
    },
  };
}

export type PulseService = ReturnType<typeof pulseService>;
