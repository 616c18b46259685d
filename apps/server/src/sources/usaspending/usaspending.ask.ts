import type {
  AskContext,
  AskedWords,
  AskPage,
  AskSource,
  ReadContext,
  SourceItem,
} from '../../catalogue/import/source.port.ts';
import { groupsOf, needsOneOf, phrasesOf, plainPhrase } from '../shared/asked.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';
import { COMMON_FIELDS, GROUPS, INTERVAL_MS, SEARCH } from './usaspending.live.ts';

const API = 'https://api.usaspending.gov/api/v2/search';
/** Whole pages are asked for, so that pages of one search do not overlap. */
const PAGE_SIZE = 50;
/** Keywords of fewer characters are refused. */
const KEYWORD_MIN = 3;
/** Contracts, then grants. */
const ASKED_GROUPS = [GROUPS[0]!, GROUPS[2]!];

interface Cursor {
  group: number;
  page: number;
  done: number;
}

/**
 * contracts/v2/search/spending_by_award.md of https://github.com/fedspendingtransparency/usaspending-api: `keywords`, of which
 * an award has any. There is no ranking by words, so the largest come first.
 */
export const askSpending = (toItem: (at: string, award: unknown, context: ReadContext) => SourceItem): AskSource => ({
  goodFor: 'Federal contracts and grants, the largest first',
  intervalMs: INTERVAL_MS,
  async *pages(context): AsyncGenerator<AskPage> {
    const { limit } = context;
    const last = ASKED_GROUPS.length - 1;
    let cursor: Cursor | null = (context.cursor as Cursor | null) ?? { group: 0, page: 1, done: 0 };
    const total = await countAll(context);
    while (cursor && cursor.done < limit) {
      const { group, page }: Cursor = cursor;
      const [types, fields] = ASKED_GROUPS[group]!;
      const shown = { sort: 'Award Amount', order: 'desc', limit: PAGE_SIZE, page, subawards: false };
      const answer = await post(context, SEARCH, { ...shown, fields: [...COMMON_FIELDS, ...fields] }, types);
      const awards = listAt(answer, 'results');
      const done: number = cursor.done + awards.length;
      const hasNext = at(answer, 'page_metadata', 'hasNext') === true && awards.length > 0;
      // Half of them are contracts, where there are so many.
      if (hasNext && (group === last || done < limit / 2)) cursor = { group, page: page + 1, done };
      else cursor = group < last ? { group: group + 1, page: 1, done } : null;
      const items = awards.map((award) => toItem(textAt(award, 'generated_internal_id') ?? 'award', award, context));
      yield { items, count: awards.length, cursor, ...(total !== undefined && { total }) };
    }
  },
  years: {
    unit: 'usd',
    async count(context, years) {
      const types = ASKED_GROUPS.flatMap(([group]) => group);
      const answer = await post(
        context,
        `${API}/spending_over_time/`,
        { group: 'fiscal_year', subawards: false },
        types,
      );
      return listAt(answer, 'results').flatMap((one) => {
        const year = Number(textAt(one, 'time_period', 'fiscal_year'));
        const value = numberAt(one, 'aggregated_amount');
        return years.includes(year) && value !== undefined ? [{ year, value }] : [];
      });
    },
  },
  address: () => 'https://www.usaspending.gov/search',
});

async function countAll(context: AskContext): Promise<number | undefined> {
  const types = ASKED_GROUPS.flatMap(([group]) => group);
  const answer = await post(context, `${API}/spending_by_award_count/`, { subawards: false }, types);
  const counts = ['contracts', 'grants'].flatMap((name) => numberAt(answer, 'results', name) ?? []);
  return counts.length > 0 ? counts.reduce((sum, one) => sum + one, 0) : undefined;
}

async function post(
  { client, signal, words }: AskContext,
  url: string,
  body: Record<string, unknown>,
  types: readonly string[],
): Promise<unknown> {
  const answer = await client.json(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, filters: { keywords: keywordsOf(words), award_type_codes: types } }),
    intervalMs: INTERVAL_MS,
    signal,
    errorIn: needsOneOf('results', 'results.contracts', 'results.grants'),
  });
  return answer?.value;
}

/** Without "and" the most telling group alone is what comes nearest to all of them. */
function keywordsOf(words: AskedWords): string[] {
  const phrases = words.shape === 'all' ? (groupsOf(words)[0] ?? []) : phrasesOf(words);
  return phrases.map(plainPhrase).filter(({ length }) => length >= KEYWORD_MIN);
}
