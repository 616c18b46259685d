import type { LiveContext, LiveSource, SourceItem } from '../../catalogue/import/source.port.ts';
import { at, listAt, numberAt, textAt } from '../shared/mapping.ts';

export const PATENTS = 'https://search.patentsview.org/api/v1/patent/';
const PAGE_SIZE = 500;
/** 45 requests a minute are let through. */
export const INTERVAL_MS = 1_400;

/** The fields that the mapping reads; an answer holds only what was asked for. */
export const FIELDS = [
  'patent_id',
  'patent_title',
  'patent_abstract',
  'patent_date',
  'patent_type',
  'wipo_kind',
  'withdrawn',
  'patent_earliest_application_date',
  'patent_num_times_cited_by_us_patents',
  'patent_num_total_documents_cited',
  'gov_interest_statement',
  'application',
  'assignees',
  'inventors',
  'cpc_current',
  'examiners',
  'attorneys',
  'foreign_priority',
];

/** Patents granted in the days, in the order of their numbers; each page begins after the last number before it. */
export function livePatents(toItem: (at: string, patent: unknown, context: LiveContext) => SourceItem): LiveSource {
  return {
    engines: ['patents'],
    key: 'PATENTSVIEW_API_KEY',
    firstRunDays: 365,
    async *pages(context) {
      const { since, until, client, settings, signal } = context;
      for (let after = context.cursor as string | null; ; ) {
        const query = new URLSearchParams({
          q: JSON.stringify({
            _and: [{ _gte: { patent_date: since ?? '1976-01-01' } }, { _lte: { patent_date: until } }],
          }),
          f: JSON.stringify(FIELDS),
          s: JSON.stringify([{ patent_id: 'asc' }]),
          o: JSON.stringify({ size: PAGE_SIZE, ...(after && { after }) }),
        });
        const answer = await client.json(`${PATENTS}?${query}`, {
          headers: { 'X-Api-Key': settings['PATENTSVIEW_API_KEY'] ?? '' },
          intervalMs: INTERVAL_MS,
          signal,
          errorIn: (value) =>
            at(value, 'error') === true ? (textAt(value, 'reason') ?? 'no reason given') : undefined,
        });
        const patents = listAt(answer?.value, 'patents');
        const total = numberAt(answer?.value, 'total_hits');
        const last = textAt(patents.at(-1), 'patent_id') ?? null;
        after = patents.length === PAGE_SIZE ? last : null;
        const items = patents.map((patent) => toItem(textAt(patent, 'patent_id') ?? 'patent', patent, context));
        yield { items, cursor: after, ...(total !== undefined && { total }) };
        if (!after) return;
      }
    },
  };
}
