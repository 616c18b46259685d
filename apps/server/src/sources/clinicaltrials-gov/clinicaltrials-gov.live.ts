import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

const STUDIES = 'https://clinicaltrials.gov/api/v2/studies';
/** The API takes up to 1,000; studies with many sites are large. */
const PAGE_SIZE = 200;
/** About 50 requests a minute are let through. */
const INTERVAL_MS = 1_200;

/** API v2 by page token, oldest update first, so that what changes meanwhile comes at the end. */
export function liveStudies(
  toItems: (at: string, study: unknown, context: LiveContext) => Iterable<SourceItem>,
): LiveSource {
  return {
    isComplete: true,
    async *pages(context) {
      for (let token = context.cursor as string | null; ; ) {
        const query = new URLSearchParams({
          format: 'json',
          pageSize: String(PAGE_SIZE),
          countTotal: 'true',
          sort: 'LastUpdatePostDate:asc',
          // Results are large, and nothing of them is shown.
          fields: 'protocolSection|derivedSection|hasResults',
        });
        if (context.since)
          query.set('filter.advanced', `AREA[LastUpdatePostDate]RANGE[${context.since},${context.until}]`);
        if (token) query.set('pageToken', token);
        const answer = await context.client.json(`${STUDIES}?${query}`, {
          intervalMs: INTERVAL_MS,
          signal: context.signal,
        });
        const studies = listAt(answer?.value, 'studies');
        const items = studies.flatMap((study, index) => {
          const id = textAt(study, 'protocolSection', 'identificationModule', 'nctId');
          return [...toItems(id ?? `study ${index + 1} of a page`, study, context)];
        });
        token = textAt(answer?.value, 'nextPageToken') ?? null;
        const total = numberAt(answer?.value, 'totalCount');
        yield { items, cursor: token, count: studies.length, ...(total !== undefined && { total }) };
        if (!token) return;
      }
    },
  };
}
