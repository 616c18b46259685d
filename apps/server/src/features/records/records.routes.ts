import { contract, signedIn } from '../../platform/http/implement.ts';
import type { RecordService } from './records.service.ts';

/** Records are open to every plan: Pulse lists them, and reports and bookmarks that were kept cite them. */
export function recordRoutes(service: RecordService) {
  return {
    get: contract.records.get
      .use(signedIn)
      .handler(({ context, input, signal }) => service.record(context.actor, input.searchEngine, input.id, signal)),
    similar: contract.records.similar
      .use(signedIn)
      .handler(({ context, input, signal }) =>
        service.similar(context.actor, { engine: input.searchEngine, id: input.id }, input.limit, signal),
      ),
  };
}
