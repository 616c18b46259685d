import { describe, expect, test } from 'vitest';
import { realFile } from '../../../test/fixtures-dir.ts';
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
  ['DATA-04', 'federal_labs/NASA_Patents.csv', 'nasa-patents', 1393, 0],
  ['DATA-05', 'companies/sec_company_tickers.json', 'sec-edgar', 7919, 0],
  ['DATA-05', 'companies/sec_submissions_CIK0001045810.json', 'sec-edgar', 1, 0],
  ['DATA-05', 'companies/sec_submissions_CIK0001771340.json', 'sec-edgar', 1, 1],
  ['DATA-05', 'companies/yc_algolia_W22.json', 'yc-directory', 399, 0],
  ['DATA-05', 'companies/crunchbase_2015_acquisitions.csv', 'crunchbase', 7497, 0],
  ['DATA-06', 'investors/crunchbase_csv_export_investors.csv', 'crunchbase', 50, 0],
  ['DATA-06', 'investors/crunchbase_csv_export_funding_rounds.csv', 'crunchbase', 50, 0],
  ['DATA-06', 'investors/crunchbase_investments_2013_by_round.csv', 'crunchbase', 6665, 6],
  ['DATA-07', 'patents/patentsview_patent_all_fields.json', 'patentsview', 1, 0],
  ['DATA-07', 'patents/patentsview_patent_after_paging.json', 'patentsview', 100, 100],
  ['DATA-07', 'patents/uspto_grant_US08926509.xml', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_grant_US08930553.xml', 'uspto', 1, 0],
  ['DATA-07', 'patents/uspto_app_US20050004437A1.xml', 'uspto', 1, 0],
  ['DATA-08', 'experts/openalex_author_A5023888391.json', 'openalex', 1, 0],
  ['DATA-09', 'publications/crossref_funder_works_100.json', 'crossref', 100, 0],
  ['DATA-09', 'publications/crossref_works_ecology.json', 'crossref', 20, 0],
  ['DATA-09', 'publications/openalex_work_W1694905212_thousands_of_authors.json', 'openalex', 1, 0],
  ['DATA-09', 'publications/openalex_work_W2741809807.json', 'openalex', 1, 0],
  ['DATA-10', 'clinical_trials/ctgov_ctg-studies_renamed.csv', 'clinicaltrials-gov', 1455, 0],
  ['DATA-10', 'clinical_trials/ctgov_legacy_NCT01174550.xml', 'clinicaltrials-gov', 5, 0],
  ['DATA-10', 'clinical_trials/ctgov_v1_full_studies_covid19_100.json', 'clinicaltrials-gov', 209, 0],
  ['DATA-11', 'clinical_trials/ctgov_v2_ctg-studies_dgg32.json', 'clinicaltrials-gov', 148, 0],
  ['DATA-11', 'interventions/ctgov_v2_ctg-studies_herniated_disc.json', 'clinicaltrials-gov', 285, 0],
  ['DATA-14', 'intl_trials/ICTRP-Results_18Mar2020.xml', 'ictrp', 578, 0],
  ['DATA-14', 'intl_trials/ICTRP_COVID19-927-trials_7Apr2020.csv', 'ictrp', 927, 0],
  ['DATA-13', 'drugs/Applications.txt', 'drugs-fda', 23_267, 0],
];

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
    const {
      files: [file],
    } = await openImportFiles(location!);
    const source = await recogniseSource(file!, null);
    expect(source?.name).toBe(sourceName);
    const index = new MemoryIndex();
    const run = () => runImport({ index, source: source!, file: file!, signal: new AbortController().signal });
    const added = read - rejected;
    expect(counts(await run())).toEqual({ read, added, changed: 0, unchanged: 0, rejected, failure: null });
    const everyFiftieth = [...index.records.values()].filter((_, position) => position % 50 === 0);
    for (const record of everyFiftieth) {
      const declaration = engineDeclaration(record.engine);
      for (const field of declaration.detail.flatMap((group) => group.fields)) field.value(record);
      for (const facet of Object.keys(record.facets))
        expect(declaration.facets.map(({ field }) => field)).toContain(facet);
    }
    expect(counts(await run())).toEqual({ read, added: 0, changed: 0, unchanged: added, rejected, failure: null });
  });

  test.skipIf(location === null || read < 100)('stopped half way, it goes on to the same end', async () => {
    const {
      files: [file],
    } = await openImportFiles(location!);
    const source = (await recogniseSource(file!, null))!;
    const index = new MemoryIndex();
    const controller = new AbortController();
    const onProgress = (summary: ImportSummary) => summary.read > read / 3 && controller.abort();
    const stopped = runImport({ index, source, file: file!, signal: controller.signal, onProgress, batchSize: 50 });
    await stopped.catch(() => {});
    const summary = await runImport({ index, source, file: file!, signal: new AbortController().signal });
    expect(summary.read).toBe(read);
    expect(summary.rejected).toBe(rejected);
    expect(index.records.size).toBe(read - rejected);
  });
});
