import { eq } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';

export type OnboardingRow = typeof user.$inferSelect;
type Change = Partial<
  Pick<OnboardingRow, 'persona' | 'organisation' | 'phone' | 'onboardedAt' | 'checklistDismissedAt'>
>;

export function onboardingRepository({ db }: Database) {
  return {
    async find(actor: Actor): Promise<OnboardingRow | null> {
      const [row] = await db.select().from(user).where(eq(user.id, actor.userId));
      return row ?? null;
    },

    async update(actor: Actor, change: Change, now: Date): Promise<void> {
      await db
        .update(user)
        .set({ ...change, updatedAt: now })
        .where(eq(user.id, actor.userId));
    },
  };
}

export type OnboardingRepository = ReturnType<typeof onboardingRepository>;
