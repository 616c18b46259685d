import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { ColumnMapping, TableMapping } from '@groundwork/contract/table-mapping';
import type { ProposedColumn, TableProposal } from '@groundwork/contract/table-proposal';
import { type FieldKind, fieldsOf, type TableField } from '../../../sources/layout/table-fields.ts';
import { type ColumnCounts, countColumns } from '../../../sources/shared/column-counts.ts';
import { decideCurrency, decideStyles } from '../../../sources/shared/column-styles.ts';
import { type TablePlace, tablePlaces } from '../../../sources/shared/rows.ts';
import type { SourceFile } from '../source.port.ts';
import { fitOf, toldByValues } from './fit.ts';
import { aboutScores, type Encoder, type HeadingScore, headingScores } from './heading-scores.ts';
import { type Looks, looksOf } from './values.ts';

const EXAMPLES = 3;
/** Of a workbook with more sheets, the first ones are looked at. */
const SHEETS_READ = 20;
const EXAMPLE_MAX = 160;
/** Under it a column is one of the office's own. */
const LEAST = 0.42;
const ID_COLUMNS = 10;
/** Several columns of names or of terms are one field: 'lead inventor' and 'co-inventors'. */
const JOINED: FieldKind[] = ['person', 'list'];
const JOINED_FROM = 0.55;
const SEPARATORS = [';', '|', ' / ', ','];

interface Column extends ColumnCounts {
  looks: Looks;
  written: ReturnType<typeof decideStyles>[number];
}

interface Choice {
  engine: Engine;
  score: number;
  /** By the heading of the column. */
  fields: Map<string, Found>;
}

interface Found {
  field: TableField;
  confidence: number;
}

/** A table whose columns were counted. */
export interface CountedTable {
  file: string;
  place: TablePlace;
  rows: number;
  columns: ColumnCounts[];
  /** Sheets of the workbook that were not looked at further. */
  others: string[];
}

interface ProposeOptions {
  encoder: Encoder | null;
  /** The one that was asked for. */
  engine?: Engine | null;
}

/** What a table most likely is, column by column; null where the file holds no table. */
export async function proposeTable(
  file: SourceFile,
  { signal, ...options }: ProposeOptions & { signal: AbortSignal },
): Promise<TableProposal | null> {
  const table = await countTable(file, signal);
  return table && propose(table, options);
}

export async function propose(table: CountedTable, { encoder, engine = null }: ProposeOptions): Promise<TableProposal> {
  const columns = readColumns(table);
  const headings = columns.map(({ heading }) => heading);
  const { sheet, records } = table.place;
  const told = [nameOf(table.file), sheet ?? '', ...(records ?? []), ...headings].join(' ');
  const [score, about] = await Promise.all([headingScores(headings, encoder), aboutScores(told, encoder)]);
  const choices = (engine ? [engine] : ENGINES)
    .map((one) => choose(one, columns, score, about[one]))
    .toSorted((a, b) => b.score - a.score);
  const best = choices[0]!;
  const engines = choices.map(({ engine: one, score: points }) => ({
    engine: one,
    score: Math.round(points * 100) / 100,
  }));
  return {
    ...factsOf(table, mappingOf(best, table, columns)),
    columns: columns.map((column) => proposed(column, best.fields.get(column.heading))),
    engines: engines.slice(0, EXAMPLES),
  };
}

/** A mapping beside what its columns hold in this table. */
export function proposalOf(table: CountedTable, mapping: TableMapping): TableProposal {
  const fields = new Map(fieldsOf(mapping.engine).map((field) => [field.field, field]));
  const of = (heading: string) => fields.get(mapping.columns.find(({ column }) => column === heading)?.field ?? '');
  return {
    ...factsOf(table, mapping),
    columns: readColumns(table).map((column) => {
      const field = of(column.heading);
      return proposed(column, field && { field, confidence: 1 });
    }),
    engines: [{ engine: mapping.engine, score: 1 }],
  };
}

const factsOf = ({ file, rows, others }: CountedTable, mapping: TableMapping) => ({
  file,
  rows,
  mapping,
  otherSheets: others,
  lacks: ['title'].filter((field) => !mapping.columns.some((column) => column.field === field)),
});

const nameOf = (file: string) => file.replace(/\.\w+$/, '');

function readColumns({ columns, rows }: CountedTable): Column[] {
  const written = decideStyles(columns);
  return columns.map((column, at) => ({ ...column, looks: looksOf(column, rows), written: written[at]! }));
}

