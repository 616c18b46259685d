/** A row of people's own records, by the names of fields, whichever kind of file it came from. */
export interface LayoutRow {
  /** The cell as one line of text; undefined when blank. */
  text(column: string): string | undefined;
  raw(column: string): unknown;
  columns: string[];
  /** Cells that are no field, by their headings. */
  further: [heading: string, value: unknown][];
  /** Those of them whose values can be filtered by. */
  filters: string[];
}
