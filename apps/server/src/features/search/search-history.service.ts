import type { Engine } from '@groundwork/contract/engines';
import { word } from '@groundwork/contract/message-refs';
import type { SearchQuery } from '@groundwork/contract/search';
import { searchAddress } from '@groundwork/contract/search-address';
import type { OverviewQuery } from '@groundwork/contract/search-overview';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { HistoryService } from '../projects/history.service.ts';
import type { ReadableProjectId } from '../projects/projects.access.ts';
import type { ProjectService } from '../projects/projects.service.ts';

const { byFilters, byQuery } = MESSAGES.words.history;

type Dependencies = {
  projects: Pick<ProjectService, 'get'>;
  history: Pick<HistoryService, 'record'>;
  engineOf(engine: Engine): EngineDeclaration;
};

/** Searches that are made for a project stand in its history. */
export function searchHistoryService({ projects, history, engineOf }: Dependencies) {
  /** Null where no trace is left: without a project, and of who only reads. Fails for a project that is not theirs. */
  async function recordedIn(actor: Actor, projectId: string | undefined): Promise<ReadableProjectId | null> {
    if (!projectId) return null;
    const { id, role } = await projects.get(actor, projectId);
    return role === 'viewer' || actor.isReadOnly ? null : id;
  }

  return {
    /**
     * Looking around without a question or a filter of one's own, and turning pages, is no search: what is about the project the
     * product asks by itself. Who only reads leaves no trace.
     */
    async note(actor: Actor, search: SearchQuery): Promise<void> {
      const { query, filters, searchEngine, page } = search;
      const id = await recordedIn(actor, search.projectId);
      const isLookingAround = query === '' && Object.keys(filters).every((field) => field === 'about');
      if (!id || page > 1 || isLookingAround) return;
      const label = engineOf(searchEngine).label;
      const text = query === '' ? byFilters(word(label)) : byQuery(word(label), query);
      await history.record(actor, id, { kind: 'searched', text, path: searchAddress('', search) });
    },

    /** A question to all data sets is one search. */
    async noteOverview(actor: Actor, { projectId, query, filters, mode }: OverviewQuery): Promise<void> {
      const id = await recordedIn(actor, projectId);
      if (!id || query === '') return;
      const path = searchAddress('', { searchEngine: 'all', query, filters, mode });
      await history.record(actor, id, {
        kind: 'searched',
        text: byQuery(MESSAGES.words.searches.allDataSets, query),
        path,
      });
    },
  };
}

export type SearchHistoryService = ReturnType<typeof searchHistoryService>;