/** The largest table of a file, counted; null where it holds none. */
export async function countTable(file: SourceFile, signal: AbortSignal): Promise<CountedTable | null> {
  const places = await tablePlaces(file, signal);
  let best: Omit<CountedTable, 'others' | 'file'> | null = null;
  for (const place of places.slice(0, SHEETS_READ)) {
    const { rows, columns } = await countColumns(file, place, signal);
    const size = (table: { rows: number; columns: ColumnCounts[] }) => table.rows * Math.min(12, table.columns.length);
    if (columns.length > 1 && rows > 0 && (!best || size({ rows, columns }) > size(best)))
      best = { place, rows, columns };
  }
  if (!best) return null;
  const others = places.flatMap(({ sheet }) => (sheet && sheet !== best.place.sheet ? [sheet] : []));
  return { file: file.name, ...best, others };
}

/** The best field for each column of the data set, best pairs first; each field once, but for those that can be joined. */
function choose(engine: Engine, columns: Column[], score: HeadingScore, about: number): Choice {
  const pairs = columns.flatMap((column) =>
    fieldsOf(engine).flatMap((field) => {
      const fit = fitOf(field, column.looks, engine);
      const confidence =
        Math.max(score(column.heading, engine, field.field), toldByValues(field, column.looks, engine)) * fit;
      return confidence < LEAST ? [] : [{ column, field, confidence: confidence + personBonus(field, column.looks) }];
    }),
  );
  const fields: Choice['fields'] = new Map();
  const taken = new Set<string>();
  for (const { column, field, confidence } of pairs.toSorted((a, b) => b.confidence - a.confidence)) {
    if (fields.has(column.heading)) continue;
    if (taken.has(field.field) && !(JOINED.includes(field.kind) && confidence > JOINED_FROM)) continue;
    fields.set(column.heading, { field, confidence: Math.min(1, confidence) });
    taken.add(field.field);
  }
  const title = fieldsOf(engine).find(({ field }) => field === 'title')!;
  const text = fieldsOf(engine).find(({ field }) => field === 'text')!;
  if (!taken.has('title'))
    give(title, columns, fields, ({ looks }) =>
      looks.lists > 0.5 ? 0 : fitOf(title, looks, engine) * Math.min(looks.length, 60),
    );
  if (!taken.has('text'))
    give(text, columns, fields, ({ looks }) =>
      looks.length > 40 && looks.distinct > 0.5 ? fitOf(text, looks, engine) * looks.length : 0,
    );
  if (![...fields.values()].some(({ field }) => field === title)) otherAsTitle(title, columns, fields);
  const points = [...fields.values()].reduce(
    (sum, { field, confidence }) => sum + confidence * (WEIGHTS[field.field] ?? 1),
    0,
  );
  return { engine, fields, score: points / Math.sqrt(columns.length) + about + evidence(engine, columns, fields) };
}

const WEIGHTS: Record<string, number> = {
  title: 2,
  id: 1.2,
  city: 0.6,
  state: 0.6,
  country: 0.6,
  url: 0.6,
  email: 0.6,
  phone: 0.6,
};

const personBonus = ({ kind }: TableField, looks: Looks) => (kind === 'person' && looks.person > 0.6 ? 0.05 : 0);

/** A record needs a title, and says little without a text: where no column is called so, the free one that is most like it. */
function give(field: TableField, columns: Column[], fields: Choice['fields'], worth: (column: Column) => number): void {
  const free = columns.filter((column) => !fields.has(column.heading) && worth(column) > 0);
  const [first] = free.toSorted((a, b) => worth(b) - worth(a));
  if (first) fields.set(first.heading, { field, confidence: LEAST });
}

/** Records are called by their text where that is short, and by their ids where nothing else tells them apart. */
function otherAsTitle(title: TableField, columns: Column[], fields: Choice['fields']): void {
  const called = (name: string) => columns.find(({ heading }) => fields.get(heading)?.field.field === name);
  const text = called('text');
  const other = text && text.looks.length < SHORT_TEXT && text.looks.filled > 0.9 ? text : called('id');
  if (other) fields.set(other.heading, { field: title, confidence: LEAST });
}
const SHORT_TEXT = 200;

