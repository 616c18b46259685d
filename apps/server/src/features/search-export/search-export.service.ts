import type { Engine } from '@groundwork/contract/engines';
import { PLAN_PERMISSIONS } from '@groundwork/contract/plans';
import { searchAddress } from '@groundwork/contract/search-address';
import {
  type ExportManifest,
  MANIFEST_FILE,
  MANIFEST_HEADER,
  type SearchExport,
} from '@groundwork/contract/search-export';
import type { EngineDeclaration } from '../../catalogue/engine.ts';
import { type CsvFile, csvFilesOf, furtherHeadings } from '../../catalogue/export/csv-files.ts';
import { type ExportTally, exportTally } from '../../catalogue/export/export-tally.ts';
import { csvText, readRecords } from '../../catalogue/export/stream-records.ts';
import { jsonText, type ZipEntry, zipStream } from '../../platform/archive/zip-stream.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Actor } from '../../platform/http/context.ts';
import { encoded, type FileAnswer, fileHeaders, streamOf } from '../../platform/http/file-answer.ts';
import { requirePlan } from '../../platform/http/require-plan.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { CatalogueOf } from '../organisations/organisations.access.ts';
import type { FoundRefs, SearchService } from '../search/search.service.ts';
import type { OwnColumnsOf } from '../table-imports/own-columns.access.ts';

type Dependencies = {
  catalogueOf: CatalogueOf;
  engineOf(engine: Engine): EngineDeclaration;
  /** The search itself: what the export holds is what the screen pages through. */
  findRefs: SearchService['refs'];
  ownColumns: OwnColumnsOf;
  audit: AuditLog;
  clock: Clock;
  appUrl: string;
  version: string;
};

/** Proxies refuse longer headers, and a long query makes a long manifest: then it is a bundle after all. */
const HEADER_MAX = 4_000;

export function searchExportService({
  catalogueOf,
  engineOf,
  findRefs,
  ownColumns,
  audit,
  clock,
  appUrl,
  version,
}: Dependencies) {
  /** Nothing is read where no own table is among the records that somebody sees. */
  async function furtherOf(
    actor: Actor,
    engine: Engine,
    read: () => ReturnType<typeof readRecords>,
  ): Promise<string[]> {
    const own = await ownColumns(actor);
    const headings = new Set<string>();
    if (own.some((column) => column.engine === engine))
      for await (const records of read()) furtherHeadings(records, headings);
    return [...headings];
  }
  return {
    async csvData(actor: Actor, input: SearchExport, signal?: AbortSignal): Promise<FileAnswer> {
      requirePlan(actor, 'exportRows', MESSAGES.words.needs.exportingResults);
      const limit = PLAN_PERMISSIONS[actor.plan].exportRows;
      const found = await findRefs(actor, input, input.ids ? 0 : limit, signal);
      const refs = input.ids ? [...new Set(input.ids)].map((id) => ({ engine: input.searchEngine, id })) : found.refs;
      await audit.record(actor, 'export.search', input.searchEngine, { records: String(refs.length) });
      const exportedAt = clock.now().toISOString();
      const index = await catalogueOf(actor);
      const read = () => readRecords(index, refs, signal);
      const files = csvFilesOf(engineOf(input.searchEngine), appUrl, await furtherOf(actor, input.searchEngine, read));
      const manifestOf = (tally: ExportTally): ExportManifest => {
        const totals = tally.totals();
        const total = input.ids ? refs.length : found.total;
        const isTotalCapped = !input.ids && found.isTotalCapped;
        return {
          product: { name: 'Groundwork', version },
          address: searchAddress(appUrl, { ...input, mode: found.mode }),
          ...whatWasSearched(input, found),
          isSelection: input.ids !== undefined,
          total,
          isTotalCapped,
          limit,
          isComplete: totals.rows === total && !isTotalCapped,
          missing: refs.length - totals.rows,
          exportedAt,
          files: files.map(({ name, columns }) => ({ name, columns })),
          ...totals,
        };
      };
      const name = `${input.searchEngine}-${exportedAt.slice(0, 10)}`;
      if (!input.bundle && files.length === 1) {
        // Headers go first, so that what they say has to be counted before: the records are read twice.
        const tally = exportTally();
        for await (const records of read()) tally.add(records);
        const header = encodeURIComponent(JSON.stringify(manifestOf(tally)));
        if (header.length <= HEADER_MAX)
          return {
            headers: { ...fileHeaders(`${name}.csv`, 'text/csv; charset=utf-8'), [MANIFEST_HEADER]: header },
            body: streamOf(encoded(csvText(files[0], read()))),
          };
      }
      const entries = bundle(files, read, manifestOf);
      return { headers: fileHeaders(`${name}.zip`, 'application/zip'), body: streamOf(zipStream(entries)) };
    },
  };
}

export type SearchExportService = ReturnType<typeof searchExportService>;

/** Each file reads the records anew: kept for the files after it, they would all have to be in memory. */
function* bundle(
  [main, ...tables]: [CsvFile, ...CsvFile[]],
  read: () => ReturnType<typeof readRecords>,
  manifestOf: (tally: ExportTally) => ExportManifest,
): Generator<ZipEntry> {
  const tally = exportTally();
  yield { name: main.name, text: csvText(main, tally.counting(read())) };
  for (const table of tables) yield { name: table.name, text: csvText(table, read()) };
  // Last, when everything is counted.
  yield { name: MANIFEST_FILE, text: jsonText(() => manifestOf(tally)) };
}

function whatWasSearched(input: SearchExport, { mode, understood, notes, asOf }: FoundRefs) {
  const { searchEngine, query, filters, sort, sortDirection } = input;
  return { searchEngine, query, understood, mode, notes, filters, sort, sortDirection, asOf };
}
