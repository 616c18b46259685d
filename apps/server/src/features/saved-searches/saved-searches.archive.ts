import { SAVED_SEARCHES_MAX } from '@groundwork/contract/limits';
import type { NewSavedSearch } from '@groundwork/contract/saved-searches';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { nextCheck } from './alert-times.ts';
import { savedSearch } from './saved-searches.table.ts';

type SearchInArchive = Omit<NewSavedSearch, 'projectId'> & { createdAt: string };

/** The actor's saved searches of a project in an archive. */
export function savedSearchesInArchive({ db }: Database) {
  const kept = (actor: Actor) => and(eq(savedSearch.userId, actor.userId), isNull(savedSearch.deletedAt));
  return {
    async read(actor: Actor, projectId: ReadableProjectId): Promise<SearchInArchive[]> {
      const rows = await db
        .select()
        .from(savedSearch)
        .where(and(kept(actor), eq(savedSearch.projectId, projectId)))
        .orderBy(asc(savedSearch.createdAt), asc(savedSearch.id));
      return rows.map(({ name, searchEngine, query, filters, mode, alert, frequency, createdAt }) => {
        const search = { name, searchEngine, query, filters, mode, alert, frequency };
        return { ...search, createdAt: createdAt.toISOString() };
      });
    },

    /** Records that the catalogue has already are not told as new. */
    async add(tx: Transaction, actor: Actor, projectId: EditableProjectId, searches: SearchInArchive[], now: Date) {
      await takeLock(tx, 'savedSearches', actor.userId);
      const room = Math.max(0, SAVED_SEARCHES_MAX - (await tx.$count(savedSearch, kept(actor))));
      const taken = searches.slice(0, room);
      if (taken.length > 0)
        await tx.insert(savedSearch).values(
          taken.map(({ createdAt, ...search }) => ({
            ...search,
            projectId,
            userId: actor.userId,
            createdAt: new Date(createdAt),
            seenAt: now,
            lastCheckedAt: now,
            nextCheckAt: nextCheck(now, search.frequency),
          })),
        );
      return taken.length;
    },
  };
}
