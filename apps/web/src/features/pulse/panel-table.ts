import type { FigureQuery } from '@groundwork/contract/report-document';

type Unit = 'text' | 'count' | 'usd' | 'percent' | 'date' | 'year';

/** A cell's value with the search behind it, or with the record that it names. */
export interface PanelCell {
  value: string | number | null;
  query?: FigureQuery | null;
  record?: { engine: string; id: string };
  /** Shown instead of an empty cell. */
  empty?: string;
}

/** A panel's content as a table: shown behind its chart, and saved in its CSV file. */
export interface PanelTable {
  caption: string;
  columns: { label: string; unit: Unit }[];
  rows: PanelCell[][];
}

/** Starts like a formula: spreadsheets would compute it. */
const FORMULA = /^[=+\-@\t\r]/;

/** RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8. */
export function csvOf({ columns, rows }: Pick<PanelTable, 'columns' | 'rows'>, notes: string[]): string {
  const lines = [
    columns.map(({ label }) => label),
    ...rows.map((row) => row.map(({ value }) => value)),
    ...notes.map((note) => [note]),
  ];
  return `\uFEFF${lines.map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
}

function field(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
