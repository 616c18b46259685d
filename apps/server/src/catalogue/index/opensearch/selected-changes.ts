import { refKey } from '../../record.ts';
import { watchedValues } from '../../watched-values.ts';
import type { ChangedRecord, SelectedChanges, SelectedRange, Selection } from '../index.port.ts';
import { moment, type RecordReads } from '../postgres/record-reads.ts';
import type { Asking, SearchBody, ServiceAnswer } from './asking.ts';
import { allOf, type Dsl, filtered, WINDOW_MAX } from './dsl.ts';
import type { Match, Moment } from './matching.ts';

/** Selections of one request. */
const AT_ONCE = 50;

/** The results of each selection among changes: a search each, of what stands in a range of places alone. */
export async function selectChanges(
  { ask, match, records }: { ask: Asking; match: Match; records: RecordReads },
  selections: Selection[],
  { after, to, limit }: SelectedRange,
  now: Moment,
  signal?: AbortSignal,
): Promise<SelectedChanges[]> {
  const none = () => ({ newest: null, changed: [] });
  if (!(await records.listedBetween({ after, to }))) return selections.map(none);
  const range: Dsl = { range: { place: { gt: after, lte: to } } };
  // The ones among them that were there at the place and whose watched values have changed since.
  const changed: Dsl = filtered({ range: { born: { lte: after } } }, { range: { watched: { gt: after } } });
  const told: ServiceAnswer[] = [];
  for (let at = 0; at < selections.length; at += AT_ONCE) {
    const some = selections.slice(at, at + AT_ONCE);
    const bodies = await Promise.all(
      some.map(async ({ meaning: _meaning, relaxTo: _relaxTo, ...selection }): Promise<SearchBody> => {
        const { query, filters } = await match(selection, now, signal);
        return {
          query: allOf(query, filters.plain, ...filters.facets.values(), range),
          post_filter: changed,
          aggs: { newest: { max: { field: 'seen' } } },
          size: Math.min(limit, WINDOW_MAX),
          sort: [{ place: 'asc' }],
        };
      }),
    );
    told.push(...(await ask.many(bodies, signal)));
  }
  const refs = new Map(told.flatMap(({ hits }) => hits.map(({ ref }) => [refKey(ref), ref] as const)));
  const changes = await changesOf(records, [...refs.values()], after);
  return told.map(({ hits, aggregations }) => ({
    newest: aggregations['newest'].value === null ? null : moment(aggregations['newest'].value),
    changed: hits.flatMap(({ ref }) => changes.get(refKey(ref)) ?? []),
  }));
}

type Refs = Parameters<RecordReads['rowsOf']>[0];

async function changesOf(records: RecordReads, refs: Refs, after: number): Promise<Map<string, ChangedRecord>> {
  const [rows, earlier] = await Promise.all([records.rowsOf(refs), records.earlierOf(refs, after)]);
  return new Map(
    rows.flatMap((row) => {
      const before = row && earlier.get(refKey(row));
      if (!before) return [];
      const record = JSON.parse(row.json);
      const { engine, id, title } = record;
      return [
        [
          refKey(row),
          { ref: { engine, id }, title, ...before, after: watchedValues(record), seen: moment(row.seen) },
        ] as const,
      ];
    }),
  );
}