/** Values that only records of some data sets have. */
function evidence(engine: Engine, columns: Column[], fields: Choice['fields']): number {
  const any = (look: keyof Looks) => Math.max(0, ...columns.map(({ looks }) => looks[look]));
  const title = columns.find(({ heading }) => fields.get(heading)?.field.field === 'title')?.looks;
  const organisation = columns.find(({ heading }) => fields.get(heading)?.field.field === 'organisation')?.looks;
  const told: Partial<Record<Engine, number>> = {
    'usa-spending': any('spendingKey') > 0.5 ? 2.5 : any('contractNumber') > 0.7 ? 0.6 : 0,
    'federal-lab-technologies': (organisation?.federal ?? 0) > 0.5 ? 1 : 0,
    'university-technologies': (organisation?.university ?? 0) > 0.5 ? 1 : 0,
    // Of other registers are the ids where none is an NCT number.
    'clinical-trials': any('nct') > 0.7 ? 2.5 : any('trial') > 0.7 ? -1.5 : 0,
    'international-trials': any('trial') > 0.7 ? 2.5 : 0,
    publications: any('doi') > 0.5 ? 1.5 : 0,
    'subject-matter-experts': (any('orcid') > 0.5 ? 1 : 0) + ((title?.person ?? 0) > 0.7 ? 1 : -1),
    companies: (title?.organisation ?? 0) > 0.4 ? 0.7 : (title?.length ?? 0) > 40 ? -1 : 0,
    investors: (title?.length ?? 0) > 40 ? -1 : 0,
    patents: any('patent') > 0.7 && any('cpc') > 0.3 ? 1 : 0,
  };
  return (told[engine] ?? 0) - (title ? 0 : 2);
}

function proposed(
  { heading, filled, values, written: { dates, numbers } }: Column,
  found: Found | undefined,
): ProposedColumn {
  return {
    column: heading,
    field: found?.field.field ?? null,
    confidence: Math.round((found?.confidence ?? 0) * 100) / 100,
    filled,
    examples: values
      .slice(0, EXAMPLES)
      .map((value) => (value.length > EXAMPLE_MAX ? `${value.slice(0, EXAMPLE_MAX)}…` : value)),
    isAsked:
      found !== undefined && [isDate(found.field) && dates, isNumber(found.field) && numbers].includes('undecided'),
  };
}

const isDate = ({ kind }: TableField) => kind === 'date';
const isNumber = ({ kind }: TableField) => kind === 'money' || kind === 'number';

function mappingOf(choice: Choice, { file, place: { sheet } }: CountedTable, columns: Column[]): TableMapping {
  const mapped = columns.map((column) => columnMapping(column, choice.fields.get(column.heading)?.field));
  const hasId = mapped.some(({ field }) => field === 'id');
  return {
    name: nameOf(file).slice(0, 120) || 'Table',
    engine: choice.engine,
    ...(sheet ? { sheet } : {}),
    columns: mapped,
    constants: {},
    idFrom: hasId ? [] : idColumns(columns, mapped),
    licence: 'As the owner of the records says',
  };
}

/** Of few different values, none of them long: what people filter by. */
const isFew = ({ filled, distinct, characters }: Column): boolean =>
  distinct > 1 && distinct <= FEW_VALUES && distinct * 2 <= filled && characters <= filled * FILTER_VALUE_LENGTH;
const FEW_VALUES = 50;
const FILTER_VALUE_LENGTH = 60;

/** How dates and numbers are written is told of every column: somebody may yet say that it is one. */
function columnMapping(column: Column, field: TableField | undefined): ColumnMapping {
  const { heading, styles, written, values, lists } = column;
  const { dates, numbers } = written;
  const currency = decideCurrency(styles, heading);
  const isList = lists === 0 && (field?.kind === 'list' || field?.kind === 'person');
  const separator = isList ? separatorOf(values, field) : null;
  return {
    column: heading,
    field: field?.field ?? null,
    ...(dates && { dates }),
    ...(numbers && { numbers }),
    ...(currency && { currency }),
    ...(separator && separator !== ';' && { separator }),
    ...(isFew(column) && { isFilter: true }),
  };
}

/** The sign that stands in most values, and between names not the comma of 'Doe, Jane'. */
function separatorOf(values: string[], { kind }: TableField): string | null {
  const found = SEPARATORS.find((sign) => values.filter((value) => value.includes(sign)).length * 3 > values.length);
  if (found !== ',' || kind !== 'person') return found ?? null;
  const parts = values.flatMap((value) => value.split(',')).map((part) => part.trim());
  return parts.filter((part) => part.includes(' ')).length > parts.length * 0.7 ? found : null;
}

/** The fewest columns that tell all rows apart: what is made of them stays the same when the others change. */
function idColumns(columns: Column[], mapped: ColumnMapping[]): string[] {
  const named = (field: string) => columns.find((_, at) => mapped[at]!.field === field);
  const isOne = (column: Column | undefined) => column && column.looks.distinct === 1 && column.looks.filled === 1;
  const alone = ['url', 'title'].map(named).find(isOne);
  if (alone) return [alone.heading];
  const some = ['title', 'organisation', 'date', 'url', 'person', 'agency', 'amount'].flatMap(
    (field) => named(field)?.heading ?? [],
  );
  return some.length > 0 ? some : columns.slice(0, ID_COLUMNS).map(({ heading }) => heading);
}
