import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixturesDir, realFile } from '../../../test/fixtures-dir.ts';
import { recogniseSource } from '../../sources/registry.ts';
import { engineDeclaration } from '../engines/registry.ts';
import { openImportFiles } from './import-file.ts';
import { MemoryIndex } from './memory-index.ts';
import { runImport } from './run-import.ts';
import type { ImportSummary } from './source.port.ts';

/** Requirement, file, its source, and what an import must count. */
type Expected = [requirement: string, file: string, source: string, read: number, rejected: number];

const files: Expected[] = [
  ['DATA-01', 'awards/award_data_sample.csv', 'sbir', 5, 0],
  ['DATA-01', 'awards/sbir_api_v1_awards_1995_phase2.json', 'sbir', 1255, 1],
  ['DATA-01', 'awards/sbir_api_v1_awards_2017_phase2.json', 'sbir', 1196, 0],
  ['DATA-01', 'awards/sbir_scraped_awards_1999_phase2.json', 'sbir', 1238, 0],
  ['DATA-02', 'funding/dod_dsip_topics_flat.csv', 'dod-dsip', 719, 0],
  ['DATA-02', 'funding/grants_gov_search2_response.json', 'grants-gov', 2, 0],
  ['DATA-02', 'funding/sam_opportunities_flat.csv', 'sam-gov', 200, 0],
  ['DATA-02', 'funding/sbir_api_v1_solicitations_DOD.json', 'sbir-solicitations', 97, 0],
  ['DATA-02', 'funding/sbir_api_v1_solicitations_HHS.json', 'sbir-solicitations', 279, 0],
  ['DATA-02', 'funding/sbir_api_v1_solicitations_NASA.json', 'sbir-solicitations', 17, 0],
  // Topics called 'Other', of which the export says nothing that tells them apart.
  ['DATA-02', 'funding/sbir_closed_topics_phase1_3001_4000.json', 'sbir-solicitations', 1000, 23],
  ['DATA-02', 'funding/sbir_closed_topics_phase1_3001_4000.xlsx', 'sbir-solicitations', 1000, 23],
  ['DATA-04', 'federal_labs/NASA_Patents.csv', 'nasa-patents', 1393, 0],
  ['DATA-05', 'companies/sec_company_tickers.json', 'sec-edgar', 7919, 0],
  ['DATA-05', 'companies/sec_submissions_CIK0001045810.json', 'sec-edgar', 1, 0],
  ['DATA-05', 'companies/sec_submissions_CIK0001771340.json', 'sec-edgar', 1, 1],
  ['DATA-05', 'companies/sec_submissions_CIK0000940418.json', 'sec-edgar', 1, 0],
  ['DATA-05', 'companies/yc_algolia_S05.json', 'yc-directory', 8, 0],
  ['DATA-05', 'investors/crunchbase_csv_export_acquisitions.csv', 'crunchbase', 50, 0],
  ['DATA-05', 'investors/sec_form_d_1685REIT.xml', 'sec-form-d', 1, 0],
  // People among the assignees.
  ['DATA-05', 'patents/patentsview_assignee_100.json', 'patentsview', 100, 8],
  ['DATA-05', 'companies/yc_algolia_W22.json', 'yc-directory', 399, 0],
  ['DATA-05', 'companies/crunchbase_2015_acquisitions.csv', 'crunchbase', 7497, 0],
  ['DATA-06', 'investors/crunchbase_csv_export_investors.csv', 'crunchbase', 50, 0],
  ['DATA-06', 'investors/crunchbase_csv_export_funding_rounds.csv', 'crunchbase', 50, 0],
  ['DATA-06', 'investors/crunchbase_investments_2013_by_round.csv', 'crunchbase', 6665, 6],
  ['DATA-06', 'investors/sec_form_d_APFund.xml', 'sec-form-d', 2, 0],
  ['DATA-07', 'patents/patentsview_patent_all_fields.json', 'patentsview', 1, 0],
  ['DATA-07', 'patents/patentsview_patent_after_paging.json', 'patentsview', 100, 0],
  ['DATA-07', 'patents/patentsview_patent_and_operator.json', 'patentsview', 12, 0],
  ['DATA-07', 'patents/patentsview_patent_dsl_query_300.json', 'patentsview', 300, 0],
  ['DATA-07', 'patents/uspto_odp_get_patent.json', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_odp_search_patents.json', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_grant_US08926509.xml', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_grant_US08930553.xml', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_app_US20050004437A1.xml', 'uspto', 1, 0],
  ['DATA-08', 'experts/openalex_author_A5023888391.json', 'openalex', 1, 0],
  ['DATA-08', 'experts/orcid_openalex_faculty_derived.json', 'orcid', 35, 0],
  ['DATA-08', 'experts/orcid_record_3.0.xml', 'orcid', 1, 0],
  ['DATA-08', 'experts/orcid_record_full_3.0.json', 'orcid', 1, 0],
  ['DATA-08', 'experts/patentsview_inventors_82.json', 'patentsview', 82, 0],
  ['DATA-09', 'publications/arxiv_api_q_testing_s0_m100_cfe7536492ca.xml', 'arxiv', 100, 0],
  ['DATA-09', 'publications/crossref_journal_works_desc.json', 'crossref', 20, 0],
  ['DATA-09', 'publications/openalex_works_2.json', 'openalex', 1, 0],
  ['DATA-09', 'publications/pubmed_29768149.xml', 'pubmed', 1, 0],
  ['DATA-09', 'publications/pubmed_efetch_articleset_1.xml', 'pubmed', 1, 0],
  ['DATA-09', 'publications/pubmed_efetch_articleset_2.xml', 'pubmed', 1, 0],
  ['DATA-09', 'publications/crossref_funder_works_100.json', 'crossref', 100, 0],
  ['DATA-09', 'publications/crossref_works_ecology.json', 'crossref', 20, 0],
  ['DATA-09', 'publications/openalex_work_W1694905212_thousands_of_authors.json', 'openalex', 1, 0],
  ['DATA-09', 'publications/openalex_work_W2741809807.json', 'openalex', 1, 0],
  ['DATA-10', 'clinical_trials/ctgov_ctg-studies_renamed.csv', 'clinicaltrials-gov', 1455, 0],
  ['DATA-10', 'clinical_trials/ctgov_legacy_NCT01174550.xml', 'clinicaltrials-gov', 5, 0],
  ['DATA-10', 'clinical_trials/ctgov_legacy_NCT00734539.xml', 'clinicaltrials-gov', 3, 0],
  ['DATA-10', 'clinical_trials/ctgov_legacy_NCT02958956.xml', 'clinicaltrials-gov', 2, 0],
  ['DATA-10', 'clinical_trials/ctgov_v1_full_studies_covid19_100.json', 'clinicaltrials-gov', 209, 0],
  ['DATA-11', 'clinical_trials/ctgov_v2_ctg-studies_dgg32.json', 'clinicaltrials-gov', 148, 0],
  ['DATA-11', 'interventions/ctgov_v2_ctg-studies_herniated_disc.json', 'clinicaltrials-gov', 285, 0],
  // A row of an AACT test table: an intervention without the NCT id of its trial.
  ['DATA-11', 'interventions/aact_rows_intervention.json', 'clinicaltrials-gov', 1, 1],
  ['DATA-11', 'interventions/aact_rows_intervention_other_name.json', 'clinicaltrials-gov', 1, 1],
  ['DATA-12', 'spending/fpds_contracts_derived.json', 'usaspending', 400, 0],
  ['DATA-12', 'spending/usaspending_awards_contract.json', 'usaspending', 1, 0],
  ['DATA-12', 'spending/usaspending_awards_grant.json', 'usaspending', 1, 0],
  // The answer holds one award twice.
  ['DATA-12', 'spending/usaspending_awards_search_results_contracts.json', 'usaspending', 5, 1],
  ['DATA-12', 'spending/usaspending_awards_search_results_grants.json', 'usaspending', 3, 0],
  ['DATA-12', 'spending/usaspending_selfdeclared_idvs_149.json', 'usaspending', 149, 0],
  ['DATA-12', 'spending/usaspending_spending_by_award_contracts.json', 'usaspending', 2, 0],
  ['DATA-14', 'intl_trials/ICTRP_covid-19-trials_25Mar2020.xlsx', 'ictrp', 667, 0],
  ['DATA-14', 'intl_trials/euctr_results_scrape_dec2020.csv', 'euctr', 2684, 0],
  ['DATA-14', 'intl_trials/ICTRP-Results_18Mar2020.xml', 'ictrp', 578, 0],
  ['DATA-14', 'intl_trials/ICTRP_COVID19-927-trials_7Apr2020.csv', 'ictrp', 927, 0],
  ['DATA-13', 'drugs/Applications.txt', 'drugs-fda', 23_267, 0],
];

