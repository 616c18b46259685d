import { companionFile } from '../../catalogue/import/companion.ts';
import type { SourceFile } from '../../catalogue/import/source.port.ts';
import { type CsvRow, cell, readCsv } from '../shared/csv.ts';
import { joinCompanions } from '../shared/join.ts';
import type { JsonObject } from '../shared/json.ts';

const BLOCK_PATENTS = 250_000;
/** For each kind and patent. */
const PARTIES_MAX = 200;

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
  [
    'rawassignee.tsv',
    (row, patent) =>
      push(patent, 'assignees', {
        assignee_id: cell(row, 'assignee_id'),
        assignee_type: cell(row, 'type'),
        assignee_organization: cell(row, 'organization'),
        assignee_individual_name_first: cell(row, 'name_first'),
        assignee_individual_name_last: cell(row, 'name_last'),
      }),
  ],
  [
    'rawinventor.tsv',
    (row, patent) =>
      push(patent, 'inventors', {
        inventor_id: cell(row, 'inventor_id'),
        inventor_name_first: cell(row, 'name_first'),
        inventor_name_last: cell(row, 'name_last'),
      }),
  ],
  ['cpc_current.tsv', (row, patent) => push(patent, 'cpc_current', { cpc_subclass_id: cell(row, 'group_id') })],
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
): AsyncGenerator<{ line: number; item: JsonObject }> {
  const locations = await readLocations(file, signal);
  const companions = COMPANIONS.map(([name, attach]) => ({
    name,
    attach: (row: CsvRow, patent: JsonObject) => attach(row, patent, locations),
  }));
  yield* joinCompanions(file, {
    key: 'patent_id',
    mainKey: 'number',
    begin: patentOf,
    companions,
    blockSize: BLOCK_PATENTS,
    signal,
  });
}

/** patent.tsv, the table until 2022, has the short names; of both the columns since then are the longer ones. */
function patentOf(row: CsvRow): JsonObject {
  return {
    patent_id: cell(row, 'patent_id', 'number', 'id'),
    patent_title: cell(row, 'patent_title', 'title'),
    patent_abstract: cell(row, 'patent_abstract', 'abstract'),
    patent_date: cell(row, 'patent_date', 'date'),
    patent_type: cell(row, 'patent_type', 'type'),
    wipo_kind: cell(row, 'wipo_kind', 'kind'),
    patent_num_claims: cell(row, 'num_claims'),
    withdrawn: cell(row, 'withdrawn') === '1',
  };
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
  if (values.length < PARTIES_MAX) values.push(value);
  patent[list] = values;
}
