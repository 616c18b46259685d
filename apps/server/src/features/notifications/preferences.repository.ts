import { type NotificationChoice, NotificationKind } from '@groundwork/contract/notifications';
import { DEFAULT_CHOICES, DIGEST_HOUR_DEFAULT } from '@groundwork/contract/notifications.kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/db/database.ts';
import { digestTime, notificationChoice } from './notifications.table.ts';

export type Choices = Record<NotificationKind, NotificationChoice>;

/** Choices by a person's id: they decide what is raised for that person, whoever raises it. */
export function preferencesRepository({ db }: Database) {
  return {
    async choiceOf(userId: string, kind: NotificationKind, executor: Executor = db): Promise<NotificationChoice> {
      const [row] = await executor
        .select({ choice: notificationChoice.choice })
        .from(notificationChoice)
        .where(and(eq(notificationChoice.userId, userId), eq(notificationChoice.kind, kind)));
      return row?.choice ?? DEFAULT_CHOICES[kind];
    },

    async choicesOf(userId: string, executor: Executor = db): Promise<Choices> {
      const rows = await executor
        .select({ kind: notificationChoice.kind, choice: notificationChoice.choice })
        .from(notificationChoice)
        .where(eq(notificationChoice.userId, userId));
      const chosen = new Map(rows.map(({ kind, choice }) => [kind, choice]));
      return Object.fromEntries(
        NotificationKind.options.map((kind) => [kind, chosen.get(kind) ?? DEFAULT_CHOICES[kind]]),
      ) as Choices;
    },

    async choose(userId: string, kinds: { kind: NotificationKind; choice: NotificationChoice }[]): Promise<void> {
      const choices = new Map(kinds.map(({ kind, choice }) => [kind, { userId, kind, choice }]));
      if (choices.size === 0) return;
      await db
        .insert(notificationChoice)
        .values([...choices.values()])
        .onConflictDoUpdate({
          target: [notificationChoice.userId, notificationChoice.kind],
          set: { choice: sql`excluded.choice` },
        });
    },

    /** `timeZone` is null until it was chosen. */
    async digestTimeOf(userId: string, executor: Executor = db): Promise<{ timeZone: string | null; hour: number }> {
      const [row] = await executor
        .select({ timeZone: digestTime.timeZone, hour: digestTime.hour })
        .from(digestTime)
        .where(eq(digestTime.userId, userId));
      return row ?? { timeZone: null, hour: DIGEST_HOUR_DEFAULT };
    },

    async setDigestTime(userId: string, change: { timeZone?: string; hour?: number }): Promise<void> {
      if (Object.keys(change).length === 0) return;
      await db
        .insert(digestTime)
        .values({ userId, hour: DIGEST_HOUR_DEFAULT, ...change })
        .onConflictDoUpdate({ target: digestTime.userId, set: change });
    },
  };
}

export type PreferencesRepository = ReturnType<typeof preferencesRepository>;
