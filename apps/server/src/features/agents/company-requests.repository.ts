import { asc, eq } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { companyRequest } from './agents.table.ts';

/** People add; only admins read and remove. */
export function companyRequestRepository({ db }: Database) {
  return {
    /** False when the person has so many waiting. */
    async add(actor: Actor, values: { name: string; url: string; createdAt: Date }, max: number): Promise<boolean> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'agents', actor.userId);
        if ((await tx.$count(companyRequest, eq(companyRequest.userId, actor.userId))) >= max) return false;
        await tx.insert(companyRequest).values({ ...values, userId: actor.userId });
        return true;
      });
    },

    list: (_admin: Admin) =>
      db
        .select({
          id: companyRequest.id,
          name: companyRequest.name,
          url: companyRequest.url,
          createdAt: companyRequest.createdAt,
          by: user.email,
        })
        .from(companyRequest)
        .leftJoin(user, eq(user.id, companyRequest.userId))
        .orderBy(asc(companyRequest.createdAt), asc(companyRequest.id))
        .limit(500),

    async delete(_admin: Admin, id: string): Promise<boolean> {
      return (
        (await db.delete(companyRequest).where(eq(companyRequest.id, id)).returning({ id: companyRequest.id })).length >
        0
      );
    },
  };
}

export type CompanyRequestRepository = ReturnType<typeof companyRequestRepository>;
