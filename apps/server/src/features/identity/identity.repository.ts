import { and, desc, eq, or } from 'drizzle-orm';
import type { RecordRef } from '../../catalogue/record.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { identitySplit } from './identity.table.ts';

export type IdentitySplitRow = typeof identitySplit.$inferSelect;

/** Splits belong to the whole house: only admins list and change them. */
export function identityRepository({ db }: Database) {
  return {
    async list(_admin: Admin): Promise<IdentitySplitRow[]> {
      return db.select().from(identitySplit).orderBy(desc(identitySplit.createdAt), desc(identitySplit.id));
    },

    /** The pair's row, made unless there is one. */
    async create(admin: Admin, [a, b]: [RecordRef, RecordRef]): Promise<IdentitySplitRow> {
      const pair = { aEngine: a.engine, aId: a.id, bEngine: b.engine, bId: b.id };
      const [row] = await db
        .insert(identitySplit)
        .values({ ...pair, createdBy: admin.userId })
        .onConflictDoUpdate({
          target: [identitySplit.aEngine, identitySplit.aId, identitySplit.bEngine, identitySplit.bId],
          set: pair,
        })
        .returning();
      return row!;
    },

    async delete(_admin: Admin, id: string): Promise<boolean> {
      const rows = await db.delete(identitySplit).where(eq(identitySplit.id, id)).returning({ id: identitySplit.id });
      return rows.length > 0;
    },

    /** The other sides of a record's splits. */
    async othersOf({ engine, id }: RecordRef): Promise<RecordRef[]> {
      const rows = await db
        .select()
        .from(identitySplit)
        .where(
          or(
            and(eq(identitySplit.aEngine, engine), eq(identitySplit.aId, id)),
            and(eq(identitySplit.bEngine, engine), eq(identitySplit.bId, id)),
          ),
        );
      return rows.map(({ aEngine, aId, bEngine, bId }) =>
        aEngine === engine && aId === id
          ? { engine: bEngine as RecordRef['engine'], id: bId }
          : { engine: aEngine as RecordRef['engine'], id: aId },
      );
    },
  };
}

export type IdentityRepository = ReturnType<typeof identityRepository>;
