import type { Language } from '@groundwork/contract/languages';
import type { ProfileUpdate } from '@groundwork/contract/settings';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import { session, user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';

type UserRow = typeof user.$inferSelect;
export type SessionRow = typeof session.$inferSelect;

/** Every method sees only the actor's own account. */
export function settingsRepository({ db }: Database) {
  return {
    async profile(actor: Actor): Promise<UserRow | null> {
      const [row] = await db.select().from(user).where(eq(user.id, actor.userId));
      return row ?? null;
    },

    async updateProfile(actor: Actor, change: ProfileUpdate, now: Date): Promise<void> {
      const name = `${change.firstName} ${change.lastName}`;
      await db
        .update(user)
        .set({ ...change, name, updatedAt: now })
        .where(eq(user.id, actor.userId));
    },

    async setLanguage(actor: Actor, language: Language): Promise<void> {
      await db.update(user).set({ language }).where(eq(user.id, actor.userId));
    },

    async sessions(actor: Actor, now: Date): Promise<SessionRow[]> {
      return db
        .select()
        .from(session)
        .where(and(eq(session.userId, actor.userId), gt(session.expiresAt, now)))
        .orderBy(desc(session.lastSeenAt), desc(session.id));
    },

    async endSession(actor: Actor, id: string): Promise<boolean> {
      const own = and(eq(session.userId, actor.userId), eq(session.id, id));
      return (await db.delete(session).where(own).returning({ id: session.id })).length > 0;
    },

    async endOtherSessions(actor: Actor, currentId: string): Promise<number> {
      const others = and(eq(session.userId, actor.userId), ne(session.id, currentId));
      return (await db.delete(session).where(others).returning({ id: session.id })).length;
    },
  };
}

export type SettingsRepository = ReturnType<typeof settingsRepository>;
