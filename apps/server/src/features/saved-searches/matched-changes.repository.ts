import { and, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { SavedSearchRow } from './saved-searches.repository.ts';
import { alertChange, alertPlace, savedSearch } from './saved-searches.table.ts';

export type AlertChangeRow = typeof alertChange.$inferSelect;
/** The finds of a pass for one search. */
export interface FoundForAlert {
  savedSearchId: string;
  newest: Date | null;
  changed: Omit<AlertChangeRow, 'savedSearchId'>[];
}

const PLACE_ID = 1;
const ROWS_AT_ONCE = 500;

/** Finds of passes over the catalogue's changes for alerts, and how far they looked: for the job, which works for everybody. */
export function alertChangeRepository({ db }: Database) {
  return {
    /** Begins at `place` where nothing was looked through yet. */
    async begin(place: number, now: Date): Promise<void> {
      await db.insert(alertPlace).values({ id: PLACE_ID, place, beganAt: now }).onConflictDoNothing();
    },

    async place(): Promise<{ place: number; beganAt: Date } | null> {
      const [row] = await db.select().from(alertPlace).where(eq(alertPlace.id, PLACE_ID));
      return row ?? null;
    },

    /** Also those that are deleted: that can be undone. */
    watching: (): Promise<SavedSearchRow[]> =>
      db.select(getTableColumns(savedSearch)).from(savedSearch).where(ne(savedSearch.alert, 'off')),

    /** Stores finds and how far it was looked, together or not at all; false when another process was here first. */
    async store(found: FoundForAlert[], { from, to }: { from: number; to: number }): Promise<boolean> {
      return db.transaction(async (tx) => {
        const moved = await tx
          .update(alertPlace)
          .set({ place: to })
          .where(and(eq(alertPlace.id, PLACE_ID), eq(alertPlace.place, from)))
          .returning({ id: alertPlace.id });
        if (moved.length === 0) return false;
        for (let at = 0; at < found.length; at += ROWS_AT_ONCE) await add(found.slice(at, at + ROWS_AT_ONCE), tx);
        return true;
      });
    },

    /** Takes the changes that are told now, and with that no more. */
    async take(savedSearchId: string, tx: Transaction): Promise<AlertChangeRow[]> {
      const rows = await tx.delete(alertChange).where(eq(alertChange.savedSearchId, savedSearchId)).returning();
      return rows.sort((a, b) => (a.recordId < b.recordId ? -1 : 1));
    },

    /** The searches that have changes to tell. */
    async waiting(savedSearchIds: string[]): Promise<Set<string>> {
      if (savedSearchIds.length === 0) return new Set();
      const rows = await db
        .selectDistinct({ id: alertChange.savedSearchId })
        .from(alertChange)
        .where(inArray(alertChange.savedSearchId, savedSearchIds));
      return new Set(rows.map(({ id }) => id));
    },
  };
}

async function add(found: FoundForAlert[], tx: Transaction): Promise<void> {
  // One that was purged meanwhile has none.
  const there = await tx
    .select({ id: savedSearch.id })
    .from(savedSearch)
    .where(
      inArray(
        savedSearch.id,
        found.map(({ savedSearchId }) => savedSearchId),
      ),
    )
    .for('key share');
  const ids = new Set(there.map(({ id }) => id));
  const news = found.filter(({ savedSearchId, newest }) => newest && ids.has(savedSearchId));
  if (news.length > 0) {
    const rows = news.map(
      ({ savedSearchId, newest }) => sql`(${savedSearchId}::uuid, ${newest!.toISOString()}::timestamptz)`,
    );
    await tx.execute(sql`
      update saved_search set news_at = greatest(news_at, news.at)
      from (values ${sql.join(rows, sql`, `)}) as news (id, at) where saved_search.id = news.id
    `);
  }
  const changes = found
    .filter(({ savedSearchId }) => ids.has(savedSearchId))
    .flatMap(({ savedSearchId, changed }) => changed.map((change) => ({ savedSearchId, ...change })));
  for (let at = 0; at < changes.length; at += ROWS_AT_ONCE)
    await tx
      .insert(alertChange)
      .values(changes.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [alertChange.savedSearchId, alertChange.recordId],
        // Not told yet: what it was remains what people know.
        set: { title: sql`excluded.title`, after: sql`excluded.after`, changedAt: sql`excluded.changed_at` },
      });
}

export type AlertChangeRepository = ReturnType<typeof alertChangeRepository>;
