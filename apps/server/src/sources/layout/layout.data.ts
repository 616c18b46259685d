import { z } from 'zod';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { agencyName } from '../../catalogue/normalise/agencies.ts';
import { countryName } from '../../catalogue/normalise/countries.ts';
import { parseClosing, parseDate, yearOf } from '../../catalogue/normalise/dates.ts';
import { parseMoney, parseYesNo } from '../../catalogue/normalise/numbers.ts';
import { optionalParagraphs, optionalText } from '../../catalogue/normalise/text.ts';
import { usState } from '../../catalogue/normalise/us-states.ts';
import { columnName } from '../shared/csv.ts';
import { ENGINE_FIELDS } from './layout.fields.ts';
import type { LayoutRow } from './layout.row.ts';

const PRODUCT = ['form', 'route', 'strength', 'marketingStatus'];

/**
 * The engine's typed data from a row: `date` of a publication is its `publicationDate`, `person` its `authors`. Pages, exports and
 * citations read it alone. A column that no field is for is kept under its name, one that does not fit its field as `column:<name>`;
 * `furtherColumns` names them, in their order.
 */
export function dataOf(row: LayoutRow, declaration: EngineDeclaration, isCommon: (column: string) => boolean) {
  const { fields } = ENGINE_FIELDS[declaration.id];
  const { shape, byName, facets } = namesOf(declaration);
  // Without a prototype: columns may be called 'constructor'.
  const data: Record<string, unknown> = Object.create(null);
  const filled = row.columns.filter((column) => !isBlank(row.raw(column)));
  const further: string[] = [];
  const keep = (key: string, value: unknown) => {
    data[key] = value;
    further.push(key);
  };
  // A column of a field's own name comes first: "institution" before "organisation".
  for (const column of filled) {
    const name = columnName(column);
    const [, whole, part] = /^(.+)\.(email|phone)$/.exec(column) ?? [];
    if (whole && part && byName.has(columnName(whole))) continue;
    const field = byName.get(name);
    const value = field && read(shape[field]!, field, row.raw(column));
    if (value !== undefined && field) data[field] = value;
    else if (!isCommon(column) && !facets.has(name)) keep(field ? `column:${column}` : column, row.raw(column));
  }
  for (const column of filled) {
    const name = columnName(column);
    const field = Object.hasOwn(fields, name) && fields[name];
    if (!field || field in data) continue;
    const value = read(shape[field]!, field, row.raw(column));
    if (value !== undefined) data[field] = value;
  }
  for (const column of filled) {
    const [, whole, part] = /^(.+)\.(email|phone)$/.exec(column) ?? [];
    const field = whole && byName.get(columnName(whole));
    if (field && part) data[field] = { ...(data[field] as object | undefined), [part]: optionalText(row.raw(column)) };
  }
  for (const [heading, value] of row.further)
    if (!isBlank(value))
      keep(byName.has(columnName(heading)) || heading in data ? `column:${heading}` : heading, value);
  const product = PRODUCT.flatMap((field) => [[field, row.text(field)] as const]).filter(([, value]) => value);
  if ('products' in shape && !data['products'] && product.length > 0)
    data['products'] = [{ brandName: row.text('title'), ...Object.fromEntries(product) }];
  if (further.length > 0) data['furtherColumns'] = further;
  return data;
}

type Names = { shape: Record<string, z.ZodType>; byName: Map<string, string>; facets: Set<string> };
const names = new WeakMap<EngineDeclaration, Names>();

/** The same for every row of a table. */
function namesOf(declaration: EngineDeclaration): Names {
  let known = names.get(declaration);
  if (!known) {
    const shape = declaration.data instanceof z.ZodObject ? (declaration.data.shape as Record<string, z.ZodType>) : {};
    known = {
      shape,
      byName: new Map(Object.keys(shape).map((field) => [columnName(field), field])),
      facets: new Set(declaration.facets.map(({ field }) => columnName(field))),
    };
    names.set(declaration, known);
  }
  return known;
}

const isBlank = (raw: unknown) => raw === '' || raw === null || raw === undefined;

/** Reads a cell in the shape of its field; undefined when it says nothing of that shape. */
function read(schema: z.ZodType, field: string, raw: unknown): unknown {
  const text = optionalParagraphs(raw);
  const proper = PROPER[field] ?? (field.endsWith('Date') ? parseDate : undefined);
  if (proper) return text === undefined ? undefined : proper(text);
  for (const reading of readings(raw, text, field))
    if (reading !== undefined && schema.safeParse(reading).success) return reading;
  return undefined;
}

/** Most are texts, so the others are made only when that is not what the field takes. */
function* readings(raw: unknown, text: string | undefined, field: string): Generator<unknown> {
  yield raw instanceof Object ? raw : undefined;
  yield text;
  yield parseMoney(raw) ?? yearOf(parseDate(raw));
  yield parseYesNo(raw);
  const list = valuesOf(raw);
  yield field === 'countries' ? list.map((name) => countryName(name) ?? name) : list;
  for (const key of ['name', 'code']) {
    yield list.map((value) => ({ [key]: value }));
    yield { [key]: text };
  }
}

/** Fields that take only what is one. */
const PROPER: Record<string, (text: string) => string | undefined> = {
  doi: (text) => /^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(text)?.[1],
  patentNumber: (text) => /^(?:US\s?)?((?:RE|PP|D|H)?\d[\d,]*)(?:\s?[A-Z]\d?)?$/i.exec(text)?.[1]?.replaceAll(',', ''),
  state: (text) => usState(text) ?? text,
  country: (text) => countryName(text) ?? text,
  agency: agencyName,
  closeDate: (text) => parseClosing(text, 'UTC'),
};

/** Several values of one cell: joined by ';', or a list of JSON. */
export function valuesOf(raw: unknown): string[] {
  const parts = Array.isArray(raw) ? raw : String(raw ?? '').split(';');
  return parts.flatMap((part) => optionalText(part) ?? []);
}
