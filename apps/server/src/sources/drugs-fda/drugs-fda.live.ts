import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';

export const DRUGS = 'https://api.fda.gov/drug/drugsfda.json';
const PAGE_SIZE = 500;
/** 240 requests a minute are let through. */
export const INTERVAL_MS = 260;

/**
 * Applications with a submission decided in the days; all of them without `since`. Paged by search_after, which goes on
 * behind the 25,000 results that `skip` reaches and does not go together with it: https://open.fda.gov/apis/paging/.
 */
export function liveDrugs(toItem: (at: string, result: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    isComplete: true,
    async *pages(context) {
      const { client, settings, signal } = context;
      for (let after = context.cursor as string | null; ; ) {
        const query = new URLSearchParams({ limit: String(PAGE_SIZE) });
        if (after) query.set('search_after', after);
        const key = settings['OPENFDA_API_KEY'];
        if (key) query.set('api_key', key);
        const answer = await client
          .json(`${DRUGS}?${query}${searchOf(context)}`, { intervalMs: INTERVAL_MS, signal })
          .catch(nothingFound);
        const results = listAt(answer?.value, 'results');
        const items = results.map((result) =>
          toItem(textAt(result, 'application_number') ?? 'application', result, context),
        );
        const total = numberAt(answer?.value, 'meta', 'results', 'total');
        after = nextOf(answer?.headers.get('link') ?? '');
        if (!after && results.length === PAGE_SIZE && (total ?? 0) % PAGE_SIZE > 0)
          throw new FetchError('error-in-answer', 'api.fda.gov names no next page although there is one');
        yield { items, cursor: after, ...(total !== undefined && { total }) };
        if (!after) return;
      }
    },
  };
}

/** Written out: the API reads '+' between the days as a blank, and not %2B. */
function searchOf({ since, until }: LiveContext): string {
  return since ? `&search=submissions.submission_status_date:[${compact(since)}+TO+${compact(until)}]` : '';
}

const compact = (day: string) => day.replaceAll('-', '');

/** The token alone: the address of the next page repeats the key. */
function nextOf(link: string): string | null {
  const next = /<([^>]+)>\s*;\s*rel="next"/i.exec(link)?.[1];
  return next && URL.canParse(next) ? new URL(next).searchParams.get('search_after') : null;
}

/** A search without results is answered 404. */
export function nothingFound(error: unknown): null {
  if (error instanceof FetchError && error.status === 404) return null;
  throw error;
}
