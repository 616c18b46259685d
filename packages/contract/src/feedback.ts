import { z } from 'zod';
import { FEEDBACK_SCORE_MAX, groupScores, npsOf, type ScoreGroups } from './feedback.nps.ts';
import { FEEDBACK_TEXTS } from './feedback.texts.ts';
import { route } from './route.ts';

export { FEEDBACK_SCORE_MAX, FEEDBACK_TEXTS, groupScores, npsOf, type ScoreGroups };

const Count = z.number().int();

/** `nps` is null where nobody gave a score. */
export const FeedbackMonth = z.object({
  /** '2026-11', in UTC. */
  month: z.string(),
  responses: Count,
  promoters: Count,
  passives: Count,
  detractors: Count,
  nps: z.number().int().nullable(),
});
export type FeedbackMonth = z.infer<typeof FeedbackMonth>;

export const FeedbackSummary = FeedbackMonth.omit({ month: true })
  .extend({
    /** How many gave each score, 0 to 10. */
    scores: z.array(Count).length(FEEDBACK_SCORE_MAX + 1),
    /** The last twelve calendar months, oldest first, also those without a score. */
    months: z.array(FeedbackMonth),
  })
  .meta({ id: 'FeedbackSummary' });
export type FeedbackSummary = z.infer<typeof FeedbackSummary>;

const Success = z.object({ success: z.literal(true) });
const tags: ['Account'] = ['Account'];

export const feedback = {
  eligibility: route({
    method: 'GET',
    path: '/feedback',
    summary: 'Whether to ask for a score now: 7 days after sign-up, 90 days after a score, 3 days after ‘later’',
    tags,
  }).output(z.object({ shouldShowFeedback: z.boolean() })),
  submit: route({
    method: 'POST',
    path: '/feedback',
    summary: 'How likely one is to recommend the product; another score within 90 days replaces the last one',
    tags,
  })
    .input(z.object({ score: z.number().int().min(0).max(FEEDBACK_SCORE_MAX) }))
    .output(Success),
  postpone: route({
    method: 'POST',
    path: '/feedback/postpone',
    summary: 'Ask again in three days',
    tags,
  }).output(Success),
  summary: route({
    method: 'GET',
    path: '/admin/feedback',
    summary: 'For admins: the scores of the last twelve months, and the Net Promoter Score of each',
    tags: ['Administration'],
    errors: ['NOT_FOUND'],
  }).output(FeedbackSummary),
};
