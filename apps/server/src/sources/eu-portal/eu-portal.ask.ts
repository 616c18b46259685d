import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { pagesByPhrase, quoted } from '../shared/asked.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';
import { PORTAL } from './eu-portal.ts';

const SEARCH = 'https://api.tech.ec.europa.eu/search-api/prod/rest/search';

const PAGE_SIZE = 100;
const PHRASES_MAX = 3;
const INTERVAL_MS = 1_000;

/** Each collection of the portal has a key that everybody knows; it names the collection and guards nothing. */
const COLLECTIONS = {
  calls: {
    key: 'SEDIA',
    page: `${PORTAL}/calls-for-proposals`,
    goodFor: 'Calls for proposals of the European Union, open or announced',
    // Grants, and calls of projects that pass their funding on; announced or open.
    query: { bool: { must: [{ terms: { type: ['1', '2', '8'] } }, { terms: { status: ['31094501', '31094502'] } }] } },
  },
  projects: {
    key: 'SEDIA_NONH2020_PROD',
    page: `${PORTAL}/projects-results`,
    goodFor: 'Research and innovation that the European Union pays for, and who takes part',
    query: { bool: { must: [{ terms: { status: ['Ongoing', 'Ended'] } }] } },
  },
};

/**
 * https://ec.europa.eu/info/funding-tenders/opportunities/portal/screen/support/apis: `text` searches all of a document, a
 * phrase in quotes; conditions and languages come as parts of a form. How phrases are joined is not documented, so each is
 * a call of its own.
 */
export const askEuPortal = (
  collection: keyof typeof COLLECTIONS,
  toItem: (at: string, result: unknown, context: ReadContext) => SourceItem,
): AskSource => ({
  goodFor: COLLECTIONS[collection].goodFor,
  intervalMs: INTERVAL_MS,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, offset, size) => {
      // Pages are numbered, so they all have one size; what is beyond the limit is left.
      const pageNumber = Math.floor(offset / PAGE_SIZE) + 1;
      const answer = await call(context, collection, quoted(phrase), pageNumber);
      const results = listAt(answer, 'results');
      const total = numberAt(answer, 'totalResults');
      return {
        items: results
          .slice(0, size)
          .map((one) => toItem(`result ${textAt(one, 'reference') ?? 'without reference'}`, one, context)),
        count: Math.min(results.length, size),
        ...(total !== undefined && { total }),
      };
    }),
  address: () => COLLECTIONS[collection].page,
});

async function call(
  { client, signal }: AskContext,
  collection: keyof typeof COLLECTIONS,
  text: string,
  pageNumber: number,
): Promise<unknown> {
  const { key, query } = COLLECTIONS[collection];
  const search = new URLSearchParams({
    apiKey: key,
    text,
    pageSize: String(PAGE_SIZE),
    pageNumber: String(pageNumber),
  });
  const answer = await client.json(`${SEARCH}?${search}`, {
    method: 'POST',
    ...form({ query, languages: ['en'] }),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: (value) => (Array.isArray(at(value, 'results')) ? undefined : 'no list of results'),
  });
  return answer?.value;
}

/** Parts of JSON; the boundary stands in none of them, as they hold nothing that a person wrote. */
function form(parts: Record<string, unknown>) {
  const boundary = 'groundwork-part-of-form';
  const written = Object.entries(parts).map(
    ([name, value]) =>
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="blob"\r\nContent-Type: application/json\r\n\r\n${JSON.stringify(value)}\r\n`,
  );
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${written.join('')}--${boundary}--\r\n`,
  };
}