/** Files that hold no records of their own, and why. */
const nothingToImport: Record<string, string> = {
  'investors/crunchbase_csv_export_investments.csv':
    'read beside investors.csv: which investor took part in which round',
  'investors/crunchbase_csv_export_investment_partners.csv':
    'read beside investors.csv: its partners, known by uuid alone',
  'drugs/Products.txt': 'read beside Applications.txt',
  'drugs/Submissions.txt': 'read beside Applications.txt',
  'drugs/MarketingStatus.txt': 'read beside Applications.txt',
  'drugs/TE.txt': 'read beside Applications.txt',
  'drugs/ApplicationDocs.txt': 'read beside Applications.txt',
  'drugs/MarketingStatus_Lookup.txt': 'words for codes of MarketingStatus.txt',
  'drugs/SubmissionClass_Lookup.txt': 'words for codes of Submissions.txt',
  'drugs/ApplicationsDocsType_Lookup.txt': 'words for codes of ApplicationDocs.txt',
  'drugs/ActionTypes_Lookup.txt': 'words for codes that no table of the set uses',
  'drugs/SubmissionPropertyType.txt': 'orphan and priority marks, which the submissions say too',
  'interventions/aact_rows_browse_intervention.json': 'MeSH terms without the trial that they belong to',
  'spending/usaspending_awards_transactions.json':
    'changes to an award that is not named; its sums come with the award',
  'spending/usaspending_recipients_search.json': 'sums for each recipient, no awards',
  'spending/usaspending_spending_by_recipient.json': 'sums for each recipient, no awards',
};

