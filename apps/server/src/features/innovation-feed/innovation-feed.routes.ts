import { contract, signedIn } from '../../platform/http/implement.ts';
import type { FeedService } from './innovation-feed.service.ts';

export function feedRoutes(service: FeedService) {
  const { innovationFeed } = contract;
  return {
    generate: innovationFeed.generate
      .use(signedIn)
      .handler(({ context, input }) => service.generate(context.actor, input.projectId)),
    list: innovationFeed.list.use(signedIn).handler(({ context, input }) => service.list(context.actor, input)),
    star: innovationFeed.star
      .use(signedIn)
      .handler(({ context, input }) => service.star(context.actor, input.itemId, input.isStarred)),
    updateNotes: innovationFeed.updateNotes
      .use(signedIn)
      .handler(({ context, input }) => service.updateNotes(context.actor, input)),
  };
}
