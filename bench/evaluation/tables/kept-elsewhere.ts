import { strToU8 } from 'fflate';
import { type Cell, workbook } from '../../../apps/server/test/workbook.ts';
import type { Altered } from './alterations.ts';
import { type AlteredFile, type Column, columnsOf, delimited, type Row, tableOf } from './altered-file.ts';

/** How the headings are called: the place among a column's names. */
const WORDINGS = ['in other words', 'abbreviated', 'German', 'French', 'Spanish'] as const;
type Wording = (typeof WORDINGS)[number];
const FORMS = [
  'as it was',
  'swapped',
  'units',
  'names in two',
  'places in one',
  'codes',
  'total',
  'notes',
  'two sheets',
  'dates',
  'numbers',
  'few columns',
] as const;

const NEEDED = ['title', 'id', 'organisation'];
const PLACES = ['city', 'state', 'country'];
const CODED = ['status', 'phase', 'sex', 'studyType', 'type', 'noticeType', 'program'];
const FIRST_AND_LAST: Record<Wording, [string, string]> = {
  'in other words': ['Called by friends', 'Family'],
  abbreviated: ['Fst nm', 'Lst nm'],
  German: ['Vorname', 'Nachname'],
  French: ['Prénom', 'Nom de famille'],
  Spanish: ['Nombre', 'Apellidos'],
};
const PLACE: Record<Wording, string> = {
  'in other words': 'Whereabouts',
  abbreviated: 'Loc.',
  German: 'Standort',
  French: 'Lieu',
  Spanish: 'Lugar',
};
const TOTAL: Record<Wording, string> = {
  'in other words': 'All together',
  abbreviated: 'Tot.',
  German: 'Summe',
  French: 'Total',
  Spanish: 'Total',
};
const NOTES = [
  ['List of the department, not for passing on'],
  ['State', '14 June 2026'],
  ['Asked by', 'the board; see the minutes, item 4'],
  [],
];

const isDate = ({ fields }: Column) => fields.some((field) => field === 'date' || field.endsWith('Date'));
const isAmount = ({ fields }: Column) => fields.includes('amount');
const isPerson = ({ fields }: Column, { engine }: AlteredFile) =>
  fields.includes('person') || (engine === 'subject-matter-experts' && fields.includes('title'));
const isOf = (fields: string[]) => (column: Column) => column.fields.some((field) => fields.includes(field));

/** Sixty: each wording in each form. */
export const KEPT_ELSEWHERE = FORMS.flatMap((form) => WORDINGS.map((wording) => ({ form, wording })));
type Kept = (typeof KEPT_ELSEWHERE)[number];

export function filesFor(files: AlteredFile[], { form }: Kept): AlteredFile[] {
  const has = (is: (column: Column, file: AlteredFile) => boolean) =>
    files.filter((file) => columnsOf(file).some((column) => is(column, file)));
  if (form === 'names in two') return has(isPerson);
  if (form === 'places in one') return has(isOf(['city']));
  if (form === 'codes') return has(isOf(CODED));
  if (form === 'dates') return has(isDate);
  return form === 'numbers' || form === 'total' ? has(isAmount) : files;
}

interface Written {
  heading: string;
  column: Column;
  value: (row: Row) => string;
}

/** A published table as another house keeps it: each heading is in that house's words, and the cells are in its manner. */
export function keepElsewhere(file: AlteredFile, rows: Row[], kept: Kept, random: () => number): Altered {
  const { form, wording } = kept;
  const stays = ({ fields }: Column) =>
    form !== 'few columns' || NEEDED.some((field) => fields.includes(field)) || random() < 0.6;
  const left = columnsOf(file).filter(stays);
  let columns = left.flatMap((column): Written[] => writtenAs(file, column, kept, rows));
  if (form === 'places in one') columns = placesInOne(columns, wording);
  if (form === 'swapped') columns = columns.toSorted(() => random() - 0.5);
  const table = rows.map((row): Row => Object.fromEntries(columns.map(({ heading, value }) => [heading, value(row)])));
  if (form === 'total') table.push(totalOf(columns, rows, wording));
  const dropped = columnsOf(file)
    .map(({ heading }) => heading)
    .filter((heading) => !left.some((column) => column.heading === heading));
  const blank = file.file.endsWith('.csv') ? '' : null;
  return {
    file,
    kinds: [wording, form],
    ...saved(table, kept),
    rows: rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([heading, value]) => [heading, dropped.includes(heading) ? blank : value]),
      ),
    ),
    columns: new Map(columns.map(({ heading, column }) => [heading, column])),
  };
}

