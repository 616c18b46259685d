import type { Engine } from '@groundwork/contract/engines';
import type { Histogram, HistogramQuery } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { amountBoundAt, boundIndexOf } from '../../catalogue/index/amount-range.ts';
import type { AggregateRow } from '../../catalogue/index/index.port.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { inEnglish } from '../../platform/messages.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { AskedSearch, SearchReader } from './selection.ts';

type Dependencies = {
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  readSearch: SearchReader;
};

export function histogramService({ catalogueOf, engineOf, readSearch }: Dependencies) {
  return {
    async histogram(
      who: AskedSearch['who'],
      { searchEngine, field, query, filters, mode }: HistogramQuery,
      signal?: AbortSignal,
    ): Promise<Histogram> {
      const engine = engineOf(searchEngine);
      if (!engine[field]) throw AppError.validation({ field: [inEnglish(`${engine.label} have no ${field}.`)] });
      // The counts follow every filter but the field's own.
      const { [field]: _own, ...others } = filters;
      const { selection } = await readSearch(engine, { who, query, filters: others, mode });
      const index = await catalogueOf(who);
      const by = { type: field === 'date' ? ('year' as const) : ('amount-range' as const) };
      const [rows, [all]] = await Promise.all([
        index.aggregate({ ...selection, by }, signal),
        index.aggregate({ ...selection, by: { type: 'all' } }, signal),
      ]);
      const counted = rows.reduce((sum, { count }) => sum + count, 0);
      const buckets = field === 'date' ? yearBuckets(rows) : amountBuckets(rows);
      // A write between the two counts must not make this negative.
      return { buckets, without: Math.max(0, (all?.count ?? 0) - counted) };
    },
  };
}

export type HistogramService = ReturnType<typeof histogramService>;

function yearBuckets(rows: AggregateRow[]): Histogram['buckets'] {
  return allBetween(rows, Number, (year) => {
    const text = String(year).padStart(4, '0');
    return { key: text, min: text, max: text };
  });
}

function amountBuckets(rows: AggregateRow[]): Histogram['buckets'] {
  return allBetween(
    rows,
    (key) => boundIndexOf(Number(key)),
    (at) => {
      const key = amountBoundAt(at);
      return { key, min: key, max: amountBoundAt(at + 1) };
    },
  );
}

/** One bucket for each place from the first row's to the last row's. */
function allBetween(
  rows: AggregateRow[],
  placeOf: (key: string) => number,
  bucketAt: (place: number) => { key: string; min: string; max: string },
): Histogram['buckets'] {
  const [first, last] = [rows[0], rows.at(-1)];
  if (!first || !last) return [];
  const counts = new Map(rows.map(({ key, count }) => [key, count]));
  const start = placeOf(first.key);
  return Array.from({ length: placeOf(last.key) - start + 1 }, (_, step) => {
    const { key, ...bounds } = bucketAt(start + step);
    return { ...bounds, count: counts.get(key) ?? 0 };
  });
}
