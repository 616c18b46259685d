import { closingTime, isOver } from '@groundwork/contract/closing';
import type { SortValue } from '@groundwork/contract/project-history';
import type { SavedOpportunity } from '@groundwork/contract/saved-opportunities';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { BookmarkService } from '../bookmarks/bookmarks.service.ts';

type Dependencies = { bookmarks: Pick<BookmarkService, 'withCurrent' | 'recordsOf'>; clock: Clock };
type ListInput = { projectId: string; page: number; pageSize: number; sortValue: SortValue };

/** The funding opportunities that a project has bookmarked, by the date on which they close. */
export function savedOpportunitiesService({ bookmarks, clock }: Dependencies) {
  return {
    /** Calls of all projects that they see, each once, as the catalogue has it now or, when gone, as it was kept. */
    closing: (who: Pick<Actor, 'userId'>): Promise<CatalogueRecord[]> =>
      bookmarks.recordsOf(who, 'funding-opportunities'),

    async page(actor: Actor, { projectId, page, pageSize, sortValue }: ListInput) {
      // Deadlines are moved: what the catalogue says now counts before what it said when this was bookmarked.
      const bookmarked = await bookmarks.withCurrent(actor, projectId, 'funding-opportunities');
      const now = clock.now().getTime();
      const all = bookmarked
        .map(({ kept, now: current, present }) => ({ present, closesAt: (current ?? kept).closes ?? null }))
        .sort((a, b) => compare(a.closesAt, b.closesAt, sortValue, now));
      const items: SavedOpportunity[] = all
        .slice((page - 1) * pageSize, page * pageSize)
        .map(({ present, closesAt }) => ({ ...present(), closesAt }));
      return { items, total: all.length, page, pageLimit: pageSize };
    },
  };
}

export type SavedOpportunitiesService = ReturnType<typeof savedOpportunitiesService>;

/** Open ones first, then those without a date, then what has closed, the last of it first. */
function compare(a: string | null, b: string | null, sort: SortValue, now: number): number {
  const rank = (closesAt: string | null) => (closesAt === null ? 1 : isOver(closesAt, now) ? 2 : 0);
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  const order = a && b ? closingTime(a) - closingTime(b) : 0;
  return sort === 'asc' && rank(a) === 0 ? order : -order;
}
