import { createHash } from 'node:crypto';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { ColumnMapping, TableMapping } from '@groundwork/contract/table-mapping';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { FileItem, ReadContext, Source, SourceFile } from '../../catalogue/import/source.port.ts';
import { parseClosing } from '../../catalogue/normalise/dates.ts';
import { cleanText } from '../../catalogue/normalise/text.ts';
import {
  currencyOf,
  type DecimalSign,
  isPlainNumber,
  periodOf,
  readDate,
  readNumber,
} from '../shared/column-styles.ts';
import { columnName, isBlank } from '../shared/csv.ts';
import { attempt, RowRejected, required, stampOf } from '../shared/mapping.ts';
import { BROKEN, readRows, type TablePlace, type TableRow, tablePlaces } from '../shared/rows.ts';
import { mapLayoutRow } from './layout.mapping.ts';
import type { LayoutRow } from './layout.row.ts';
import { kindOf, styleOf } from './table-fields.ts';

/** A mapping as it is read; `engine` null: a column of that name tells it. */
export type Reading = Omit<TableMapping, 'engine'> & {
  engine: Engine | null;
  /** The ids are numbers by which the office's people look its records up. */
  hasOwnNumbers?: true;
};

/** A row without the title that others have may have one of these. */
const OTHER_TITLES = ['officialTitle', 'scientificTitle', 'legalName', 'acronym'];
const NUMBERS_OF_OWN = ['awardNumber', 'awardId', 'caseNumber', 'opportunityNumber'];

/** A table that is read by a mapping: the rows become records of a source that has the mapping's name. */
export function mappedTable(mapping: TableMapping): Source {
  const { name: label, licence, engine, columns } = mapping;
  const source = {
    name: `table:${label}`,
    label,
    url: '',
    licence,
    engines: [engine],
    version: JSON.stringify(mapping),
  };
  const prefix = slug(label);
  return {
    ...source,
    recognises: () => true,
    async *read(file, context) {
      const undecided = columns.flatMap((column) => undecidedText(column, engine) ?? []);
      if (undecided.length > 0) throw new Error(undecided.join(' '));
      const place = await placeOfTable(file, mapping, context.signal);
      if (!place)
        throw new Error(`The file has no table with the columns of '${label}': ${headingsOf(mapping).join(', ')}`);
      const stamp = (id: string, url: string | null) => {
        const made = stampOf(source, context, `${prefix}/${id}`, url);
        return { ...made, source: { ...made.source, url } };
      };
      yield* readMapped(file, place, { ...mapping, hasOwnNumbers: true }, stamp, context);
    },
  };
}

function undecidedText({ column, field, dates, numbers }: ColumnMapping, engine: Engine): string | null {
  const style = field && styleOf(engine, field);
  if (style === 'dates' && dates === 'undecided')
    return `The dates of '${column}' can be read day first or month first: say which, "dates": "day-first" or "month-first".`;
  if (style === 'numbers' && numbers === 'undecided')
    return `The numbers of '${column}' can have a decimal point or comma: say which, "numbers": "point" or "comma".`;
  return null;
}

const headingsOf = ({ columns }: Pick<TableMapping, 'columns'>) => columns.map(({ column }) => column);

/** The sheet that has the most of the mapping's columns; null where none has half of them. */
async function placeOfTable(
  file: SourceFile,
  mapping: Pick<TableMapping, 'columns' | 'sheet'>,
  signal: AbortSignal,
): Promise<TablePlace | null> {
  const places = await tablePlaces(file, signal);
  const named = places.find(({ sheet }) => sheet !== undefined && sheet === mapping.sheet);
  for (const place of named ? [named, ...places] : places) {
    for await (const _row of readRows(file, place, signal, headingsOf(mapping))) return place;
  }
  return null;
}

/** The items of a table, and at its end what had to be left out of good rows. */
export async function* readMapped(
  file: SourceFile,
  place: TablePlace,
  mapping: Reading,
  stamp: Parameters<typeof mapLayoutRow>[2],
  { signal }: Pick<ReadContext, 'signal'>,
): AsyncGenerator<FileItem> {
  const unread = new Map<string, number>();
  // Two headings may differ by nothing but punctuation: then the whole heading tells.
  const byName = new Map(
    mapping.columns.toReversed().flatMap((one) => [[columnName(one.column), one] as const, [one.column, one] as const]),
  );
  for await (const { at, cells } of readRows(file, place, signal, place.records ? [] : headingsOf(mapping))) {
    yield attempt(at, () => {
      const broken = cells.get(BROKEN);
      if (broken) throw new RowRejected(String(broken));
      const engine = mapping.engine ?? engineNamed(cells);
      const row = rowOf(cells, mapping, byName, engine, (heading) =>
        unread.set(heading, (unread.get(heading) ?? 0) + 1),
      );
      return mapLayoutRow(row, engineDeclaration(engine), stamp);
    });
  }
  const left = [...unread].map(([heading, count]) => `${count} of '${heading}'`);
  if (left.length > 0)
    yield {
      at: 'end',
      notice: `Values that are not what their column is, kept as they are written: ${left.join(', ')}`,
    };
}

function engineNamed(cells: TableRow['cells']): Engine {
  const named = [...cells].find(([heading]) => columnName(heading) === 'engine')?.[1];
  const engine = ENGINES.find((one) => one === cleanText(named));
  if (!engine)
    throw new RowRejected(
      named ? `There is no engine '${named}'` : 'No engine: name one on the command line or in a column "engine"',
    );
  return engine;
}

