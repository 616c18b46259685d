import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';

export const SEARCH = 'https://api.usaspending.gov/api/v2/search/spending_by_award/';
const PAGE_SIZE = 100;
export const INTERVAL_MS = 1_000;
/** Searches know no award before the fiscal year 2008. */
const FIRST_DAY = '2007-10-01';

export const COMMON_FIELDS = [
  'Award ID',
  'Recipient Name',
  'Recipient UEI',
  'Recipient Location',
  'Primary Place of Performance',
  'Awarding Agency',
  'Awarding Sub Agency',
  'Funding Agency',
  'Description',
  'Base Obligation Date',
  'Last Modified Date',
];
const MONEY_FIELDS = ['Award Amount', 'Total Outlays', 'Start Date'];
const CONTRACT_FIELDS = [...MONEY_FIELDS, 'Contract Award Type', 'NAICS', 'PSC'];
const ASSISTANCE_FIELDS = [...MONEY_FIELDS, 'End Date', 'Award Type', 'CFDA Number', 'primary_assistance_listing'];

/** A search takes the types of one group only, and each group has fields of its own. */
export const GROUPS: [types: string[], fields: string[]][] = [
  [
    ['A', 'B', 'C', 'D'],
    [...CONTRACT_FIELDS, 'End Date'],
  ],
  [
    ['IDV_A', 'IDV_B', 'IDV_B_A', 'IDV_B_B', 'IDV_B_C', 'IDV_C', 'IDV_D', 'IDV_E'],
    [...CONTRACT_FIELDS, 'Last Date to Order'],
  ],
  [['02', '03', '04', '05'], ASSISTANCE_FIELDS],
  [
    ['07', '08'],
    ['Issued Date', 'Loan Value', 'Subsidy Cost', 'CFDA Number', 'primary_assistance_listing'],
  ],
  [['06', '10'], ASSISTANCE_FIELDS],
  [['09', '11', '-1'], ASSISTANCE_FIELDS],
];

interface Cursor {
  group: number;
  page: number;
  /** The last award of the page before: pages alone reach no further than the first ten thousands. */
  last: { id: number; value: string } | null;
}

/**
 * Awards modified in the days, group by group, in the order of their ids:
 * https://github.com/fedspendingtransparency/usaspending-api, contracts/v2/search/spending_by_award.md.
 */
export function liveAwards(toItem: (at: string, award: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    firstRunDays: 7,
    async *pages(context) {
      let cursor: Cursor | null = (context.cursor as Cursor | null) ?? { group: 0, page: 1, last: null };
      while (cursor) {
        const answer: unknown = await readPage(cursor, context);
        const awards = listAt(answer, 'results');
        const items = awards.map((award) => toItem(textAt(award, 'generated_internal_id') ?? 'award', award, context));
        cursor = nextCursor(cursor, at(answer, 'page_metadata'));
        yield { items, cursor };
      }
    },
  };
}

async function readPage(
  { group, page, last }: Cursor,
  { client, since, until, signal }: LiveContext,
): Promise<unknown> {
  const [types, fields] = GROUPS[group]!;
  const answer = await client.json(SEARCH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      filters: {
        award_type_codes: types,
        time_period: [
          {
            start_date: since && since > FIRST_DAY ? since : FIRST_DAY,
            end_date: until,
            date_type: 'last_modified_date',
          },
        ],
      },
      fields: [...COMMON_FIELDS, ...fields],
      sort: 'Award ID',
      order: 'asc',
      limit: PAGE_SIZE,
      page,
      subawards: false,
      ...(last && { last_record_unique_id: last.id, last_record_sort_value: last.value }),
    }),
    intervalMs: INTERVAL_MS,
    signal,
  });
  return answer?.value;
}

function nextCursor({ group, page }: Cursor, metadata: unknown): Cursor | null {
  const id = numberAt(metadata, 'last_record_unique_id');
  const value = textAt(metadata, 'last_record_sort_value');
  if (at(metadata, 'hasNext') === true)
    return { group, page: page + 1, last: id !== undefined && value !== undefined ? { id, value } : null };
  return group + 1 < GROUPS.length ? { group: group + 1, page: 1, last: null } : null;
}