test.skipIf(fixturesDir === null)('every published file is imported, or named with the reason why not', async () => {
  const folder = path.join(fixturesDir!, 'data');
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const published = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    // Neither documents nor what people made of such files themselves.
    .filter((name) => name.includes('/') && !/^(pdfs|wild)\//.test(name));
  const known = [...files.map(([, name]) => name), ...Object.keys(nothingToImport)];
  expect(published.toSorted()).toEqual(known.toSorted());
});

test.skipIf(fixturesDir === null).each(Object.keys(nothingToImport))('%s is passed over', async (name) => {
  const {
    files: [file],
  } = await openImportFiles(realFile(name)!);
  expect(await recogniseSource(file!, null)).toBeNull();
});

const workbooks = files.filter(([, name]) => name.endsWith('.xlsx'));

test.skipIf(fixturesDir === null).each(workbooks)(
  '[%s] %s is understood in its folder too',
  async (_, name, source) => {
    const location = realFile(name)!;
    const { files: beside } = await openImportFiles(path.dirname(location));
    const file = beside.find((one) => one.name === path.basename(name));
    expect((await recogniseSource(file!, null))?.name).toBe(source);
  },
);

/** The file of a path that a source understands: a workbook is unpacked on the way, and only its sheet is one. */
async function openUnderstood(location: string) {
  const { files: opened, dispose } = await openImportFiles(location);
  for (const file of opened) {
    const source = await recogniseSource(file, null);
    if (source) return { file, source, dispose };
  }
  throw new Error(`No source understands ${location}`);
}

test.skipIf(fixturesDir === null)(
  '[DATA-02] the broken export of topics and its workbook hold the same records',
  async () => {
    const index = new MemoryIndex();
    const importOne = async (ending: string) => {
      const name = `funding/sbir_closed_topics_phase1_3001_4000.${ending}`;
      const { file, source, dispose } = await openUnderstood(realFile(name)!);
      const summary = await runImport({ index, source, file, signal: new AbortController().signal });
      await dispose();
      return summary;
    };
    expect(await importOne('json')).toMatchObject({ added: 977 });
    expect(await importOne('xlsx')).toMatchObject({ added: 0, changed: 0, unchanged: 977 });
  },
);

const counts = ({ read, added, changed, unchanged, rejected, failure }: ImportSummary) => ({
  read,
  added,
  changed,
  unchanged,
  rejected,
  failure,
});

describe.each(files)('[%s] %s', (_requirement, name, sourceName, read, rejected) => {
  const location = realFile(name);

  test.skipIf(location === null)('is imported, then changes nothing; its details can be shown', async () => {
    const { file, source, dispose } = await openUnderstood(location!);
    expect(source.name).toBe(sourceName);
    const index = new MemoryIndex();
    const run = () => runImport({ index, source, file, signal: new AbortController().signal });
    const added = read - rejected;
    expect(counts(await run())).toEqual({ read, added, changed: 0, unchanged: 0, rejected, failure: null });
    const everyFiftieth = [...index.records.values()].filter((_, position) => position % 50 === 0);
    for (const record of everyFiftieth) {
      const declaration = engineDeclaration(record.engine);
      for (const field of declaration.detail.flatMap((group) => group.fields)) field.value(record);
      for (const facet of Object.keys(record.facets))
        expect(declaration.facets.map(({ field }) => field)).toContain(facet);
    }
    const again = { read, added: 0, changed: 0, unchanged: added, rejected, failure: null };
    expect(counts(await run())).toEqual(again);
    // Now it has to read the file again.
    index.checkpoints.clear();
    expect(await run()).toMatchObject({ ...again, isSame: false });
    await dispose();
  });

  test.skipIf(location === null || read < 100)('stopped half way, it goes on to the same end', async () => {
    const { file, source, dispose } = await openUnderstood(location!);
    const index = new MemoryIndex();
    const controller = new AbortController();
    const onProgress = (summary: ImportSummary) => summary.read > read / 3 && controller.abort();
    const stopped = runImport({ index, source, file, signal: controller.signal, onProgress, batchSize: 50 });
    await stopped.catch(() => {});
    const summary = await runImport({ index, source, file, signal: new AbortController().signal });
    expect(summary.read).toBe(read);
    expect(summary.rejected).toBe(rejected);
    expect(index.records.size).toBe(read - rejected);
    await dispose();
  });
});
