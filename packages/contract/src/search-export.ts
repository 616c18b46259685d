import { z } from 'zod';
import { Engine, SortDirection, SortField } from './engines.ts';
import { EXPORT_ROWS_MAX } from './limits.ts';
import { route } from './route.ts';
import { SearchFilters, SearchMode, SearchQuery } from './search.ts';
import { EXPORT_TEXTS, MANIFEST_FILE } from './search-export.texts.ts';

export { EXPORT_TEXTS, MANIFEST_FILE };

/** The same for an export without a bundle: URI-encoded JSON. */
export const MANIFEST_HEADER = 'x-export-manifest';

export const SearchExport = SearchQuery.omit({ page: true, pageLimit: true }).extend({
  /** Only these records of the data set, in this order; the query then does not select. */
  ids: z.array(z.string().min(1).max(300)).min(1).max(EXPORT_ROWS_MAX).optional(),
  /** A zip with the manifest in it, also where there is only one CSV. */
  bundle: z.boolean().default(false),
});
export type SearchExport = z.infer<typeof SearchExport>;

/** The contents of an export, where they come from, and whether they are everything that was found. */
export const ExportManifest = z.object({
  product: z.object({ name: z.string(), version: z.string() }),
  /** Address of the screen that shows the same search. */
  address: z.string(),
  searchEngine: Engine,
  /** The query as typed. */
  query: z.string(),
  /** How the query was understood, in the query language. */
  understood: z.string(),
  mode: SearchMode,
  /** Notes for people about this search: a part that was read as words, words left out. */
  notes: z.array(z.string()),
  filters: SearchFilters,
  sort: SortField,
  sortDirection: SortDirection,
  /** True for chosen records: the search above is then only where they were chosen. */
  isSelection: z.boolean(),
  /** Records in the main file. */
  rows: z.number().int(),
  /** Records found, or chosen. */
  total: z.number().int(),
  isTotalCapped: z.boolean(),
  /** Most records that one export takes. */
  limit: z.number().int(),
  /** False when more was found than is here. */
  isComplete: z.boolean(),
  /** Records that were chosen or found and are no longer in the catalogue. */
  missing: z.number().int(),
  /** When the searched data last changed, ISO 8601 in UTC. */
  asOf: z.string(),
  exportedAt: z.string(),
  /** The CSV files with their columns. */
  files: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  /** Sources of the exported records, most records first. Licences in the sources' own wording. */
  sources: z.array(
    z.object({ name: z.string(), licence: z.string(), records: z.number().int(), isSample: z.boolean() }),
  ),
  /** True when some of the records are made up, for demonstration. */
  hasSampleData: z.boolean(),
});
export type ExportManifest = z.infer<typeof ExportManifest>;

export const searchExport = {
  csvData: route({
    method: 'POST',
    path: '/search/csv-data',
    summary: 'Search results as CSV, or as a zip of CSV files with a manifest',
    tags: ['Search'],
    errors: ['NOT_FOUND'],
    outputStructure: 'detailed',
  })
    .input(SearchExport)
    .output(
      z.object({
        headers: z.record(z.string(), z.string()),
        // A file to callers; the server sends it while it is being written.
        body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
      }),
    ),
};
