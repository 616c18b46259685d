import type { Reply } from '../replay-server.ts';
import { from, type LiveCase } from './live-case.ts';

/** Awards of each group by its first type: 201 contracts, a loan, grants, nothing else. */
const groups: Record<string, number> = { A: 201, '07': 1, '02': 3 };

export const usaspending: LiveCase = {
  source: 'usaspending',
  host: 'api.usaspending.gov',
  hosts: {
    'api.usaspending.gov': ({ body }): Reply => {
      const { award_type_codes: types, time_period: period } = body.filters;
      if (!body.fields.includes(body.sort) || period[0].start_date < '2007-10-01') return { status: 422, json: {} };
      if (body.page > 1 && body.last_record_sort_value === undefined)
        return { status: 422, json: { detail: 'Over the maximum result limit' } };
      const all = from(groups[types[0]] ?? 0, (index) => ({
        internal_id: index + 1,
        generated_internal_id: `${types[0] === 'A' ? 'CONT_AWD' : 'ASST_NON'}_MADE-${types[0]}-${index}_8000`,
        'Award ID': `MADE-${types[0]}-${index}`,
        'Recipient Name': 'MADE UP INC',
        ...(types[0] === '07' ? { 'Subsidy Cost': 50, 'Loan Value': 5_000 } : { 'Award Amount': 1_000 + index }),
      }));
      const start = body.last_record_unique_id ?? 0;
      const results = all.slice(start, start + body.limit);
      const hasNext = start + body.limit < all.length;
      const last = hasNext ? results.at(-1) : undefined;
      const page_metadata = {
        page: body.page,
        hasNext,
        last_record_unique_id: last?.internal_id ?? null,
        // The end is spelled as a word.
        last_record_sort_value: last?.['Award ID'] ?? 'None',
      };
      return { json: { limit: body.limit, results, page_metadata, messages: [] } };
    },
  },
  stored: 205,
  rejected: 0,
  requests: 8,
  sinceIn: ({ body }) => body.filters.time_period[0].start_date,
};
