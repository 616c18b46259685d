import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { SearchHistoryService } from '../search/search-history.service.ts';
import type { SearchOverviewService } from './search-overview.service.ts';

type Parts = { service: SearchOverviewService; history: SearchHistoryService; takeTurn: RateLimit };

export function searchOverviewRoutes({ service, history, takeTurn }: Parts) {
  const { searchOverview } = contract;
  const maySearch = signedIn.concat(({ context, next }) => {
    requirePlan(context.actor, 'advancedSearch', MESSAGES.words.needs.advancedSearch);
    return next();
  });
  return {
    all: searchOverview.all.use(maySearch).handler(async ({ context, input, signal }) => {
      const { actor } = context;
      await takeTurn(actor.userId);
      // Proxies that gather answers before passing them on must not do so here.
      context.responseHeaders.set('x-accel-buffering', 'no');
      const answers = await service.all(actor, input, signal);
      await history.noteOverview(actor, input);
      return answers;
    }),
    // These belong to a search that was counted, as type-ahead does.
    counts: searchOverview.counts
      .use(maySearch)
      .handler(({ context, input, signal }) => service.counts(context.actor, input, signal)),
    names: searchOverview.names
      .use(maySearch)
      .handler(({ context, input, signal }) => service.names(context.actor, input.query, signal)),
  };
}
