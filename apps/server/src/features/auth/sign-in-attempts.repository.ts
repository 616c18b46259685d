import { and, eq, gt, inArray, lt, lte, max, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { signInAttempt } from './sign-in-attempts.table.ts';

/** The kinds of attempts that are counted, and how many are free before the waits begin. */
export interface Counted {
  key: string;
  free: number;
}

const FIRST_WAIT_SECONDS = 15;
const WAIT_MAX_SECONDS = 15 * 60;
/** Doubling reaches the longest wait long before; this keeps the figure small. */
const DOUBLINGS_MAX = 10;
const FORGOTTEN_AFTER = sql`interval '24 hours'`;

export function signInAttemptRepository({ db }: Database) {
  return {
    /** Until when one of these has to wait; null when none has. */
    async blockedUntil(keys: string[], now: Date): Promise<Date | null> {
      const [row] = await db
        .select({ until: max(signInAttempt.blockedUntil) })
        .from(signInAttempt)
        .where(and(inArray(signInAttempt.key, keys), gt(signInAttempt.blockedUntil, now)));
      return row?.until ?? null;
    },

    /**
     * Counts an attempt before it is made, so that many at once are counted, too. False when the key has to wait: then
     * another attempt came first.
     */
    async count({ key, free }: Counted, now: Date): Promise<boolean> {
      const at = now.toISOString();
      const attempts = sql`case when ${signInAttempt.lastAt} < ${at}::timestamptz - ${FORGOTTEN_AFTER} then 1
        else ${signInAttempt.attempts} + 1 end`;
      const seconds = sql`case when (${attempts}) < ${free}::int then 0 else least(${WAIT_MAX_SECONDS}::int,
        ${FIRST_WAIT_SECONDS}::int * power(2, least((${attempts}) - ${free}::int, ${DOUBLINGS_MAX}::int))) end`;
      const rows = await db
        .insert(signInAttempt)
        .values({ key, attempts: 1, lastAt: now, blockedUntil: now })
        .onConflictDoUpdate({
          target: signInAttempt.key,
          set: {
            attempts,
            lastAt: now,
            blockedUntil: sql`${at}::timestamptz + make_interval(secs => ${seconds})`,
          },
          setWhere: lte(signInAttempt.blockedUntil, now),
        })
        .returning({ key: signInAttempt.key });
      return rows.length > 0;
    },

    async forget(key: string): Promise<void> {
      await db.delete(signInAttempt).where(eq(signInAttempt.key, key));
    },

    /** Takes one attempt back: it succeeded, or was never made. */
    async takeBack(key: string, now: Date): Promise<void> {
      await db
        .update(signInAttempt)
        .set({ attempts: sql`greatest(0, ${signInAttempt.attempts} - 1)`, blockedUntil: now })
        .where(eq(signInAttempt.key, key));
    },

    async purge(now: Date): Promise<void> {
      await db
        .delete(signInAttempt)
        .where(lt(signInAttempt.lastAt, sql`${now.toISOString()}::timestamptz - ${FORGOTTEN_AFTER}`));
    },
  };
}

export type SignInAttemptRepository = ReturnType<typeof signInAttemptRepository>;
