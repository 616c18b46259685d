import type { Language } from '@groundwork/contract/languages';
import { type Plan, ROLES, type Role } from '@groundwork/contract/plans';
import { and, eq, lt, ne, sql } from 'drizzle-orm';
import { account, session, user, verification } from '../../platform/auth/auth.table.ts';
import { hasOtherAdmin, lockAdmins } from '../../platform/auth/last-admin.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/postgres-error.ts';

export type UserRow = typeof user.$inferSelect;

/** Any constant: names the lock under which the first account is chosen. */
const FIRST_ACCOUNT_LOCK = 7_301_001;
/** better-auth's name for accounts with a password of ours. */
const PASSWORD_PROVIDER = 'credential';

/** `endKeys`: ends the API keys of an account. */
type EndKeys = (userId: string, tx: Transaction) => Promise<void>;

export function authRepository({ db }: Database, endKeys: EndKeys) {
  return {
    async find(userId: string): Promise<UserRow | null> {
      const [row] = await db.select().from(user).where(eq(user.id, userId));
      return row ?? null;
    },

    async hasAny(): Promise<boolean> {
      return (await db.select({ id: user.id }).from(user).limit(1)).length > 0;
    },

    async findByEmail(email: string): Promise<UserRow | null> {
      const [row] = await db.select().from(user).where(eq(user.email, email.toLowerCase()));
      return row ?? null;
    },

    /** Gives the plan of a new user, or, while nobody is admin yet, both roles and `firstPlan`. One at a time. */
    async settle(
      userId: string,
      { language, ...plans }: { firstPlan: Plan; plan: Plan; language?: Language | undefined },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`);
        const [admin] = await tx.select({ id: user.id }).from(user).where(sql`'admin' = any(${user.roles})`).limit(1);
        const roles: Role[] = admin ? ['user'] : ['user', 'admin', 'service'];
        const plan = admin ? plans.plan : plans.firstPlan;
        await tx
          .update(user)
          .set({ roles, plan, ...(language && { language }) })
          .where(eq(user.id, userId));
      });
    },

    /** Changes roles and plan by what they were; the last administrator stays one. */
    async stand(
      userId: string,
      change: (before: UserRow) => { roles: Role[]; plan: Plan },
      onChanged: (
        action: 'user.roles' | 'user.plan',
        change: { from: string; to: string },
        tx: Transaction,
      ) => Promise<void>,
    ): Promise<void> {
      await db.transaction(async (tx) => {
        await lockAdmins(tx);
        const [before] = await tx.select().from(user).where(eq(user.id, userId));
        if (!before) return;
        const { roles, plan } = change(before);
        const isLast = before.roles.includes('admin') && !roles.includes('admin') && !(await hasOtherAdmin(userId, tx));
        const kept = isLast ? ROLES.filter((role) => role === 'admin' || roles.includes(role)) : roles;
        await tx.update(user).set({ roles: kept, plan }).where(eq(user.id, userId));
        const [from, to] = [before.roles.join(', '), kept.join(', ')];
        if (from !== to) await onChanged('user.roles', { from, to }, tx);
        if (before.plan !== plan) await onChanged('user.plan', { from: before.plan, to: plan }, tx);
      });
    },

    async passwordHash(userId: string): Promise<string | null> {
      const [row] = await db
        .select({ hash: account.password })
        .from(account)
        .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
      return row?.hash ?? null;
    },

    /** When the password was last set; null without one. */
    async passwordSetAt(userId: string): Promise<Date | null> {
      const [row] = await db
        .select({ at: account.updatedAt })
        .from(account)
        .where(and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER)));
      return row?.at ?? null;
    },

    /**
     * Sets the password by a link made at `issuedAt` and ends all sessions. `isVerified`: the link came by mail. False when the password was set since then:
     * a link works once, also of two at the same moment.
     */
    async resetPassword(
      userId: string,
      { hash, issuedAt, now, isVerified }: { hash: string; issuedAt: Date; now: Date; isVerified: boolean },
    ): Promise<boolean> {
      return db.transaction(async (tx) => {
        const [person] = await tx.select().from(user).where(eq(user.id, userId)).for('update');
        const own = and(eq(account.userId, userId), eq(account.providerId, PASSWORD_PROVIDER));
        const [known] = await tx.select({ updatedAt: account.updatedAt }).from(account).where(own);
        if (known && known.updatedAt >= issuedAt) return false;
        if (known) await tx.update(account).set({ password: hash, updatedAt: now }).where(own);
        else
          await tx.insert(account).values({
            id: crypto.randomUUID(),
            accountId: userId,
            providerId: PASSWORD_PROVIDER,
            userId,
            password: hash,
            updatedAt: now,
          });
        if (isVerified && !person?.emailVerified) {
          await tx.update(user).set({ emailVerified: true }).where(eq(user.id, userId));
          // Until now anyone may have made this account in the owner's name: their other ways in end here.
          await tx.delete(account).where(and(eq(account.userId, userId), ne(account.providerId, PASSWORD_PROVIDER)));
          await endKeys(userId, tx);
        }
        await tx.delete(session).where(eq(session.userId, userId));
        return true;
      });
    },

    /** False when the account has another address by now. */
    async verifyEmail(userId: string, email: string): Promise<boolean> {
      const rows = await db
        .update(user)
        .set({ emailVerified: true })
        .where(and(eq(user.id, userId), eq(user.email, email)))
        .returning({ id: user.id });
      return rows.length > 0;
    },

    /** 'gone' when the account has another address by now, 'taken' when someone else has the new one. */
    async changeEmail(
      userId: string,
      { from, to }: { from: string; to: string },
      { isVerified }: { isVerified: boolean },
    ): Promise<'changed' | 'gone' | 'taken'> {
      const rows = await db
        .update(user)
        .set({ email: to, emailVerified: isVerified })
        .where(and(eq(user.id, userId), eq(user.email, from)))
        .returning({ id: user.id })
        .catch((error: unknown) => {
          if (isUniqueViolation(error)) return null;
          throw error;
        });
      if (rows === null) return 'taken';
      return rows.length > 0 ? 'changed' : 'gone';
    },

    async endSessions(userId: string): Promise<void> {
      await db.delete(session).where(eq(session.userId, userId));
    },

    async touch(sessionId: string, now: Date): Promise<void> {
      await db.update(session).set({ lastSeenAt: now }).where(eq(session.id, sessionId));
    },

    /**
     * Expired entries open nothing any more. The newest session of a person stays, for it says when they were last seen;
     * from where is forgotten.
     */
    async purgeExpired(now: Date): Promise<void> {
      const isExpired = lt(session.expiresAt, now);
      await db.delete(verification).where(lt(verification.expiresAt, now));
      await db.delete(session).where(
        and(
          isExpired,
          sql`exists (select 1 from session newer where newer.user_id = ${session.userId}
            and (newer.last_seen_at, newer.id) > (${session.lastSeenAt}, ${session.id}))`,
        ),
      );
      await db.update(session).set({ ipAddress: null, userAgent: null }).where(isExpired);
    },
  };
}

export type AuthRepository = ReturnType<typeof authRepository>;
