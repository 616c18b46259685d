import { type CsvRow, cell, columnName } from './csv.ts';

/** The first filled field among the names that formats and vintages give to one thing; undefined when all are blank. */
export type Fields = (...names: string[]) => string | undefined;

export function rowFields(row: CsvRow): Fields {
  return (...names) => cell(row, ...names);
}

/**
 * A JSON answer as if it were a row: 'recipient location city name' finds {"Recipient Location": {"city_name": …}}.
 * The first of a list of objects counts; plain lists are joined by '; '.
 */
export function jsonFields(value: unknown): Fields {
  const found = new Map<string, string>();
  flatten(value, '', found);
  return (...names) => names.map((name) => found.get(columnName(name))).find(Boolean);
}

function flatten(value: unknown, path: string, found: Map<string, string>): void {
  if (Array.isArray(value)) {
    const isPlain = value.every((one) => one === null || typeof one !== 'object');
    if (!isPlain) flatten(value[0], path, found);
    else if (value.length > 0) found.set(path, value.join('; '));
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) flatten(one, path + columnName(name), found);
  } else if (value !== null && value !== undefined && value !== '') {
    found.set(path, String(value).trim());
  }
}
