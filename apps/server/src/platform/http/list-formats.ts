import { type Cell, CSV_START, csvRow } from '../csv.ts';
import { fileHeaders } from './file-answer.ts';
import { type Described, proceduresOf } from './procedures.ts';
import type { AnyRouter } from './router.ts';

/** A list that was asked for under the name of a format: `/projects.csv`. */
interface ListRequest {
  /** The address of the list itself. */
  path: string;
  format: 'json' | 'csv';
  columns: string[];
}

/** The columns of a list's CSV: what its items hold; null for what answers no list. */
export function columnsOf({ route, outputSchema }: Described): string[] | null {
  const element = outputSchema?.shape?.items?.element;
  if (route.method !== 'GET' || !element) return null;
  const shapes = element.shape ? [element] : (element.options ?? []);
  return [...new Set<string>(shapes.flatMap(({ shape }: { shape?: object }) => Object.keys(shape ?? {})))];
}

/** Every list of the API has two more addresses, that of its JSON and that of a table for spreadsheets. */
export function listFormats(router: AnyRouter): (path: string) => ListRequest | null {
  const lists = proceduresOf(router).flatMap((described) => {
    const columns = columnsOf(described);
    const path = described.route.path.replaceAll(/\{\w+\}/g, '[^/]+');
    return columns ? [{ pattern: new RegExp(`^(/api${path})\\.(json|csv)$`), columns }] : [];
  });
  return (path) => {
    if (!/\.(json|csv)$/.test(path)) return null;
    for (const { pattern, columns } of lists) {
      const [, list, format] = pattern.exec(path) ?? [];
      if (list) return { path: list, format: format as ListRequest['format'], columns };
    }
    return null;
  };
}

/** The answer of a list as a table, a row an item, and where its next page is. */
export async function asCsv(answer: Response, { path, columns }: ListRequest, url: URL): Promise<Response> {
  const { items, total, page, pageLimit } = await answer.json();
  const rows = items.map((item: Record<string, unknown>) => csvRow(columns.map((column) => cellOf(item[column]))));
  const headers = new Headers(fileHeaders(`${path.split('/').at(-1)}.csv`, 'text/csv; charset=utf-8'));
  if (page * pageLimit < total) {
    const next = new URL(url);
    next.searchParams.set('page', String(page + 1));
    headers.set('link', `<${next.pathname}${next.search}>; rel="next"`);
  }
  return new Response(CSV_START + csvRow(columns) + rows.join(''), { headers });
}

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined || typeof value === 'number' || typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join('; ');
  return JSON.stringify(value);
}
