import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { slug } from '../../catalogue/normalise/words.ts';
import { type CsvRow, cell, hasColumns } from '../shared/csv.ts';
import type { JsonObject } from '../shared/json.ts';

/** Tables that people make of the directory: each has the batch, and names the rest in its own way. */
export const isDirectoryTable = (file: SourceFile) =>
  hasColumns(file, 'batch') &&
  (hasColumns(file, 'company_name') || hasColumns(file, 'name')) &&
  ['team_size', 'one_liner', 'short_description'].some((column) => hasColumns(file, column));

/** A row under the names of the directory's search. Without the directory's number the page's name is the id. */
export function fromRow(row: CsvRow): JsonObject {
  const read = (...names: string[]) => cell(row, ...names);
  const name = read('name', 'company_name');
  const link = read('url', 'yc_url', 'company_link', 'link');
  const page = read('slug') ?? /\/companies\/([^/?#]+)/.exec(link ?? '')?.[1];
  return {
    id: read('id', 'company_id') ?? page ?? (name && slug(name)),
    name,
    slug: page,
    website: read('website', 'company_website'),
    one_liner: read('one_liner', 'short_description', 'headline'),
    long_description: read('long_description', 'description'),
    status: read('status', 'company_status'),
    team_size: read('team_size'),
    batch: read('batch'),
    tags: list(read('tags')),
    industries: list(read('industries', 'industry')),
    all_locations: read('all_locations', 'location', 'company_address', 'country', 'company_country'),
  };
}

/** "['B2B', 'Pumps']" or 'B2B, Pumps'. */
const list = (text: string | undefined) =>
  (text ?? '')
    .split(/[,;|]/)
    .map((part) => part.replace(/^[\s['"]+|[\s\]'"]+$/g, ''))
    .filter(Boolean);
