import type { Selection } from '../index.port.ts';
import { type Dsl, filtered, NOTHING, noneOf, TERMS_MAX } from './dsl.ts';
import { facetField } from './layout.ts';
import { dateRange, idsOf, numberRange } from './query-dsl.ts';

export interface Filters {
  /** Everything that a search of these data sets lists. */
  listed: Dsl;
  /** The same, and within the ranges. */
  plain: Dsl;
  /** Any of the wanted values, by field. */
  facets: Map<string, Dsl>;
}

/** A selection's filters, of which each facet's counts leave its own out. */
export function filtersOf(selection: Selection, isSampleAside: boolean): Filters {
  const { engines, exclude = [], only, ranges = {} } = selection;
  const listed: Dsl[] =
    engines.length === 0 ? [NOTHING] : [{ terms: { engine: engines } }, { term: { hidden: false } }];
  if (only === 'sample') listed.push({ term: { is_sample: true } });
  else if (isSampleAside) listed.push({ term: { is_sample: false } });
  if (exclude.length > 0) listed.push(noneOf(idsOf(exclude)));
  const { date, amount, seen } = ranges;
  const within: Dsl[] = [];
  if (isBounded(date)) within.push(dateRange(date));
  if (isBounded(amount)) within.push(numberRange('amount', amount.min, amount.max));
  if (isBounded(seen))
    within.push(numberRange('seen', secondsOf(seen.min, Math.ceil), secondsOf(seen.max, Math.floor)));
  const wanted = Object.entries(selection.facets ?? {}).filter(([, values]) => values.length > 0);
  const facets = wanted.map(
    ([field, values]) => [field, { terms: { [facetField(field)]: values.slice(0, TERMS_MAX) } }] as const,
  );
  return { listed: filtered(...listed), plain: filtered(...listed, ...within), facets: new Map(facets) };
}

/** A range without bounds is no filter: it also admits records without the value. */
function isBounded<Range extends { min?: unknown; max?: unknown }>(range: Range | undefined): range is Range {
  return range?.min !== undefined || range?.max !== undefined;
}

/** Records are known to the second in which they were first stored. */
const secondsOf = (time: string | undefined, whole: (seconds: number) => number) =>
  time === undefined ? undefined : whole(Date.parse(time) / 1000);
