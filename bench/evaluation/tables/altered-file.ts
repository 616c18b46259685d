import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Engine } from '@groundwork/contract/engines';
import { parse } from 'csv-parse/sync';
import { strToU8, zipSync } from 'fflate';
import { type Cell, workbook } from '../../../apps/server/test/workbook.ts';

/** A published file that is saved again in other ways. */
export interface AlteredFile {
  file: string;
  engine: Engine;
  /** Of a table: heading | other names ; … or | other names | … | the fields that are right for it. */
  columns?: string;
  /** Which number of 03/04/2025 is the day. */
  dates?: 'day-first';
  /** Of JSON with members in members, which nobody renames: where the list of records is, and what no record can be without. */
  list?: string;
  needed?: string[];
}

export interface Column {
  heading: string;
  names: string[];
  /** '-' among them: it may stay a column of the owner's. */
  fields: string[];
}

export type Row = Record<string, unknown>;

export const columnsOf = ({ columns = '' }: AlteredFile): Column[] =>
  columns
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('|').map((part) => part.trim()))
    .map(([heading, ...parts]) => ({
      heading: heading!,
      names: parts.slice(0, -1).flatMap((names) => names.split(';').map((name) => name.trim())),
      fields: parts.at(-1)!.split(' '),
    }));

/** The first rows of a published file. */
export function rowsOf({ file, list = '' }: AlteredFile, folder: string, rows: number): Row[] {
  const text = readFileSync(path.join(folder, file), 'utf8');
  if (file.endsWith('.csv'))
    return parse(text, { columns: true, bom: true, relaxColumnCount: true, to: rows }) as Row[];
  const found = list
    .split('.')
    .filter(Boolean)
    .reduce((value, part) => value[part], JSON.parse(text));
  return Object.values(found as Row[]).slice(0, rows);
}

/** As it was published: with the same headings, or in the same envelope. */
export function asPublished({ file, list = '' }: AlteredFile, folder: string, rows: Row[]): string {
  if (file.endsWith('.csv')) return delimited(rows, ',');
  const whole = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const parts = list.split('.').filter(Boolean);
  const last = parts.pop();
  const value = Array.isArray(last ? parts.reduce((at, part) => at[part], whole)[last] : whole)
    ? rows
    : Object.fromEntries(rows.entries());
  if (!last) return JSON.stringify(value);
  parts.reduce((at, part) => at[part], whole)[last] = value;
  return JSON.stringify(whole);
}

export const headingsOf = (rows: Row[]) => [...new Set(rows.flatMap((row) => Object.keys(row)))];

const cellText = (value: unknown): string =>
  value === null || value === undefined
    ? ''
    : Array.isArray(value) && value.every((one) => typeof one !== 'object')
      ? value.map(cellText).join('; ')
      : typeof value === 'object'
        ? JSON.stringify(value)
        : String(value);

export const tableOf = (rows: Row[], titles: string[][] = []): string[][] => {
  const headings = headingsOf(rows);
  return [...titles, headings, ...rows.map((row) => headings.map((heading) => cellText(row[heading])))];
};

export function delimited(rows: Row[], delimiter: string, titles: string[][] = []): string {
  const quoted = (cell: string) =>
    cell.includes(delimiter) || /["\n\r]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
  return tableOf(rows, titles)
    .map((cells) => cells.map(quoted).join(delimiter))
    .join('\r\n');
}

export const asWorkbook = (rows: Row[], titles: string[][] = []): Uint8Array =>
  workbook({ Sheet1: tableOf(rows, titles) as Cell[][] });

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '</text:p><text:p>');

/** A table as LibreOffice saves it. */
export function asOds(rows: Row[]): Uint8Array {
  const cell = (text: string) =>
    text === ''
      ? '<table:table-cell/>'
      : `<table:table-cell office:value-type="string"><text:p>${escaped(text)}</text:p></table:table-cell>`;
  const body = tableOf(rows)
    .map((cells) => `<table:table-row>${cells.map(cell).join('')}</table:table-row>`)
    .join('');
  const names = ['office', 'table', 'text']
    .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
    .join(' ');
  const content = `<?xml version="1.0" encoding="UTF-8"?><office:document-content ${names}><office:body><office:spreadsheet><table:table table:name="Sheet1">${body}</table:table></office:spreadsheet></office:body></office:document-content>`;
  return zipSync({
    mimetype: [strToU8('application/vnd.oasis.opendocument.spreadsheet'), { level: 0 }],
    'content.xml': strToU8(content),
  });
}

/** What Windows-1252 cannot write, it writes as '?'. */
export const inWindows1252 = (rows: Row[]): Row[] =>
  JSON.parse(JSON.stringify(rows).replace(/[\u0080-\u009f\u0100-\uffff]/g, '?')) as Row[];
