import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RecordService } from './records.service.ts';

/** Records are open to every plan: Pulse lists them, and reports and bookmarks that were kept cite them. */
export function recordRoutes(service: RecordService) {
  return {
    get: contract.records.get
      .use(signedIn)
      .handler(({ input, signal }) => service.record(input.searchEngine, input.id, signal)),
    similar: contract.records.similar
      .use(signedIn)
      .handler(({ input, signal }) => service.similar(input.searchEngine, input.id, input.limit, signal)),
  };
}
