/** A row of people's own records, whichever kind of file it came from. */
export interface LayoutRow {
  /** The cell as one line of text; undefined when blank. */
  text(column: string): string | undefined;
  raw(column: string): unknown;
  columns: string[];
}