function rowOf(
  cells: TableRow['cells'],
  mapping: Reading,
  byName: Map<string, ColumnMapping>,
  engine: Engine,
  onUnread: (heading: string) => void,
): LayoutRow {
  const fields = new Map<string, unknown>();
  const further: LayoutRow['further'] = [];
  const periods: { raw: unknown; column: ColumnMapping }[] = [];
  for (const [heading, raw] of cells) {
    if (isNothing(raw)) continue;
    const column = byName.get(heading) ?? byName.get(columnName(heading));
    if (!column?.field || isForeign(raw, column, engine, cells)) {
      further.push([heading, raw]);
      continue;
    }
    const value = readCell(raw, column, engine);
    if (value === undefined) {
      onUnread(heading);
      further.push([heading, raw]);
    } else fields.set(column.field, joinedWith(fields.get(column.field), value));
    if (column.field === 'date' && periodOf(String(raw).trim())) periods.push({ raw, column });
  }
  for (const { raw, column } of periods) {
    const end = ENDS.find((field) => kindOf(engine, field) && !fields.has(field));
    if (end) fields.set(end, readCell(raw, { ...column, field: end }, engine));
  }
  for (const [field, value] of Object.entries(mapping.constants)) if (!fields.has(field)) fields.set(field, value);
  const title = OTHER_TITLES.find((field) => fields.has(field));
  if (!fields.has('title') && title) fields.set('title', fields.get(title));
  if (!fields.has('id') && mapping.idFrom.length > 0) fields.set('id', madeId(cells, mapping.idFrom));
  else if (mapping.hasOwnNumbers) keepNumber(fields, engine);
  const names = new Map([...fields].map(([field, value]) => [columnName(field), value]));
  const raw = (field: string) => names.get(columnName(field));
  const isFilter = (heading: string) => (byName.get(heading) ?? byName.get(columnName(heading)))?.isFilter === true;
  const filters = further.map(([heading]) => heading).filter(isFilter);
  return { raw, text: (field) => cleanText(raw(field)) || undefined, columns: [...fields.keys()], further, filters };
}

const isNothing = (raw: unknown) =>
  raw === null || raw === undefined || (typeof raw === 'string' && isBlank(raw.trim()));

const joinedWith = (before: unknown, value: unknown): unknown => {
  if (before === undefined) return value;
  return Array.isArray(before) || Array.isArray(value) ? [before, value].flat() : `${before}\n\n${value}`;
};

/** Amounts are sorted and added up in US dollars: others are shown as they are written. */
function isForeign(
  raw: unknown,
  { field, currency, currencyFrom }: ColumnMapping,
  engine: Engine,
  cells: TableRow['cells'],
): boolean {
  if (kindOf(engine, field!) !== 'money') return false;
  const beside = currencyFrom && cleanText(cells.get(currencyFrom));
  const told = currencyOf(String(raw)) ?? (beside ? (currencyOf(beside) ?? beside) : currency);
  return told !== undefined && told !== 'USD';
}

/** Dates that take the last day of a time such as '2019–2022'; other dates take the first. */
const ENDS = ['endDate', 'completionDate', 'closeDate', 'expirationDate'];

/** Undefined where the value is not what the column's field is. */
function readCell(raw: unknown, { field, dates, numbers, times, separator }: ColumnMapping, engine: Engine): unknown {
  const kind = kindOf(engine, field!);
  if (kind === 'date') {
    const until = ENDS.includes(field!) && periodOf(String(raw).trim())?.[1];
    const day = readDate(until || raw, dates === 'day-first' ? dates : 'month-first');
    // An hour and its zone decide until when one may apply.
    return field === 'closeDate' ? parseClosing(String(raw), 'UTC', day) : day;
  }
  if (kind === 'money' || kind === 'number') {
    const number = readNumber(raw, (numbers ?? 'point') as DecimalSign);
    return number !== undefined && times && kind === 'money' && isPlainNumber(raw) ? number * times : number;
  }
  if (kind === 'url') return addressOf(raw);
  if (separator && typeof raw === 'string')
    return raw
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean);
  return raw;
}

/** 'www.office.example' is an address, too. */
function addressOf(raw: unknown): string | undefined {
  const text = cleanText([raw].flat()[0]);
  if (/^https?:\/\/\S+$/i.test(text)) return text;
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(text) ? `https://${text}` : undefined;
}

/** The office's own number is also the number by which people look the record up. */
function keepNumber(fields: Map<string, unknown>, engine: Engine): void {
  const number = NUMBERS_OF_OWN.find((field) => kindOf(engine, field));
  if (number && fields.has('id') && !fields.has(number)) fields.set(number, fields.get('id'));
}

/** The same columns make the same id, whatever else of the row changes. */
function madeId(cells: TableRow['cells'], columns: string[]): string {
  const wanted = new Set(columns.map(columnName));
  const values = [...cells]
    .filter(([heading]) => wanted.has(columnName(heading)))
    .map(([, value]) => cleanText(String(value ?? '')));
  required(values.join(''), `value in ${columns.join(', ')}, of which its id is made`);
  return createHash('sha256').update(values.join('\n').toLowerCase()).digest('base64url').slice(0, 16);
}

const slug = (label: string) =>
  label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '') || 'table';
