import { PLAN_PERMISSIONS, PLANS } from '@groundwork/contract/plans';
import { and, desc, eq, inArray, isNotNull, isNull, lt, lte, ne } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { savedSearch } from './saved-searches.table.ts';

export type SavedSearchRow = typeof savedSearch.$inferSelect;
type NewRow = Omit<typeof savedSearch.$inferInsert, 'id' | 'userId'>;

/** Plans that keep their alerts going. */
const PLANS_WITH_ALERTS = PLANS.filter((plan) => PLAN_PERMISSIONS[plan].savedSearches);

/** Methods that take an actor see only that person's searches; the others are for the job and for signed tokens. */
export function savedSearchRepository({ db }: Database) {
  const owned = (actor: Pick<Actor, 'userId'>, id?: string) =>
    and(eq(savedSearch.userId, actor.userId), id === undefined ? undefined : eq(savedSearch.id, id));
  const isThere = isNull(savedSearch.deletedAt);

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async list(actor: Actor): Promise<SavedSearchRow[]> {
      return db
        .select()
        .from(savedSearch)
        .where(and(owned(actor), isThere))
        .orderBy(desc(savedSearch.createdAt), desc(savedSearch.id));
    },

    async find(actor: Pick<Actor, 'userId'>, id: string): Promise<SavedSearchRow | null> {
      const [row] = await db
        .select()
        .from(savedSearch)
        .where(and(owned(actor, id), isThere));
      return row ?? null;
    },

    /** Null when there are `max` already. One at a time for a person: two at once cannot both be the last that fits. */
    async create(actor: Actor, values: NewRow, max: number): Promise<SavedSearchRow | null> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'savedSearches', actor.userId);
        if ((await tx.$count(savedSearch, and(owned(actor), isThere))) >= max) return null;
        const [row] = await tx
          .insert(savedSearch)
          .values({ ...values, userId: actor.userId })
          .returning();
        return row!;
      });
    },

    async update(actor: Actor, id: string, values: Partial<NewRow>): Promise<SavedSearchRow | null> {
      const [row] = await db
        .update(savedSearch)
        .set(values)
        .where(and(owned(actor, id), isThere))
        .returning();
      return row ?? null;
    },

    async restore(actor: Actor, id: string): Promise<SavedSearchRow | null> {
      const [row] = await db
        .update(savedSearch)
        .set({ deletedAt: null })
        .where(and(owned(actor, id), isNotNull(savedSearch.deletedAt)))
        .returning();
      return row ?? null;
    },

    async purgeDeleted(before: Date): Promise<void> {
      await db.delete(savedSearch).where(lt(savedSearch.deletedAt, before));
    },

    async turnAlertOff(id: string): Promise<void> {
      await db.update(savedSearch).set({ alert: 'off' }).where(eq(savedSearch.id, id));
    },

    async turnMailOff(userId: string): Promise<void> {
      await db
        .update(savedSearch)
        .set({ alert: 'notify' })
        .where(and(eq(savedSearch.userId, userId), eq(savedSearch.alert, 'notify-and-mail')));
    },

    /** Those whose time has come, of people whose plan includes alerts. */
    async due(now: Date): Promise<SavedSearchRow[]> {
      const rows = await db
        .select({ row: savedSearch })
        .from(savedSearch)
        .innerJoin(user, eq(user.id, savedSearch.userId))
        .where(
          and(
            ne(savedSearch.alert, 'off'),
            isThere,
            lte(savedSearch.nextCheckAt, now),
            inArray(user.plan, PLANS_WITH_ALERTS),
          ),
        )
        .orderBy(savedSearch.nextCheckAt, savedSearch.id);
      return rows.map(({ row }) => row);
    },

    /** Moves a search on behind a checked window; false when it changed since it was read, as by another process. */
    async advance(
      { id, lastCheckedAt, alert }: SavedSearchRow,
      to: Partial<Pick<SavedSearchRow, 'lastCheckedAt' | 'nextCheckAt' | 'checkedVersion'>>,
      tx: Transaction,
    ): Promise<boolean> {
      const moved = await tx
        .update(savedSearch)
        .set(to)
        .where(
          and(
            eq(savedSearch.id, id),
            eq(savedSearch.lastCheckedAt, lastCheckedAt),
            eq(savedSearch.alert, alert),
            isThere,
          ),
        )
        .returning({ id: savedSearch.id });
      return moved.length > 0;
    },
  };
}

export type SavedSearchRepository = ReturnType<typeof savedSearchRepository>;
