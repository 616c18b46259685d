import { contract, signedIn } from '../../platform/http/implement.ts';
import type { FeedbackService } from './feedback.service.ts';

export function feedbackRoutes(service: FeedbackService) {
  const { feedback } = contract;
  const done = { success: true as const };
  return {
    eligibility: feedback.eligibility
      .use(signedIn)
      .handler(async ({ context }) => ({ shouldShowFeedback: await service.shouldShow(context.actor) })),
    submit: feedback.submit.use(signedIn).handler(async ({ context, input }) => {
      await service.submit(context.actor, input.score);
      return done;
    }),
    postpone: feedback.postpone.use(signedIn).handler(async ({ context }) => {
      await service.postpone(context.actor);
      return done;
    }),
    summary: feedback.summary.use(signedIn).handler(({ context }) => service.summary(context.actor)),
  };
}
