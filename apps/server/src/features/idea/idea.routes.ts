import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import type { IdeaService } from './idea.service.ts';

export function ideaRoutes(service: IdeaService, takeTurn: RateLimit) {
  const { idea } = contract;
  /** The chart that is asked for may be made anew, which takes as long as many searches. */
  const limited = signedIn.concat(async ({ context, next }) => {
    await takeTurn(context.actor.userId);
    return next();
  });
  return {
    chart: idea.chart
      .use(limited)
      .handler(({ context, input, signal }) => service.chart(context.actor, input.projectId, signal)),
    correct: idea.correct.use(limited).handler(({ context, input }) => service.correct(context.actor, input)),
    mark: idea.mark.use(limited).handler(({ context, input }) => service.mark(context.actor, input)),
  };
}
