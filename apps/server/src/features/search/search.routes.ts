import { contract, signedIn } from '../../platform/http/implement.ts';
import type { HistogramService } from './histogram.service.ts';
import type { RecordService } from './record.service.ts';
import type { SearchService } from './search.service.ts';

export function searchRoutes(service: SearchService, histograms: HistogramService) {
  const { search } = contract;
  return {
    engines: search.engines.use(signedIn).handler(() => service.engines()),
    keyword: search.keyword.use(signedIn).handler(({ input, signal }) => service.keyword(input, signal)),
    semantic: search.semantic
      .use(signedIn)
      .handler(({ input, signal }) => service.keyword({ ...input, mode: input.mode ?? 'semantic' }, signal)),
    keywordUsaSpending: search.keywordUsaSpending
      .use(signedIn)
      .handler(({ input, signal }) => service.keyword({ ...input, searchEngine: 'usa-spending' }, signal)),
    filters: search.filters.use(signedIn).handler(({ input, signal }) => service.filters(input, signal)),
    histogram: search.histogram.use(signedIn).handler(({ input, signal }) => histograms.histogram(input, signal)),
  };
}

export function recordRoutes(service: RecordService) {
  return {
    get: contract.records.get.use(signedIn).handler(({ input }) => service.record(input.searchEngine, input.id)),
    similar: contract.records.similar
      .use(signedIn)
      .handler(({ input }) => service.similar(input.searchEngine, input.id, input.limit)),
  };
}
