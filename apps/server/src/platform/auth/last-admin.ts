import { and, isNull, ne, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../db/database.ts';
import { user } from './auth.table.ts';

/** Any constant: administrators who leave at the same moment, by whatever way, take turns. */
const LAST_ADMIN_LOCK = 7_301_003;

/** Until the transaction ends, nobody else stops being an administrator. */
export const lockAdmins = (tx: Transaction) => tx.execute(sql`select pg_advisory_xact_lock(${LAST_ADMIN_LOCK})`);

/** Whether an installation keeps an administrator who can sign in, without this person. */
export async function hasOtherAdmin(userId: string, executor: Executor): Promise<boolean> {
  const isAdmin = sql`'admin' = any(${user.roles})`;
  const [other] = await executor
    .select({ id: user.id })
    .from(user)
    .where(and(isAdmin, ne(user.id, userId), isNull(user.deletionAt), isNull(user.disabledAt)))
    .limit(1);
  return other !== undefined;
}
