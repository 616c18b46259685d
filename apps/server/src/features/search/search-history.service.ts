import type { Engine } from '@groundwork/contract/engines';
import type { SearchQuery } from '@groundwork/contract/search';
import { searchAddress } from '@groundwork/contract/search-address';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ProjectService } from '../projects/projects.service.ts';

type Dependencies = {
  projects: Pick<ProjectService, 'get'>;
  history: Pick<HistoryService, 'record'>;
  engineOf(engine: Engine): EngineDeclaration;
};

/** Searches that are made for a project stand in its history. */
export function searchHistoryService({ projects, history, engineOf }: Dependencies) {
  return {
    /** Looking around without a question or a filter, and turning pages, is no search of its own. Who only reads leaves no trace. */
    async note(actor: Actor, search: SearchQuery): Promise<void> {
      if (!search.projectId) return;
      const { id, role } = await projects.get(actor, search.projectId);
      if (role === 'viewer') return;
      const { query, filters, searchEngine, page } = search;
      if (page > 1 || (query === '' && Object.keys(filters).length === 0)) return;
      const label = engineOf(searchEngine).label;
      const text = query === '' ? `${label}, by filters` : `${label}: ${query}`;
      await history.record(actor, id, { kind: 'searched', text, path: searchAddress('', search) });
    },
  };
}

export type SearchHistoryService = ReturnType<typeof searchHistoryService>;
