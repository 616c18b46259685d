import type { AskSource, ReadContext, SourceItem } from '../../catalogue/import/source.port.ts';
import { pagesByPhrase, quoted } from '../shared/asked.ts';
import { listAt, numberAt, textAt } from '../shared/mapping.ts';
import { call, fetchOne, INTERVAL_MS } from './grants-gov.live.ts';
import { recordId } from './grants-gov.mapping.ts';

const PAGE_SIZE = 15;
const LIMIT_MAX = 45;
const PHRASES_MAX = 3;

/**
 * https://www.grants.gov/api: `keyword` of search2, what is open or forecasted. Each text is a call of its own; of what is
 * stored already it is not fetched again, as long as it is open still.
 */
export const askGrants = (
  toItem: (at: string, opportunity: unknown, context: ReadContext) => SourceItem,
): AskSource => ({
  goodFor: 'Grants that federal agencies offer now or announce',
  intervalMs: INTERVAL_MS,
  limitMax: LIMIT_MAX,
  isPhraseByPhrase: true,
  pages: (context) =>
    pagesByPhrase(context, { pageSize: PAGE_SIZE, phrasesMax: PHRASES_MAX }, async (phrase, offset, size) => {
      const body = { keyword: quoted(phrase), oppStatuses: 'forecasted|posted', rows: size, startRecordNum: offset };
      const answer = await call('search2', body, context);
      const ids = listAt(answer, 'oppHits').flatMap((hit) => textAt(hit, 'id') ?? []);
      const stored = await context.stored(
        ids.map((id) => ({ engine: 'funding-opportunities' as const, id: recordId(id) })),
      );
      const items: SourceItem[] = [];
      for (const [index, id] of ids.entries()) {
        const known = stored[index];
        items.push(known?.text ? { at: `opportunity ${id}`, record: known } : await fetchOne(id, toItem, context));
      }
      const total = numberAt(answer, 'hitCount');
      return { items, count: ids.length, ...(total !== undefined && { total }) };
    }),
  address: () => 'https://www.grants.gov/search-grants',
});