function writtenAs(file: AlteredFile, column: Column, { form, wording }: Kept, rows: Row[]): Written[] {
  const heading = column.names[WORDINGS.indexOf(wording)]!;
  const textOf = (row: Row) => cellText(row[column.heading]);
  const as = (value: (text: string) => string): Written[] => [{ heading, column, value: (row) => value(textOf(row)) }];
  if (form === 'units') return [{ heading: `${heading} ${unitOf(column)}`, column, value: textOf }];
  if (form === 'names in two' && isPerson(column, file)) {
    const [first, last] = FIRST_AND_LAST[wording];
    return [
      { heading: first, column, value: (row) => textOf(row).split(' ').slice(0, -1).join(' ') },
      { heading: last, column, value: (row) => textOf(row).split(' ').at(-1)! },
    ];
  }
  if (form === 'codes' && isOf(CODED)(column)) return as(codesOf(rows.map(textOf)));
  if (form === 'dates' && isDate(column)) return as((text) => dateIn(wording, text, file));
  if (form === 'numbers' && isAmount(column)) return as((text) => numberIn(wording, text));
  return as((text) => text);
}

const cellText = (value: unknown): string =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

function unitOf(column: Column): string {
  if (isDate(column)) return '(date)';
  if (isAmount(column)) return column.fields.includes('investmentCount') ? '[n]' : '[number]';
  return column.fields.includes('text') ? '(max. 3000 chars)' : '*';
}

function placesInOne(columns: Written[], wording: Wording): Written[] {
  const parts = columns.filter(({ column }) => isOf(PLACES)(column));
  const value = (row: Row) =>
    parts
      .map((part) => part.value(row))
      .filter(Boolean)
      .join(', ');
  const city = parts.find(({ column }) => column.fields.includes('city'))!;
  const joined = {
    heading: PLACE[wording],
    column: { ...city.column, fields: ['city', 'place', 'state', '-'] },
    value,
  };
  return columns.flatMap((column) => (column === city ? [joined] : parts.includes(column) ? [] : [column]));
}

/** 'RECRUITING' is R, 'REVOKED' then R2. */
function codesOf(values: string[]): (text: string) => string {
  const codes = new Map<string, string>([['', '']]);
  for (const value of values) {
    if (codes.has(value)) continue;
    const letter = value[0]!.toUpperCase();
    const before = [...codes.values()].filter((code) => code.startsWith(letter)).length;
    codes.set(value, before === 0 ? letter : `${letter}${before + 1}`);
  }
  return (text) => codes.get(text)!;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MOIS = 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre'.split(' ');

function dateIn(wording: Wording, text: string, { dates }: AlteredFile): string {
  const iso = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  const other = /^(\d{1,2})[-/](\d{1,2})[-/](\d{4})/.exec(text);
  if (!iso && !other) return text;
  const [day, month, year] = (
    iso ? [iso[3], iso[2], iso[1]] : dates === 'day-first' ? other!.slice(1) : [other![2], other![1], other![3]]
  ).map(Number) as [number, number, number];
  const two = (number: number) => String(number).padStart(2, '0');
  switch (wording) {
    case 'in other words':
      return `${MONTHS[month - 1]} ${day}, ${year}`;
    case 'abbreviated':
      return `${two(day)}-${MONTHS[month - 1]}-${year}`;
    case 'German':
      return `${two(day)}.${two(month)}.${year}`;
    case 'French':
      return `${day} ${MOIS[month - 1]} ${year}`;
    case 'Spanish':
      return `${two(day)}/${two(month)}/${year}`;
  }
}

const LOCALES: Record<Wording, string> = {
  'in other words': 'en-US',
  abbreviated: 'en-US',
  German: 'de-DE',
  French: 'fr-FR',
  Spanish: 'es-ES',
};

const numberOf = (text: string) => Number(text.replaceAll(',', ''));

function numberIn(wording: Wording, text: string): string {
  const number = numberOf(text);
  if (text === '' || Number.isNaN(number)) return text;
  return number.toLocaleString(LOCALES[wording], {
    useGrouping: true,
    minimumFractionDigits: text.includes('.') ? 2 : 0,
  });
}

function totalOf(columns: Written[], rows: Row[], wording: Wording): Row {
  const sum = (value: Written['value']) =>
    rows.map((row) => numberOf(value(row))).reduce((all, one) => all + (Number.isNaN(one) ? 0 : one), 0);
  return Object.fromEntries(
    columns.map(({ heading, column, value }, at) => [
      heading,
      at === 0 ? TOTAL[wording] : isAmount(column) ? String(sum(value)) : '',
    ]),
  );
}

function saved(rows: Row[], { form, wording }: Kept): Pick<Altered, 'name' | 'bytes'> {
  const table = tableOf(rows) as Cell[][];
  const keys: Cell[][] = [
    ['Key', 'Meaning'],
    ['A', 'checked by two'],
    ['B', 'checked by one'],
    ['C', 'to be checked'],
  ];
  if (form === 'two sheets') return { name: 'list.xlsx', bytes: workbook({ Keys: keys, List: table }) };
  if (form === 'notes' && wording !== 'German')
    return {
      name: 'list.xlsx',
      bytes: workbook({ List: [...(NOTES as Cell[][]), ...table, [], ['As told by the houses.']] }),
    };
  const delimiter = LOCALES[wording] === 'en-US' ? ',' : ';';
  return { name: 'list.csv', bytes: strToU8(delimited(rows, delimiter, form === 'notes' ? NOTES : [])) };
}
