import { and, count, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../../platform/db/database.ts';
import { recoveryCode, secondFactor } from './second-factor.table.ts';

export type SecondFactorRow = typeof secondFactor.$inferSelect;

export function secondFactorRepository({ db }: Database) {
  const of = (userId: string) => eq(secondFactor.userId, userId);
  const unused = (userId: string) => and(eq(recoveryCode.userId, userId), isNull(recoveryCode.usedAt));

  async function setCodes(userId: string, digests: string[], tx: Transaction) {
    await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
    await tx.insert(recoveryCode).values(digests.map((digest) => ({ userId, digest })));
  }

  return {
    async find(userId: string): Promise<SecondFactorRow | null> {
      const [row] = await db.select().from(secondFactor).where(of(userId));
      return row ?? null;
    },

    async whoHas(userIds: string[]): Promise<Set<string>> {
      const rows = await db
        .select({ userId: secondFactor.userId })
        .from(secondFactor)
        .where(and(inArray(secondFactor.userId, userIds), isNotNull(secondFactor.confirmedAt)));
      return new Set(rows.map(({ userId }) => userId));
    },

    async codesLeft(userId: string): Promise<number> {
      const [row] = await db.select({ count: count() }).from(recoveryCode).where(unused(userId));
      return row?.count ?? 0;
    },

    /** False when there is one that is asked for. */
    async begin(userId: string, secret: string, createdAt: Date): Promise<boolean> {
      const rows = await db
        .insert(secondFactor)
        .values({ userId, secret, createdAt })
        .onConflictDoUpdate({
          target: secondFactor.userId,
          set: { secret, createdAt },
          setWhere: isNull(secondFactor.confirmedAt),
        })
        .returning({ userId: secondFactor.userId });
      return rows.length > 0;
    },

    /** False when it was confirmed, or begun anew, meanwhile. */
    async confirm(row: SecondFactorRow, step: number, digests: string[], confirmedAt: Date): Promise<boolean> {
      return db.transaction(async (tx) => {
        const rows = await tx
          .update(secondFactor)
          .set({ confirmedAt, usedStep: step })
          .where(and(of(row.userId), eq(secondFactor.secret, row.secret), isNull(secondFactor.confirmedAt)))
          .returning({ userId: secondFactor.userId });
        if (rows.length > 0) await setCodes(row.userId, digests, tx);
        return rows.length > 0;
      });
    },

    renewCodes: (userId: string, digests: string[]) => db.transaction((tx) => setCodes(userId, digests, tx)),

    /** False when this code or a later one was taken before: of two at the same moment one. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const isLater = or(isNull(secondFactor.usedStep), lt(secondFactor.usedStep, step));
      const rows = await db
        .update(secondFactor)
        .set({ usedStep: step })
        .where(and(of(userId), isNotNull(secondFactor.confirmedAt), isLater))
        .returning({ userId: secondFactor.userId });
      return rows.length > 0;
    },

    async takeCode(userId: string, digest: string, usedAt: Date): Promise<boolean> {
      const rows = await db
        .update(recoveryCode)
        .set({ usedAt })
        .where(and(unused(userId), eq(recoveryCode.digest, digest)))
        .returning({ userId: recoveryCode.userId });
      return rows.length > 0;
    },

    /** False when there was none. */
    async remove(userId: string): Promise<boolean> {
      return db.transaction(async (tx) => {
        await tx.delete(recoveryCode).where(eq(recoveryCode.userId, userId));
        const rows = await tx
          .delete(secondFactor)
          .where(of(userId))
          .returning({ confirmedAt: secondFactor.confirmedAt });
        return rows.some(({ confirmedAt }) => confirmedAt !== null);
      });
    },
  };
}

export type SecondFactorRepository = ReturnType<typeof secondFactorRepository>;
