import { setImmediate as immediate } from 'node:timers/promises';
import { ENGINES, type Engine } from '@groundwork/contract/engines';
import type { ColumnMapping, TableMapping } from '@groundwork/contract/table-mapping';
import type { ProposedColumn, TableProposal } from '@groundwork/contract/table-proposal';
import { fieldsOf, type TableField } from '../../../sources/layout/table-fields.ts';
import { type ColumnCounts, countColumns } from '../../../sources/shared/column-counts.ts';
import { currencyOf, decideCurrency, decideStyles, scaleOf } from '../../../sources/shared/column-styles.ts';
import { type TablePlace, tablePlaces } from '../../../sources/shared/rows.ts';
import type { SourceFile } from '../source.port.ts';
import { type Choice, type Column, chooseFields, type Found, toldByWords } from './choose-fields.ts';
import { foldedValue, heldValues, mannerOf } from './field-values.ts';
import { aboutScores, type Encoder, headingScores, namesVectors } from './heading-scores.ts';
import { looksOf } from './values.ts';

const EXAMPLES = 3;
/** So many sheets, the first ones, are looked at in a workbook with more. */
const SHEETS_READ = 20;
const EXAMPLE_MAX = 160;
const ID_COLUMNS = 10;
const SEPARATORS = [';', '|', ' / ', ','];

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

/** Makes what every proposal needs, while the first file is still being read. */
export const prepareToPropose = (encoder: Encoder | null): Promise<unknown> =>
  Promise.all([heldValues(), encoder && namesVectors(encoder)]).catch(() => null);

/** The likeliest meaning of a table, column by column; null where the file holds no table. */
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
  const [score, about, held] = await Promise.all([
    headingScores(headings, encoder),
    aboutScores(told, encoder),
    heldValues(),
  ]);
  const words = toldByWords(columns, held);
  const choices: Choice[] = [];
  for (const one of engine ? [engine] : ENGINES) {
    choices.push(chooseFields(one, columns, { score, about: about[one] + (words[one] ?? 0), held }));
    await immediate();
  }
  const [best] = choices.sort((a, b) => b.score - a.score) as [Choice];
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
  return columns.map((column, at) => ({
    ...column,
    looks: looksOf(column, rows),
    manner: mannerOf(column.values),
    words: column.values.map(foldedValue),
    written: written[at]!,
  }));
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
  const mapped = columns.map((column, at) =>
    columnMapping(column, choice.fields.get(column.heading)?.field, currencyBeside(at, columns)),
  );
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

/** Few different values, none of them long, and no days: people filter by these. */
const isFew = ({ filled, distinct, characters, looks }: Column): boolean =>
  distinct > 1 &&
  distinct <= FEW_VALUES &&
  distinct * 2 <= filled &&
  characters <= filled * FILTER_VALUE_LENGTH &&
  (looks.date < 0.5 || looks.year > 0.5);
const FEW_VALUES = 50;
const FILTER_VALUE_LENGTH = 60;

/** The nearest column that names currencies, the one behind first. */
const currencyBeside = (at: number, columns: Column[]): string | undefined =>
  columns
    .filter(({ looks }) => looks.currency > 0.5)
    .toSorted((a, b) => Math.abs(columns.indexOf(a) - at - 0.1) - Math.abs(columns.indexOf(b) - at - 0.1))[0]?.heading;

/** How dates and numbers are written is told of every column: somebody may yet say that it is one. */
function columnMapping(column: Column, field: TableField | undefined, currencyFrom: string | undefined): ColumnMapping {
  const { heading, styles, written, values, lists, looks } = column;
  const { dates, numbers } = written;
  const isList = lists === 0 && (field?.kind === 'list' || field?.kind === 'person');
  const separator = isList ? separatorOf(values, field) : null;
  const mayBeMoney = looks.number > 0.5 && looks.date < 0.5 && (!field || field.kind === 'money');
  const times = mayBeMoney && scaleOf(heading);
  const beside = mayBeMoney && !currencyOf(heading) && currencyFrom;
  const currency = beside ? null : decideCurrency(styles, heading);
  return {
    column: heading,
    field: field?.field ?? null,
    ...(dates && { dates }),
    ...(numbers && { numbers }),
    ...(currency && { currency }),
    ...(beside && { currencyFrom: beside }),
    ...(times && { times }),
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
