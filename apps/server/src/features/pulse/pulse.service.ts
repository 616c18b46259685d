import type { Engine } from '@groundwork/contract/engines';
import type { PulseMatches } from '@groundwork/contract/pulse';
import type { SearchResult } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex, IndexHit } from '../../catalogue/index/index.port.ts';
import type { About } from '../../catalogue/relevance/about.ts';
import { bestMatches } from '../../catalogue/relevance/best-matches.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { SAID } from '../../platform/said.ts';
import type { ToldProject } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'getUsable'>;
  index: CatalogueIndex;
  engineOf(engine: Engine): EngineDeclaration;
  present(hit: IndexHit, engine: EngineDeclaration): SearchResult;
  aboutOf(project: ToldProject): Promise<About>;
};

export function pulseService({ projects, index, engineOf, present, aboutOf }: Dependencies) {
  return {
    /** For plans without a search of their own, too. */
    async matches(actor: Actor, projectId: string, searchEngine: Engine, signal?: AbortSignal): Promise<PulseMatches> {
      requirePlan(actor, 'viewPulse', SAID.words.needs.pulse);
      const subject = await aboutOf(await projects.getUsable(actor, projectId));
      const [{ hits, ...counts }, stats] = await Promise.all([
        bestMatches(index, searchEngine, subject, signal),
        index.stats(),
      ]);
      return {
        results: hits.map((hit) => present(hit, engineOf(searchEngine))),
        ...counts,
        lookedAt: stats.find(({ engine }) => engine === searchEngine)?.count ?? 0,
      };
    },
  };
}

export type PulseService = ReturnType<typeof pulseService>;
