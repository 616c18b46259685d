import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { companionFile } from '../shared/companion.ts';
import { type CsvRow, cell, readCsv } from '../shared/csv.ts';
import type { JsonObject } from '../shared/json.ts';

/**
 * The companions of g_patent.tsv are larger than memory and not sorted alike, so patents are read in blocks, and the
 * companions once for each block.
 */
const BLOCK_PATENTS = 250_000;
const FIRST_COMPANIONS = 200;

type Attach = (row: CsvRow, patent: JsonObject, locations: Map<string, CsvRow>) => void;

/** Companion files and what their rows add to the patent, under the API's names. */
const COMPANIONS: [name: string, attach: Attach][] = [
  [
    'g_assignee_disambiguated.tsv',
    (row, patent, locations) =>
      push(patent, 'assignees', {
        assignee_id: cell(row, 'assignee_id'),
        assignee_type: cell(row, 'assignee_type'),
        assignee_organization: cell(row, 'disambig_assignee_organization', 'assignee_organization'),
        assignee_individual_name_first: cell(row, 'disambig_assignee_individual_name_first'),
        assignee_individual_name_last: cell(row, 'disambig_assignee_individual_name_last'),
        ...placeOf(row, 'assignee', locations),
      }),
  ],
  [
    'g_inventor_disambiguated.tsv',
    (row, patent, locations) =>
      push(patent, 'inventors', {
        inventor_id: cell(row, 'inventor_id'),
        inventor_name_first: cell(row, 'disambig_inventor_name_first', 'inventor_name_first'),
        inventor_name_last: cell(row, 'disambig_inventor_name_last', 'inventor_name_last'),
        ...placeOf(row, 'inventor', locations),
      }),
  ],
  ['g_cpc_current.tsv', (row, patent) => push(patent, 'cpc_current', { cpc_subclass_id: cell(row, 'cpc_subclass') })],
  ['g_patent_abstract.tsv', (row, patent) => Object.assign(patent, { patent_abstract: cell(row, 'patent_abstract') })],
  [
    'g_application.tsv',
    (row, patent) =>
      push(patent, 'application', {
        application_id: cell(row, 'application_id'),
        filing_date: cell(row, 'filing_date'),
      }),
  ],
];

/** Patents of g_patent.tsv with what lies beside it, in the shape of the API's answers. */
export async function* readBulk(
  file: SourceFile,
  signal: AbortSignal,
): AsyncGenerator<{ line: number; patent: JsonObject }> {
  const locations = await readLocations(file, signal);
  let block = new Map<string, { line: number; patent: JsonObject }>();
  for await (const row of readCsv(file, signal)) {
    const id = cell(row, 'patent_id', 'id', 'number');
    const patent: JsonObject = {
      patent_id: id,
      patent_title: cell(row, 'patent_title', 'title'),
      patent_abstract: cell(row, 'patent_abstract', 'abstract'),
      patent_date: cell(row, 'patent_date', 'date'),
      patent_type: cell(row, 'patent_type', 'type'),
      wipo_kind: cell(row, 'wipo_kind', 'kind'),
      patent_num_claims: cell(row, 'num_claims'),
      withdrawn: cell(row, 'withdrawn') === '1',
    };
    block.set(id ?? `line ${row.line}`, { line: row.line, patent });
    if (block.size < BLOCK_PATENTS) continue;
    yield* complete(file, block, locations, signal);
    block = new Map();
  }
  yield* complete(file, block, locations, signal);
}

async function* complete(
  file: SourceFile,
  block: Map<string, { line: number; patent: JsonObject }>,
  locations: Map<string, CsvRow>,
  signal: AbortSignal,
) {
  for (const [name, attach] of COMPANIONS) {
    const companion = await companionFile(file, name);
    if (!companion) continue;
    for await (const row of readCsv(companion, signal)) {
      const patent = block.get(cell(row, 'patent_id') ?? '')?.patent;
      if (patent) attach(row, patent, locations);
    }
  }
  yield* block.values();
}

async function readLocations(file: SourceFile, signal: AbortSignal): Promise<Map<string, CsvRow>> {
  const locations = new Map<string, CsvRow>();
  const companion = await companionFile(file, 'g_location_disambiguated.tsv');
  if (!companion) return locations;
  for await (const row of readCsv(companion, signal)) {
    const id = cell(row, 'location_id');
    if (id) locations.set(id, row);
  }
  return locations;
}

function placeOf(row: CsvRow, prefix: string, locations: Map<string, CsvRow>): JsonObject {
  const place = locations.get(cell(row, 'location_id') ?? '');
  if (!place) return {};
  return {
    [`${prefix}_city`]: cell(place, 'disambig_city'),
    [`${prefix}_state`]: cell(place, 'disambig_state'),
    [`${prefix}_country`]: cell(place, 'disambig_country'),
  };
}

function push(patent: JsonObject, list: string, value: JsonObject): void {
  const values = (patent[list] ?? []) as JsonObject[];
  if (values.length < FIRST_COMPANIONS) values.push(value);
  patent[list] = values;
}
