import { ownField } from '@groundwork/contract/table-mapping';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import {
  closingOf,
  facetsOf,
  party,
  placeOf,
  type RecordStamp,
  textOf,
  titleOf,
} from '../../catalogue/engines/build.ts';
import { furtherColumns } from '../../catalogue/engines/further.ts';
import { agencyName } from '../../catalogue/normalise/agencies.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { columnName } from '../shared/csv.ts';
import { required } from '../shared/mapping.ts';
import { dataOf, valuesOf } from './layout.data.ts';
import { ENGINE_FIELDS } from './layout.fields.ts';
import type { LayoutRow } from './layout.row.ts';

/** Columns of the layout besides the engine's facets and the fields of its data. */
const COMMON = new Set([
  'engine',
  'id',
  'title',
  'text',
  'date',
  'amount',
  'url',
  'organisation',
  'organization',
  'person',
  'city',
  'state',
  'country',
]);

/** One row of people's own records. Several values of a facet, organisation or person are joined by ';' or a JSON array. */
export function mapLayoutRow(
  row: LayoutRow,
  declaration: EngineDeclaration,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const facetColumns = new Map(declaration.facets.map(({ field }) => [columnName(field), field]));
  const place = { state: usState(row.text('state')), country: countryName(row.text('country')) };
  const data = dataOf(row, declaration, (column) => COMMON.has(columnName(column)));
  const { fields, person, organisation } = ENGINE_FIELDS[declaration.id];
  const named = [...valuesOf(row.raw('organisation')), ...valuesOf(row.raw('organization'))];
  const organisations = named.length > 0 ? named : namesIn(data[fields['organisation'] ?? '']);
  const date = parseDate(row.text('date')) ?? null;
  const own = row.columns.flatMap((column): [string, string[]][] => {
    const field = facetColumns.get(columnName(column));
    const values = valuesOf(row.raw(column));
    if (field === 'agency') return [[field, values.map((value) => agencyName(value) ?? value)]];
    if (field === 'state') return [[field, values.map((value) => usState(value) ?? value)]];
    if (field === 'country') return [[field, values.map((value) => countryName(value) ?? value)]];
    return field ? [[field, values]] : [];
  });
  const further = furtherColumns(data).map(([heading, value]) => `${heading}: ${value}`);
  return {
    engine: declaration.id,
    ...stamp(required(row.text('id'), 'id'), row.text('url') ?? null),
    title: titleOf(required(row.text('title'), 'title')),
    text: textOf(optionalParagraphs(row.raw('text')), further.join(';\n')),
    date,
    amount: parseMoney(row.text('amount')) ?? null,
    place: placeOf({ city: row.text('city'), ...place }),
    ...('closeDate' in data ? { closes: closingOf(String(data['closeDate'])) } : {}),
    organisations: organisations.flatMap((name) => party(name, organisation)),
    people: valuesOf(row.raw('person')).flatMap((name) => party(name, person)),
    facets: facetsOf({
      ...derivedFacets(declaration, date, data, organisations),
      ...Object.fromEntries(own),
      ...ownFilters(row),
    }),
    data,
  };
}

/** Longer values are texts, by which nobody filters. */
const FILTER_VALUE_MAX = 100;

const ownFilters = ({ further, filters }: LayoutRow): Record<string, string[]> =>
  Object.fromEntries(
    further
      .filter(([heading]) => filters.includes(heading))
      .map(([heading, raw]) => [ownField(heading), valuesOf(raw).filter(({ length }) => length <= FILTER_VALUE_MAX)]),
  );

/** Filters that another column tells: the year by the date, the assignee by the organisation. */
function derivedFacets(
  { id, facets }: EngineDeclaration,
  date: string | null,
  data: Record<string, unknown>,
  organisations: string[],
): Record<string, string[]> {
  const { fields, organisation } = ENGINE_FIELDS[id];
  const told = ({ field, label }: { field: string; label: string }) => {
    if (label === organisation && organisations.length > 0) return organisations;
    return data[field] ?? data[fields[field] ?? ''] ?? (field === 'year' ? yearOf(date ?? undefined) : undefined);
  };
  return Object.fromEntries(facets.map((facet) => [facet.field, plainTexts(told(facet))]));
}

const plainTexts = (told: unknown): string[] =>
  [told].flat().flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? String(one) : []));

/** The names in a field that holds one, or several with what else is known of each. */
function namesIn(field: unknown): string[] {
  if (typeof field === 'string') return [field];
  return Array.isArray(field) ? field.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])) : [];
}
