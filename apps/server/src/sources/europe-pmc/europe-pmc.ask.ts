import type { AskContext, AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { booleanQuery, eachYear, pagesByTokenOf } from '../shared/asked.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';

const SEARCH = 'https://www.ebi.ac.uk/europepmc/webservices/rest/search';
const PAGE_SIZE = 100;
const INTERVAL_MS = 500;

export interface EuropePmcMappings {
  toItem(at: string, result: unknown, context: ReadContext): SourceItem;
  toAuthors(results: unknown[], context: ReadContext): SourceItem[];
}

/** https://europepmc.org/RestfulWebService: `search` with AND, OR and phrases, by relevance, page after page by cursorMark. */
export const askEuropePmc = ({ toItem, toAuthors }: EuropePmcMappings): AskSource => ({
  goodFor: 'Papers, preprints and patents of the life sciences, and who wrote them',
  intervalMs: INTERVAL_MS,
  pages: (context) =>
    pagesByTokenOf(context, PAGE_SIZE, async (token, size) => {
      const answer = await call(context, {
        resultType: 'core',
        pageSize: String(size),
        cursorMark: token ?? '*',
      });
      const results = listAt(answer, 'resultList', 'result');
      const total = numberAt(answer, 'hitCount');
      const items = results.map((one) =>
        toItem(`${textAt(one, 'source') ?? 'result'} ${textAt(one, 'id') ?? 'without id'}`, one, context),
      );
      const next = textAt(answer, 'nextCursorMark') ?? null;
      return {
        items: await withoutKnown([...items, ...toAuthors(results, context)], context),
        count: results.length,
        // The mark stays the same behind the last page.
        next: next === token || results.length < size ? null : next,
        ...(total !== undefined && { total }),
      };
    }),
  years: {
    unit: 'count',
    count: (context, years) =>
      eachYear(years, async (year) =>
        numberAt(
          await call(context, { resultType: 'idlist', pageSize: '1' }, `(${queryOf(context)}) AND PUB_YEAR:${year}`),
          'hitCount',
        ),
      ),
  },
  address: (words) => `https://europepmc.org/search?${new URLSearchParams({ query: booleanQuery(words) })}`,
});

const queryOf = ({ words }: AskContext) => booleanQuery(words);

async function call(context: AskContext, parameters: Record<string, string>, query = queryOf(context)) {
  const search = new URLSearchParams({ query, format: 'json', ...parameters });
  const answer = await context.client.json(`${SEARCH}?${search}`, {
    intervalMs: INTERVAL_MS,
    signal: context.signal,
    // Errors come as {errCode, errMsg} with status 200.
    errorIn: (value) =>
      at(value, 'hitCount') === undefined ? (textAt(value, 'errMsg') ?? 'no list of results') : undefined,
  });
  return answer?.value;
}

/** Patent offices tell more of their patents than Europe PMC does: what another source gave stays. */
async function withoutKnown(items: SourceItem[], context: AskContext): Promise<SourceItem[]> {
  const patents = items.flatMap((item) => ('record' in item && item.record.engine === 'patents' ? item.record : []));
  const stored = await context.stored(patents.map(({ engine, id }) => ({ engine, id })));
  const elsewhere = new Set(
    stored.flatMap((known, index) => (known && known.source.name !== patents[index]!.source.name ? known.id : [])),
  );
  return items.filter(
    (item) => !('record' in item && item.record.engine === 'patents' && elsewhere.has(item.record.id)),
  );
}
