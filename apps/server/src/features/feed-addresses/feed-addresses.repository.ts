import type { FeedKind } from '@groundwork/contract/feed-addresses';
import type { Plan } from '@groundwork/contract/plans';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { feedAddress } from './feed-addresses.table.ts';

export type FeedAddressRow = typeof feedAddress.$inferSelect;
/** The feed's person: what they may see is what it says. */
export type Reader = Pick<Actor, 'userId' | 'plan'>;

/** Every method but `open` sees only the actor's own. */
export function feedAddressRepository({ db }: Database) {
  return {
    list: ({ userId }: Actor): Promise<FeedAddressRow[]> =>
      db.select().from(feedAddress).where(eq(feedAddress.userId, userId)).orderBy(desc(feedAddress.createdAt)),

    /** The address that there was is none from now on. */
    async put(
      { userId }: Actor,
      values: Pick<FeedAddressRow, 'kind' | 'targetId' | 'tokenHash' | 'createdAt'>,
    ): Promise<FeedAddressRow> {
      const { tokenHash, createdAt } = values;
      const [row] = await db
        .insert(feedAddress)
        .values({ ...values, userId })
        .onConflictDoUpdate({
          target: [feedAddress.userId, feedAddress.kind, feedAddress.targetId],
          set: { tokenHash, createdAt, readAt: null },
        })
        .returning();
      return row!;
    },

    async revoke({ userId }: Actor, id: string): Promise<boolean> {
      const own = and(eq(feedAddress.id, id), eq(feedAddress.userId, userId));
      return (await db.delete(feedAddress).where(own).returning({ id: feedAddress.id })).length > 0;
    },

    /** Finds an address by the digest of its secret; null when it leads nowhere, or its person is not there. */
    async open(
      kinds: FeedKind[],
      tokenHash: string,
      now: Date,
    ): Promise<{ row: FeedAddressRow; reader: Reader } | null> {
      const [found] = await db
        .select({ row: feedAddress, userId: user.id, plan: user.plan })
        .from(feedAddress)
        .innerJoin(user, eq(user.id, feedAddress.userId))
        .where(
          and(
            eq(feedAddress.tokenHash, tokenHash),
            inArray(feedAddress.kind, kinds),
            isNull(user.disabledAt),
            isNull(user.deletionAt),
          ),
        );
      if (!found) return null;
      const { row, userId, plan } = found;
      await db.update(feedAddress).set({ readAt: now }).where(eq(feedAddress.id, row.id));
      return { row, reader: { userId, plan: plan as Plan } };
    },
  };
}

export type FeedAddressRepository = ReturnType<typeof feedAddressRepository>;
