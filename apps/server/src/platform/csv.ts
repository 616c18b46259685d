/** Byte order mark: without it Excel takes UTF-8 for the system's old encoding. */
export const CSV_START = '\uFEFF';

export const BLANK = '-';

export type Cell = string | number | null | undefined;

/** One row by RFC 4180, its line end included. Blanks are '-'; no cell can run as a formula. */
export const csvRow = (cells: Cell[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: Cell): string {
  if (cell === null || cell === undefined || cell === '' || Number.isNaN(cell)) return BLANK;
  if (typeof cell === 'number') return String(cell);
  const text = harmless(cell.toWellFormed());
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Spreadsheets run a cell that begins with one of these, in Japanese ones also the full-width forms (OWASP, CSV injection). */
const STARTS_FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;
/** Skipped by some before they look: blanks, invisible characters, and quotation marks that a second import drops. */
const SKIPPED = /^[\s\p{Cc}\p{Cf}"']+/u;
/** Nothing in these can run: figures that are kept as text, and dashes. */
const PLAIN = /^(-?\d{1,15}(\.\d{1,15})?|-+)$/;

/** The text itself, or with an apostrophe before it, by which spreadsheets take a cell for text. */
export function harmless(text: string): string {
  if (PLAIN.test(text)) return text;
  return STARTS_FORMULA.test(text) || STARTS_FORMULA.test(text.replace(SKIPPED, '')) ? `'${text}` : text;
}
