import type { AskSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { bare, groupsOf, pagesByOffset, phrasesOf } from '../shared/asked.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';
import { API, INTERVAL_MS, readTrial, type ToItem } from './ctis.live.ts';
import { recordId } from './ctis.mapping.ts';

const PAGE_SIZE = 20;
/** Each trial is a call of its own. */
const LIMIT_MAX = 40;

/**
 * The portal's own search: `containAny` and `containAll`, phrases between commas. It ranks nothing: the latest decision
 * comes first. A trial that is stored is not fetched again.
 */
export const askCtis = (toItem: ToItem): AskSource => ({
  goodFor: 'Clinical trials in the European Union since 2022, the latest first',
  isOfMedicine: true,
  intervalMs: INTERVAL_MS,
  limitMax: LIMIT_MAX,
  pages: (context) =>
    pagesByOffset(context, { pageSize: PAGE_SIZE }, async (offset) => {
      const answer = await context.client.json(`${API}/search`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          // Pages are counted from one; of a page 0 nothing is found.
          pagination: { page: Math.floor(offset / PAGE_SIZE) + 1, size: PAGE_SIZE },
          sort: { property: 'decisionDate', direction: 'DESC' },
          searchCriteria: criteriaOf(context.words),
        }),
        intervalMs: INTERVAL_MS,
        signal: context.signal,
        errorIn: (value) => (Array.isArray(at(value, 'data')) ? undefined : 'no list of trials'),
      });
      const rows = listAt(answer?.value, 'data');
      const stored = await context.stored(
        rows.map((row) => ({ engine: 'international-trials' as const, id: recordId(textAt(row, 'ctNumber') ?? '') })),
      );
      const items: SourceItem[] = [];
      for (const [index, row] of rows.entries()) {
        const known = stored[index];
        items.push(known ? { at: known.id, record: known } : await readTrial(row, toItem, context));
      }
      const total = numberAt(answer?.value, 'pagination', 'totalRecords');
      return { items, count: rows.length, ...(total !== undefined && { total }) };
    }),
  address: () => 'https://euclinicaltrials.eu/search-for-clinical-trials/',
});

/** It takes one list of alternatives; of further groups the first phrase has to be there. */
function criteriaOf(words: Parameters<typeof groupsOf>[0]): Record<string, string> {
  const between = (phrases: string[]) => phrases.map(bare).join(', ');
  const [first = [], ...others] = groupsOf(words);
  if (words.shape === 'any' || others.length === 0) return { containAny: between(phrasesOf(words)) };
  return { containAny: between(first), containAll: between(others.map((group) => group[0]!)) };
}
