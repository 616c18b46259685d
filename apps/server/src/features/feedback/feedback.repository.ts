import { and, count, eq, gte, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Executor } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { feedbackPrompt, feedbackScore } from './feedback.table.ts';

export function feedbackRepository({ db }: Database) {
  const askAfter = (actor: Actor, at: Date, executor: Executor) =>
    executor
      .insert(feedbackPrompt)
      .values({ userId: actor.userId, askAfter: at })
      .onConflictDoUpdate({ target: feedbackPrompt.userId, set: { askAfter: at } });

  return {
    async prompt(actor: Actor): Promise<{ signedUpAt: Date; askAfter: Date | null } | null> {
      const [row] = await db
        .select({ signedUpAt: user.createdAt, askAfter: feedbackPrompt.askAfter })
        .from(user)
        .leftJoin(feedbackPrompt, eq(feedbackPrompt.userId, user.id))
        .where(eq(user.id, actor.userId));
      return row ?? null;
    },

    async postpone(actor: Actor, until: Date): Promise<void> {
      await askAfter(actor, until, db);
    },

    /** A score that the actor has given since `replacing` is replaced: nobody counts twice. */
    async submit(
      actor: Actor,
      score: number,
      { now, replacing, askAgain }: { now: Date; replacing: Date; askAgain: Date },
    ): Promise<void> {
      await db.transaction(async (tx) => {
        // First: it holds the person's row, so that of two scores at once the second waits and replaces the first.
        await askAfter(actor, askAgain, tx);
        await tx
          .delete(feedbackScore)
          .where(and(eq(feedbackScore.userId, actor.userId), gte(feedbackScore.createdAt, replacing)));
        await tx.insert(feedbackScore).values({ userId: actor.userId, score, createdAt: now });
      });
    },

    /** How often each score was given by everyone, in each month (UTC) since then. */
    async counts(_admin: Admin, since: Date): Promise<{ month: string; score: number; count: number }[]> {
      const month = sql<string>`to_char(${feedbackScore.createdAt} AT TIME ZONE 'UTC', 'YYYY-MM')`;
      return db
        .select({ month, score: feedbackScore.score, count: count() })
        .from(feedbackScore)
        .where(gte(feedbackScore.createdAt, since))
        .groupBy(month, feedbackScore.score);
    },
  };
}

export type FeedbackRepository = ReturnType<typeof feedbackRepository>;
