import { contract, signedIn } from '../../platform/http/implement.ts';
import type { InsightService } from './insights.service.ts';

export function insightRoutes(service: InsightService) {
  const { insights } = contract;
  return {
    generate: insights.generate
      .use(signedIn)
      .handler(({ context, input }) => service.generate(context.actor, input.projectId)),
    list: insights.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input)),
    rate: insights.rate
      .use(signedIn)
      .handler(({ context, input }) => service.rate(context.actor, input.insightId, input.likeValue)),
    rating: insights.rating
      .use(signedIn)
      .handler(({ context, input }) => service.rating(context.actor, input.insightId)),
    bookmark: insights.bookmark
      .use(signedIn)
      .handler(({ context, input }) => service.bookmark(context.actor, input.insightId, input.isBookmarked)),
    ask: insights.ask
      .use(signedIn)
      .handler(({ context, input }) => service.ask(context.actor, input.projectId, input.questions)),
    customQueries: insights.customQueries
      .use(signedIn)
      .handler(({ context, input }) => service.customQueries(context.actor, input.projectId)),
    customCount: insights.customCount.use(signedIn).handler(({ context }) => service.customCount(context.actor)),
    customPending: insights.customPending.use(signedIn).handler(({ context }) => service.customPending(context.actor)),
  };
}
