import type { SearchQuery } from '@groundwork/contract/search';
import type { Actor } from '../../platform/http/context.ts';
import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { HistogramService } from './histogram.service.ts';
import type { SearchService } from './search.service.ts';
import type { SearchHistoryService } from './search-history.service.ts';

type Parts = {
  search: SearchService;
  histograms: HistogramService;
  history: SearchHistoryService;
  takeTurn: RateLimit;
};

export function searchRoutes({ search: service, histograms, history, takeTurn }: Parts) {
  const { search } = contract;
  const maySearch = signedIn.concat(({ context, next }) => {
    requirePlan(context.actor, 'advancedSearch', MESSAGES.words.needs.advancedSearch);
    return next();
  });
  /** Histograms and facet values belong to a search that was counted. */
  const searches = maySearch.concat(async ({ context, next }) => {
    await takeTurn(context.actor.userId);
    return next();
  });
  async function noted(actor: Actor, input: SearchQuery, signal?: AbortSignal) {
    const found = await service.keyword(actor, input, signal);
    await history.note(actor, input);
    return found;
  }
  return {
    engines: search.engines.use(signedIn).handler(({ context }) => service.engines(context.actor)),
    keyword: search.keyword.use(searches).handler(({ context, input, signal }) => noted(context.actor, input, signal)),
    semantic: search.semantic
      .use(searches)
      .handler(({ context, input, signal }) =>
        noted(context.actor, { ...input, mode: input.mode ?? 'semantic' }, signal),
      ),
    keywordUsaSpending: search.keywordUsaSpending
      .use(searches)
      .handler(({ context, input, signal }) =>
        noted(context.actor, { ...input, searchEngine: 'usa-spending' }, signal),
      ),
    filters: search.filters
      .use(maySearch)
      .handler(({ context, input, signal }) => service.filters(context.actor, input, signal)),
    histogram: search.histogram
      .use(maySearch)
      .handler(({ context, input, signal }) => histograms.histogram(context.actor, input, signal)),
  };
}
