import { strToU8, zipSync } from 'fflate';
import {
  type AlteredFile,
  asOds,
  asWorkbook,
  type Column,
  columnsOf,
  delimited,
  headingsOf,
  inWindows1252,
  type Row,
} from './altered-file.ts';

export const KINDS = [
  'shuffled',
  'renamed',
  'dropped',
  'delimited',
  'utf-16',
  'windows-1252',
  'xlsx',
  'ods',
  'enveloped',
  'jsonl',
  'titled',
  'zipped',
] as const;
export type Kind = (typeof KINDS)[number];

/** What is done to members in members as well. */
const OF_ALL: Kind[] = ['shuffled', 'dropped', 'utf-16', 'enveloped', 'jsonl', 'zipped'];
/** Done beside another, one time in four. */
const BESIDE: Kind[] = ['shuffled', 'renamed', 'dropped'];
const RENAMED = 0.7;
const DROPPED = 0.3;
/** No record is made of rows that lack these. */
const NEEDED = ['title', 'id', 'organisation'];
const TITLES = [['Our list, as of June'], ['Prepared by the office'], []];

/** A file that was saved in another way. */
export interface Altered {
  file: AlteredFile;
  kinds: string[];
  name: string;
  bytes: Uint8Array;
  /** What it holds, under the published names: what is not there any more is blank. */
  rows: Row[];
  /** Its columns, by the names that they have now. */
  columns: Map<string, Column>;
}

export function alterations(files: AlteredFile[], kind: Kind): AlteredFile[] {
  return files.filter(({ columns }) => columns || OF_ALL.includes(kind));
}

export function alter(file: AlteredFile, rows: Row[], kind: Kind, random: () => number): Altered {
  const beside = BESIDE.filter(() => random() < 0.25).filter((one) => file.columns || one !== 'renamed');
  const kinds: Kind[] = [...new Set([kind, ...beside])];
  const has = (one: Kind) => kinds.includes(one);
  const columns = new Map(columnsOf(file).map((column) => [column.heading, column]));
  const kept = (heading: string) => {
    const fields = columns.get(heading)?.fields ?? [];
    const isNeeded = NEEDED.some((field) => fields.includes(field)) || (file.needed ?? []).includes(heading);
    return isNeeded || random() >= DROPPED;
  };
  const published = headingsOf(rows);
  let headings = has('dropped') ? published.filter(kept) : published;
  const left = new Set(headings);
  if (has('shuffled')) headings = shuffled(headings, random);
  const name = (heading: string) => {
    const names = columns.get(heading)?.names ?? [];
    return has('renamed') && names.length > 0 && random() < RENAMED
      ? names[Math.floor(random() * names.length)]!
      : heading;
  };
  const named = headings.map((heading) => [heading, name(heading)] as const);
  const plain = has('windows-1252') ? inWindows1252(rows) : rows;
  const isCsv = file.file.endsWith('.csv');
  return {
    file,
    kinds,
    ...written(
      plain.map((row) => withNames(row, named)),
      { kind, isCsv, random },
    ),
    rows: plain.map((row) => blanked(row, left, isCsv)),
    columns: new Map(named.flatMap(([heading, now]) => (columns.has(heading) ? [[now, columns.get(heading)!]] : []))),
  };
}

const withNames = (row: Row, named: (readonly [string, string])[]): Row =>
  Object.fromEntries(named.flatMap(([heading, now]) => (heading in row ? [[now, row[heading]]] : [])));

const blanked = (row: Row, left: Set<string>, isCsv: boolean): Row =>
  Object.fromEntries(
    Object.entries(row).map(([heading, value]) => [heading, left.has(heading) ? value : isCsv ? '' : null]),
  );

function shuffled<One>(list: One[], random: () => number): One[] {
  return list
    .map((one) => ({ one, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one);
}

function written(
  rows: Row[],
  { kind, isCsv, random }: { kind: Kind; isCsv: boolean; random: () => number },
): Pick<Altered, 'name' | 'bytes'> {
  const json = () => JSON.stringify(rows, null, 1);
  const text = () => (isCsv ? delimited(rows, ',') : json());
  const name = isCsv ? 'export.csv' : 'export.json';
  const delimiter = [';', '\t', '|'][Math.floor(random() * 3)]!;
  switch (kind) {
    case 'delimited':
      return { name: 'export.csv', bytes: strToU8(delimited(rows, delimiter)) };
    case 'utf-16':
      return { name, bytes: Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text(), 'utf16le')]) };
    case 'windows-1252':
      return { name: 'export.csv', bytes: Buffer.from(delimited(rows, ';'), 'latin1') };
    case 'xlsx':
      return { name: 'export.xlsx', bytes: asWorkbook(rows) };
    case 'ods':
      return { name: 'export.ods', bytes: asOds(rows) };
    case 'enveloped':
      return {
        name: 'export.json',
        bytes: strToU8(JSON.stringify({ meta: { took: 12 }, body: { page: 1, result: { entries: rows } } })),
      };
    case 'jsonl':
      return { name: 'export.jsonl', bytes: strToU8(rows.map((row) => JSON.stringify(row)).join('\n')) };
    case 'titled':
      return random() < 0.5
        ? { name: 'export.csv', bytes: strToU8(delimited(rows, ',', TITLES)) }
        : { name: 'export.xlsx', bytes: asWorkbook(rows, TITLES) };
    case 'zipped':
      return {
        name: 'export.zip',
        bytes: zipSync({
          'from the office/read me.txt': strToU8('As asked.'),
          [`from the office/${name}`]: strToU8(text()),
        }),
      };
    default:
      return { name, bytes: strToU8(text()) };
  }
}
