import { contract, signedIn } from '../../platform/http/implement.ts';
import type { LiveSearchService } from './live-search.service.ts';

export function liveSearchRoutes(service: LiveSearchService) {
  const { liveSearch } = contract;
  return {
    overview: liveSearch.overview
      .use(signedIn)
      .handler(({ context, input }) => service.overview(context.actor, input.projectId)),
    wordsOfQuery: liveSearch.wordsOfQuery
      .use(signedIn)
      .handler(({ context, input }) => service.wordsOfQuery(context.actor, input)),
    consent: liveSearch.consent
      .use(signedIn)
      .handler(({ context, input }) => service.consent(context.actor, input.projectId, input.consent)),
    ask: liveSearch.ask.use(signedIn).handler(({ context, input }) => service.ask(context.actor, input)),
    get: liveSearch.get.use(signedIn).handler(({ context, input }) => service.get(context.actor, input)),
    cancel: liveSearch.cancel.use(signedIn).handler(({ context, input }) => service.cancel(context.actor, input)),
    retry: liveSearch.retry.use(signedIn).handler(({ context, input }) => service.retry(context.actor, input)),
    watch: liveSearch.watch.use(signedIn).handler(({ context, input }) => service.watch(context.actor, input)),
    unwatch: liveSearch.unwatch.use(signedIn).handler(({ context, input }) => service.unwatch(context.actor, input)),
    more: liveSearch.more.use(signedIn).handler(({ context, input }) => service.more(context.actor, input)),
  };
}
