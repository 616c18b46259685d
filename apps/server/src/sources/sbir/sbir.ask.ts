import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { bare, pagesByPhrase } from '../shared/asked.ts';
import { at, textAt } from '../shared/mapping.ts';

const AWARDS = 'https://api.www.sbir.gov/public/api/awards';
const PAGE_SIZE = 100;
const PHRASES_MAX = 3;
const INTERVAL_MS = 2_000;

/** https://www.sbir.gov/api/award: `keyword`; it tells no total. */
export const askSbir = (toItem: (at: string, award: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Awards to small businesses by eleven federal agencies',
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, start, rows) => {
      const query = new URLSearchParams({ keyword: bare(phrase), start: String(start), rows: String(rows) });
      const answer = await context.client
        .json(`${AWARDS}?${query}`, {
          intervalMs: INTERVAL_MS,
          signal: context.signal,
          errorIn: (value) => (listIn(value) ? undefined : (textAt(value, 'message') ?? 'no list of awards')),
        })
        .catch(nothingFound);
      const awards = listIn(answer?.value) ?? [];
      return {
        items: awards.map((award, index) => toItem(`award ${start + index + 1} of “${phrase}”`, award, context)),
        count: awards.length,
      };
    }),
  address: () => 'https://www.sbir.gov/awards',
});

/** A bare list, or one in an envelope: both have been seen. */
function listIn(value: unknown): unknown[] | null {
  const list = Array.isArray(value) ? value : at(value, 'results');
  return Array.isArray(list) ? list : null;
}

/** Without awards it answers 404. */
function nothingFound(error: unknown): null {
  if (error instanceof FetchError && error.status === 404) return null;
  throw error;
}
