import type { Language } from '@groundwork/contract/languages';
import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { alertMail, savedSearch } from './saved-searches.table.ts';

export type AlertMailRow = typeof alertMail.$inferSelect &
  Pick<typeof savedSearch.$inferSelect, 'name' | 'searchEngine'>;

const isOneOf = (rows: AlertMailRow[]) =>
  inArray(
    alertMail.id,
    rows.map(({ id }) => id),
  );
const columnsOf = ({ name: _, searchEngine: __, ...row }: AlertMailRow) => row;

/** Alerts that wait to be mailed: written with the notification, gone when the mail is handed over. */
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

    async waiting(userId: string): Promise<{ email: string | null; language: Language | null; rows: AlertMailRow[] }> {
      const [person] = await db
        .select({ email: user.email, language: user.language })
        .from(user)
        .where(eq(user.id, userId));
      const found = await db
        .select({ row: alertMail, name: savedSearch.name, searchEngine: savedSearch.searchEngine })
        .from(alertMail)
        .innerJoin(savedSearch, eq(savedSearch.id, alertMail.savedSearchId))
        .where(and(eq(savedSearch.userId, userId), isWanted))
        .orderBy(asc(alertMail.createdAt), asc(alertMail.id));
      return {
        email: person?.email ?? null,
        language: person?.language ?? null,
        rows: found.map(({ row, ...search }) => ({ ...row, ...search })),
      };
    },

    async remove(rows: AlertMailRow[]): Promise<void> {
      await db.delete(alertMail).where(isOneOf(rows));
    },

    /** They wait no more. False when another process has handed one of them over. */
    async handOver(rows: AlertMailRow[]): Promise<boolean> {
      return db.transaction(async (tx) => {
        const waiting = await tx.select({ id: alertMail.id }).from(alertMail).where(isOneOf(rows)).for('update');
        if (waiting.length < rows.length) return false;
        await tx.delete(alertMail).where(isOneOf(rows));
        return true;
      });
    },

    /** They wait again, but for those whose search is no more. */
    async takeBack(rows: AlertMailRow[]): Promise<void> {
      await db.transaction(async (tx) => {
        const searches = rows.map(({ savedSearchId }) => savedSearchId);
        const there = await tx
          .select({ id: savedSearch.id })
          .from(savedSearch)
          .where(inArray(savedSearch.id, searches))
          .for('key share');
        const kept = rows.filter(({ savedSearchId }) => there.some(({ id }) => id === savedSearchId));
        if (kept.length > 0) await tx.insert(alertMail).values(kept.map(columnsOf)).onConflictDoNothing();
      });
    },

    /** Something that could not be mailed for so long is no news any more; the notification has said it. */
    async dropOld(before: Date): Promise<void> {
      await db.delete(alertMail).where(lt(alertMail.createdAt, before));
    },
  };
}

export type AlertMailRepository = ReturnType<typeof alertMailRepository>;
