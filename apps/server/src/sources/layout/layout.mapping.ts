import type { Engine } from '@groundwork/contract/engines';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { facetsOf, party, placeOf, type RecordStamp, textOf, titleOf } from '../../catalogue/engines/build.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseDate } from '../../catalogue/normalise/dates.ts';
import { parseMoney } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import type { CatalogueRecord } from '../../catalogue/record.ts';
import { columnName } from '../shared/csv.ts';
import { RowRejected, required } from '../shared/mapping.ts';

/** Columns of the layout besides the engine's facets; everything else is kept in `data` under its own name. */
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
/** Fields of engines' data that are lists, numbers or objects: a cell of text cannot stand for them. */
const NEEDED: Partial<Record<Engine, (row: LayoutRow) => Record<string, unknown>>> = {
  companies: (row) => ({ name: row.text('title') }),
  investors: (row) => ({ name: row.text('title') }),
  'subject-matter-experts': (row) => ({ name: row.text('title') }),
  'clinical-trials': (row) => ({ nctId: row.text('id'), briefTitle: row.text('title') }),
  interventions: (row) => ({ name: row.text('title'), nctId: row.text('nctId') ?? row.text('id') }),
  drugs: (row) => ({ applicationNumber: row.text('id') }),
  'international-trials': (row) => ({ trialId: row.text('id'), publicTitle: row.text('title') }),
};

export interface LayoutRow {
  /** The cell as one line of text; undefined when blank. */
  text(column: string): string | undefined;
  raw(column: string): unknown;
  columns: string[];
}

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
  const others = row.columns.filter((column) => !common.has(columnName(column)));
  const data: Record<string, unknown> = {};
  for (const column of others) {
    const value = row.raw(column);
    const isOneFacet = facetColumns.has(columnName(column));
    if (!isOneFacet && value !== '' && value !== null && value !== undefined) data[column] = value;
  }
  const record: CatalogueRecord = {
    engine: declaration.id,
    ...stamp(required(row.text('id'), 'id'), url),
    title: titleOf(required(row.text('title'), 'title')),
    text: textOf(text),
    date: dateOf(row),
    amount: amountOf(row),
    place: placeOf({
      city: row.text('city'),
      state: usState(row.text('state')),
      country: countryName(row.text('country')),
    }),
    organisations: [...values(row.raw('organisation')), ...values(row.raw('organization'))].flatMap((name) =>
      party(name, 'Organization'),
    ),
    people: values(row.raw('person')).flatMap((name) => party(name, 'Person')),
    facets: facetsOf(
      Object.fromEntries(
        others.flatMap((column) => {
          const field = facetColumns.get(columnName(column));
          return field ? [[field, values(row.raw(column))]] : [];
        }),
      ),
    ),
    data: { title: row.text('title'), ...(text ? { description: text } : {}), ...NEEDED[declaration.id]?.(row) },
  };
  return { ...record, data: withoutMisfits({ ...data, ...record.data }, record.data, declaration) };
}

/** A column that happens to have the name of a typed field but another shape is kept under 'column:<name>'. */
function withoutMisfits(data: Record<string, unknown>, sure: Record<string, unknown>, declaration: EngineDeclaration) {
  const checked = declaration.data.safeParse(data);
  if (checked.success) return data;
  const misfits = new Set(checked.error.issues.map((issue) => String(issue.path[0])));
  return Object.fromEntries(
    Object.entries(data).map(([key, value]) => [misfits.has(key) && !(key in sure) ? `column:${key}` : key, value]),
  );
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

function values(raw: unknown): string[] {
  const parts = Array.isArray(raw) ? raw : String(raw ?? '').split(';');
  return parts.flatMap((part) => optionalText(part) ?? []);
}
