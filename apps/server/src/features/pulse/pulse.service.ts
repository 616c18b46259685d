import type { Engine } from '@groundwork/contract/engines';
import { PULSE_MATCHES } from '@groundwork/contract/limits';
import type { PulseMatches } from '@groundwork/contract/pulse';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import { diversify } from '../../catalogue/matching/diversify.ts';
import { isWithin, type Match, matchesByRef, type ProjectMatches, within } from '../../catalogue/matching/matches.ts';
import { refKey } from '../../catalogue/record.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { ProjectBrief } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';

const LOOKED_THROUGH = 40;

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  present(hit: IndexHit, engine: EngineDeclaration, match: Match | null): SearchResult;
  matchesOf(project: ProjectBrief): Promise<ProjectMatches>;
};

export function pulseService({ projects, index, engineOf, present, matchesOf }: Dependencies) {
  return {
    /** For plans without a search of their own, too. */
    async matches(actor: Actor, projectId: string, searchEngine: Engine, signal?: AbortSignal): Promise<PulseMatches> {
      requirePlan(actor, 'viewPulse', MESSAGES.words.needs.pulse);
      const list = await matchesOf(await projects.getUsable(actor, projectId));
      const [{ hits, total }, stats] = await Promise.all([
        index.search(
          {
            engines: [searchEngine],
            query: null,
            among: within(list),
            sort: 'relevance',
            direction: 'desc',
            offset: 0,
            limit: LOOKED_THROUGH,
          },
          signal,
        ),
        index.stats(),
      ]);
      const byRef = matchesByRef(list);
      const engine = engineOf(searchEngine);
      return {
        // One of near-duplicates is shown, and few of one organization.
        results: diversify(hits, PULSE_MATCHES).map((hit) =>
          present(hit, engine, byRef.get(refKey(hit.record)) ?? null),
        ),
        scope: list.scope,
        total,
        direct: list.matches.filter((match) => match.engine === searchEngine && isWithin(match, 'direct')).length,
        lookedAt: stats.find((each) => each.engine === searchEngine)?.count ?? 0,
      };
    },
  };
}

export type PulseService = ReturnType<typeof pulseService>;
