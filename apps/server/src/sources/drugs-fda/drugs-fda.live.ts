import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { pagesByDate, type WindowPage } from '../shared/pages-by-date.ts';

const DRUGS = 'https://api.fda.gov/drug/drugsfda.json';
const PAGE_SIZE = 500;
/** `skip` goes up to 25,000. */
const REACHABLE = 25_000;
/** 240 requests a minute are let through. */
const INTERVAL_MS = 260;
/** The Act of 1938 began the applications. */
const FIRST_DAY = '1938-01-01';

/** Applications with a submission decided in the days; one with several of them comes again and is the same. */
export function liveDrugs(toItem: (at: string, result: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    isComplete: true,
    pages(context) {
      const { since, until, cursor, client, settings, signal } = context;
      return pagesByDate({ from: since ?? FIRST_DAY, to: until, cursor }, REACHABLE, async ({ from, to }, offset) => {
        const query = new URLSearchParams({ limit: String(PAGE_SIZE), skip: String(offset) });
        const key = settings['OPENFDA_API_KEY'];
        if (key) query.set('api_key', key);
        // Written out: the API reads '+' between the days as a blank, and not %2B.
        const search = `submissions.submission_status_date:[${compact(from)}+TO+${compact(to)}]`;
        const answer = await client
          .json(`${DRUGS}?search=${search}&${query}`, { intervalMs: INTERVAL_MS, signal })
          .catch(nothingFound);
        const results = listAt(answer?.value, 'results');
        return {
          items: results.map((result) =>
            toItem(textAt(result, 'application_number') ?? 'application', result, context),
          ),
          count: results.length,
          total: numberAt(answer?.value, 'meta', 'results', 'total') ?? results.length,
        } satisfies WindowPage;
      });
    },
  };
}

const compact = (day: string) => day.replaceAll('-', '');

/** A search without results is answered 404. */
function nothingFound(error: unknown): null {
  if (error instanceof FetchError && error.status === 404) return null;
  throw error;
}
