import type { SavedOpportunity, SortValue } from '@groundwork/contract/project-history';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { CatalogueIndex } from '../../catalogue/index/index.port.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { ProjectService } from '../projects/projects.service.ts';
import type { BookmarkRepository } from './bookmarks.repository.ts';
import { presentBookmark } from './present-bookmark.ts';

type Dependencies = {
  bookmarks: Pick<BookmarkRepository, 'refs' | 'findMany'>;
  projects: Pick<ProjectService, 'get'>;
  index: Pick<CatalogueIndex, 'get'>;
  engineOf(engine: 'funding-opportunities'): EngineDeclaration;
  clock: Clock;
};

const ENGINE = 'funding-opportunities';

/** The funding opportunities that a project has bookmarked, by the date on which they close. */
export function savedOpportunitiesService({ bookmarks, projects, index, engineOf, clock }: Dependencies) {
  return {
    async page(
      actor: Actor,
      {
        projectId,
        page,
        pageSize,
        sortValue,
      }: { projectId: string; page: number; pageSize: number; sortValue: SortValue },
    ) {
      await projects.get(actor, projectId);
      const refs = await bookmarks.refs(actor, projectId, ENGINE);
      const rows = await bookmarks.findMany(
        actor,
        refs.map(({ id }) => id),
      );
      // Deadlines are moved: what the catalogue says now counts before what it said when this was bookmarked.
      const records = await index.get(rows.map(({ itemId }) => ({ engine: ENGINE, id: itemId })));
      const today = clock.now().toISOString().slice(0, 10);
      const all = rows
        .map((row, at) => {
          const now = records[at] ?? null;
          return { row, now, closesAt: (now ?? row.record).closes ?? null };
        })
        .sort((a, b) => compare(a.closesAt, b.closesAt, sortValue, today));
      const items: SavedOpportunity[] = all
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ row, now, closesAt }) => ({ ...presentBookmark(row, now, engineOf(ENGINE)), closesAt }));
      return { items, total: all.length, page, pageLimit: pageSize };
    },
  };
}

export type SavedOpportunitiesService = ReturnType<typeof savedOpportunitiesService>;

/** Open ones first, then those without a date, then what has closed, the last of it first. */
function compare(a: string | null, b: string | null, sort: SortValue, today: string): number {
  const rank = (closesAt: string | null) => (closesAt === null ? 1 : closesAt < today ? 2 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const order = (a ?? '').localeCompare(b ?? '');
  return sort === 'asc' && rank(a) === 0 ? order : -order;
}
