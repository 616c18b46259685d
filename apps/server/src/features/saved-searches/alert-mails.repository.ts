import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { alertMail, savedSearch } from './saved-searches.table.ts';

export type AlertMailRow = typeof alertMail.$inferSelect &
  Pick<typeof savedSearch.$inferSelect, 'name' | 'searchEngine'>;

/** Alerts that wait to be mailed: written with the notification, gone when the mail is out. */
export function alertMailRepository({ db }: Database) {
  const isWanted = and(eq(savedSearch.alert, 'notify-and-mail'), isNull(savedSearch.deletedAt));
  return {
    async add(values: Omit<typeof alertMail.$inferInsert, 'id'>, tx: Transaction): Promise<void> {
      await tx.insert(alertMail).values(values).onConflictDoNothing();
    },

    /** People whom a digest waits for. */
    async recipients(): Promise<string[]> {
      const rows = await db
        .selectDistinct({ userId: savedSearch.userId })
        .from(alertMail)
        .innerJoin(savedSearch, eq(savedSearch.id, alertMail.savedSearchId))
        .where(isWanted);
      return rows.map(({ userId }) => userId);
    },

    async waiting(userId: string): Promise<{ email: string | null; rows: AlertMailRow[] }> {
      const [person] = await db.select({ email: user.email }).from(user).where(eq(user.id, userId));
      const found = await db
        .select({ row: alertMail, name: savedSearch.name, searchEngine: savedSearch.searchEngine })
        .from(alertMail)
        .innerJoin(savedSearch, eq(savedSearch.id, alertMail.savedSearchId))
        .where(and(eq(savedSearch.userId, userId), isWanted))
        .orderBy(asc(alertMail.createdAt), asc(alertMail.id));
      return { email: person?.email ?? null, rows: found.map(({ row, ...search }) => ({ ...row, ...search })) };
    },

    async remove(ids: string[]): Promise<void> {
      await db.delete(alertMail).where(inArray(alertMail.id, ids));
    },

    /** What could not be mailed for so long is no news any more; the notification has said it. */
    async dropOld(before: Date): Promise<void> {
      await db.delete(alertMail).where(lt(alertMail.createdAt, before));
    },
  };
}

export type AlertMailRepository = ReturnType<typeof alertMailRepository>;
