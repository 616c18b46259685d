import type { SearchFilters } from '@groundwork/contract/search';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import type { Selection } from '../../catalogue/index/index.port.ts';
import { parseQuery } from '../../catalogue/query/parse-query.ts';
import { AppError } from '../../platform/http/app-error.ts';

/** Filters of unknown fields are refused: silently dropped, they would show more than was asked for. */
export function selectionOf(engine: EngineDeclaration, query: string, filters: SearchFilters): Selection {
  const facets: Record<string, string[]> = {};
  const ranges: NonNullable<Selection['ranges']> = {};
  for (const [field, filter] of Object.entries(filters)) {
    if (Array.isArray(filter)) {
      if (!engine.facets.some((facet) => facet.field === field)) throw unknownFilter(engine, field);
      if (filter.length > 0) facets[field] = filter;
    } else if (field === 'date' && engine.date) {
      ranges.date = { ...dateBound('min', filter.min), ...dateBound('max', filter.max) };
    } else if (field === 'amount' && engine.amount) {
      ranges.amount = { ...amountBound('min', filter.min), ...amountBound('max', filter.max) };
    } else throw unknownFilter(engine, field);
  }
  return {
    engines: [engine.id],
    query: parseQuery(
      query,
      engine.facets.map(({ field }) => field),
    ),
    facets,
    ranges,
  };
}

function dateBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!/^\d{4}(-\d{2}(-\d{2})?)?$/.test(String(value)))
    throw AppError.validation({ [`filters.date.${side}`]: ['A date is written yyyy, yyyy-mm or yyyy-mm-dd.'] });
  return { [side]: String(value) };
}

function amountBound(side: 'min' | 'max', value: string | number | undefined) {
  if (value === undefined || value === '') return {};
  if (!Number.isFinite(Number(value)))
    throw AppError.validation({ [`filters.amount.${side}`]: ['An amount is a number.'] });
  return { [side]: Number(value) };
}

const unknownFilter = (engine: EngineDeclaration, field: string) =>
  AppError.validation({ [`filters.${field}`]: [`${engine.label} have no filter of this name and kind.`] });
