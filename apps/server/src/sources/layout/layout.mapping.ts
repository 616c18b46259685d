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
import { agencyName } from '../../catalogue/normalise/agencies.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { columnName } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';
import { dataOf, valuesOf } from './layout.data.ts';
import { ENGINE_FIELDS } from './layout.fields.ts';
import type { LayoutRow } from './layout.row.ts';

/** Columns of the layout besides the engine's facets and the fields of its data. */
const COMMON = [
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
];

/** One row of people's own records. Several values of a facet, organisation or person are joined by ';' or a JSON array. */
export function mapLayoutRow(
  row: LayoutRow,
  declaration: EngineDeclaration,
  stamp: (id: string, url: string | null) => RecordStamp,
): CatalogueRecord {
  const url = row.text('url') ?? null;
  if (url && !/^https?:\/\//i.test(url)) throw new RowRejected(`url '${url}' does not begin with http:// or https://`);
  const text = optionalParagraphs(row.raw('text'));
  const facetColumns = new Map(declaration.facets.map(({ field }) => [columnName(field), field]));
  const common = new Set(COMMON.map(columnName));
  const place = { state: usState(row.text('state')), country: countryName(row.text('country')) };
  const data = dataOf(row, declaration, (column) => common.has(columnName(column)));
  const { fields, person, organisation } = ENGINE_FIELDS[declaration.id];
  const named = [...valuesOf(row.raw('organisation')), ...valuesOf(row.raw('organization'))];
  const organisations = named.length > 0 ? named : namesIn(data[fields['organisation'] ?? '']);
  return {
    engine: declaration.id,
    ...stamp(required(row.text('id'), 'id'), url),
    title: titleOf(required(row.text('title'), 'title')),
    text: textOf(text),
    date: dateOf(row),
    amount: amountOf(row),
    place: placeOf({ city: row.text('city'), ...place }),
    ...('closeDate' in data ? { closes: closingOf(String(data['closeDate'])) } : {}),
    organisations: organisations.flatMap((name) => party(name, organisation)),
    people: valuesOf(row.raw('person')).flatMap((name) => party(name, person)),
    facets: facetsOf(
      Object.fromEntries(
        row.columns.flatMap((column) => {
          const field = facetColumns.get(columnName(column));
          const values = valuesOf(row.raw(column));
          if (field === 'agency') return [[field, values.map((value) => agencyName(value) ?? value)]];
          if (field === 'state') return [[field, values.map((value) => usState(value) ?? value)]];
          if (field === 'country') return [[field, values.map((value) => countryName(value) ?? value)]];
          return field ? [[field, values]] : [];
        }),
      ),
    ),
    data,
  };
}

/** Of a field that holds a name, or several with what else is known of each. */
function namesIn(field: unknown): string[] {
  if (typeof field === 'string') return [field];
  return Array.isArray(field) ? field.flatMap(({ name }) => (typeof name === 'string' ? [name] : [])) : [];
}

function dateOf(row: LayoutRow): string | null {
  const raw = row.text('date');
  const date = parseDate(raw);
  if (raw && !date) throw new RowRejected(`date '${raw}' is not a date; write yyyy-mm-dd, yyyy-mm or yyyy`);
  return date ?? null;
}

function amountOf(row: LayoutRow): number | null {
  const raw = row.text('amount');
  const amount = parseMoney(raw);
  if (raw && amount === undefined) throw new RowRejected(`amount '${raw}' is not a number`);
  return amount ?? null;
}
