import { and, count, desc, eq, gt, isNull, lt, or } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { apiKey } from './api-keys.table.ts';

export type ApiKeyRow = typeof apiKey.$inferSelect;
type NewKey = Pick<ApiKeyRow, 'name' | 'start' | 'hash' | 'scope' | 'createdAt' | 'expiresAt'>;

type Owner = typeof user.$inferSelect & Pick<ApiKeyRow, 'scope'>;

const USED_EVERY_MS = 60_000;

/** Every method but `endAll` and `ownerOf` sees only the actor's own keys. */
export function apiKeyRepository({ db }: Database) {
  return {
    async list(actor: Actor): Promise<ApiKeyRow[]> {
      return db.select().from(apiKey).where(eq(apiKey.userId, actor.userId)).orderBy(desc(apiKey.createdAt));
    },

    /** Null when the actor has `max` keys already, also when two are made at the same moment. */
    async create(actor: Actor, key: NewKey, max: number): Promise<ApiKeyRow | null> {
      return db.transaction(async (tx) => {
        await tx.select({ id: user.id }).from(user).where(eq(user.id, actor.userId)).for('update');
        const [row] = await tx.select({ count: count() }).from(apiKey).where(eq(apiKey.userId, actor.userId));
        if (row!.count >= max) return null;
        const [made] = await tx
          .insert(apiKey)
          .values({ ...key, userId: actor.userId })
          .returning();
        return made!;
      });
    },

    /** Answers how it began; null when the actor has no such key. */
    async revoke(actor: Actor, id: string): Promise<string | null> {
      const own = and(eq(apiKey.id, id), eq(apiKey.userId, actor.userId));
      const [row] = await db.delete(apiKey).where(own).returning({ start: apiKey.start });
      return row?.start ?? null;
    },

    /** For the account's own recovery, which stands and falls with it. */
    async endAll(userId: string, tx: Transaction): Promise<void> {
      await tx.delete(apiKey).where(eq(apiKey.userId, userId));
    },

    /** The key's owner and what the key may do, while it is valid and the account stays. */
    async ownerOf(hash: string, now: Date): Promise<Owner | null> {
      const [row] = await db
        .select({ owner: user, id: apiKey.id, scope: apiKey.scope })
        .from(apiKey)
        .innerJoin(user, eq(user.id, apiKey.userId))
        .where(
          and(
            eq(apiKey.hash, hash),
            isNull(user.deletionAt),
            isNull(user.disabledAt),
            or(isNull(apiKey.expiresAt), gt(apiKey.expiresAt, now)),
          ),
        );
      if (!row) return null;
      const isOld = or(isNull(apiKey.lastUsedAt), lt(apiKey.lastUsedAt, new Date(now.getTime() - USED_EVERY_MS)));
      await db
        .update(apiKey)
        .set({ lastUsedAt: now })
        .where(and(eq(apiKey.id, row.id), isOld));
      return { ...row.owner, scope: row.scope };
    },
  };
}

export type ApiKeyRepository = ReturnType<typeof apiKeyRepository>;
