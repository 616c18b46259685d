import {
  FEEDBACK_SCORE_MAX,
  type FeedbackMonth,
  type FeedbackSummary,
  groupScores,
  npsOf,
} from '@groundwork/contract/feedback';
import { FEEDBACK_AGAIN_DAYS, FEEDBACK_FIRST_DAYS, FEEDBACK_POSTPONED_DAYS } from '@groundwork/contract/limits';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import type { FeedbackRepository } from './feedback.repository.ts';

const DAY_MS = 86_400_000;
const MONTHS_SHOWN = 12;

const daysFrom = (moment: Date, days: number) => new Date(moment.getTime() + days * DAY_MS);

export function feedbackService({ feedback, clock }: { feedback: FeedbackRepository; clock: Clock }) {
  return {
    async shouldShow(actor: Actor): Promise<boolean> {
      const prompt = await feedback.prompt(actor);
      if (!prompt) return false;
      return clock.now() >= (prompt.askAfter ?? daysFrom(prompt.signedUpAt, FEEDBACK_FIRST_DAYS));
    },

    async submit(actor: Actor, score: number): Promise<void> {
      const now = clock.now();
      const times = {
        now,
        replacing: daysFrom(now, -FEEDBACK_AGAIN_DAYS),
        askAgain: daysFrom(now, FEEDBACK_AGAIN_DAYS),
      };
      await feedback.submit(actor, score, times);
    },

    async postpone(actor: Actor): Promise<void> {
      await feedback.postpone(actor, daysFrom(clock.now(), FEEDBACK_POSTPONED_DAYS));
    },

    async summary(actor: Actor): Promise<FeedbackSummary> {
      requireAdmin(actor);
      const months = lastMonths(clock.now());
      const rows = await feedback.counts(actor, new Date(`${months[0]}-01T00:00:00Z`));
      const countsOf = (month?: string) => {
        const counts = new Array<number>(FEEDBACK_SCORE_MAX + 1).fill(0);
        for (const row of rows) if (!month || row.month === month) counts[row.score]! += row.count;
        return counts;
      };
      const scores = countsOf();
      return { ...figures(scores), scores, months: months.map((month) => ({ month, ...figures(countsOf(month)) })) };
    },
  };
}

export type FeedbackService = ReturnType<typeof feedbackService>;

function figures(counts: number[]): Omit<FeedbackMonth, 'month'> {
  const groups = groupScores(counts);
  return { responses: counts.reduce((sum, count) => sum + count, 0), ...groups, nps: npsOf(groups) };
}

/** The current calendar month (UTC) and those before it, oldest first: '2026-11'. */
function lastMonths(now: Date): string[] {
  return Array.from({ length: MONTHS_SHOWN }, (_, at) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - (MONTHS_SHOWN - 1 - at))).toISOString().slice(0, 7),
  );
}
