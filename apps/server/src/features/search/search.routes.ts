import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import type { HistogramService } from './histogram.service.ts';
import type { RecordService } from './record.service.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(service: SearchService, histograms: HistogramService, takeTurn: RateLimit) {
  const { search } = contract;
  const maySearch = signedIn.concat(({ context, next }) => {
    requirePlan(context.actor, 'advancedSearch', 'Advanced Search');
    return next();
  });
  /** Histograms and facet values belong to a search that was counted. */
  const searches = maySearch.concat(async ({ context, next }) => {
    await takeTurn(context.actor.userId);
    return next();
  });
  return {
    engines: search.engines.use(signedIn).handler(() => service.engines()),
    keyword: search.keyword.use(searches).handler(({ input, signal }) => service.keyword(input, signal)),
    semantic: search.semantic
      .use(searches)
      .handler(({ input, signal }) => service.keyword({ ...input, mode: input.mode ?? 'semantic' }, signal)),
    keywordUsaSpending: search.keywordUsaSpending
      .use(searches)
      .handler(({ input, signal }) => service.keyword({ ...input, searchEngine: 'usa-spending' }, signal)),
    filters: search.filters.use(maySearch).handler(({ input, signal }) => service.filters(input, signal)),
    histogram: search.histogram.use(maySearch).handler(({ input, signal }) => histograms.histogram(input, signal)),
  };
}

/** Records are open to every plan: Pulse lists them, and reports and bookmarks that were kept cite them. */
export function recordRoutes(service: RecordService) {
  return {
    get: contract.records.get.use(signedIn).handler(({ input }) => service.record(input.searchEngine, input.id)),
    similar: contract.records.similar
      .use(signedIn)
      .handler(({ input }) => service.similar(input.searchEngine, input.id, input.limit)),
  };
}
