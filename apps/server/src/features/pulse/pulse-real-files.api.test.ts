import { expect, test } from 'vitest';
import { openTestApp } from '../../../test/app.ts';
import { realFile } from '../../../test/fixtures-dir.ts';
import { newProject } from '../../../test/plan-people.ts';
import { pulseNumbers } from '../../../test/pulse-numbers.ts';
import { importFiles } from '../../catalogue/import/import-files.ts';

const FILES = [
  'awards/award_data_sample.csv',
  'awards/sbir_api_v1_awards_2017_phase2.json',
  'clinical_trials/ctgov_v1_full_studies_covid19_100.json',
  'clinical_trials/ctgov_v2_ctg-studies_dgg32.json',
  'companies/yc_algolia_W22.json',
  'investors/crunchbase_csv_export_funding_rounds.csv',
  'funding/sam_opportunities_flat.csv',
  'patents/patentsview_patent_dsl_query_300.json',
  'publications/arxiv_api_q_testing_s0_m100_cfe7536492ca.xml',
].map(realFile);
const PROJECTS = [
  'Automated software testing. Test cases are generated from source code with symbolic execution and fuzzing, so that developers find software defects.',
  'Hydroxychloroquine for COVID-19. Patients in intensive care with COVID-19 pneumonia and respiratory failure are treated with hydroxychloroquine, azithromycin, tocilizumab or convalescent plasma, and their mortality, viral load and days on ventilation are compared.',
  'A phased array radar for maritime surface search on combatant craft. The antenna array scans electronically and is affordable.',
];

test.skipIf(FILES.includes(null))(
  '[PULSE-01] [PULSE-02] [PULSE-03] [PULSE-09] on published records every number is what a search lists',
  { timeout: 180_000 },
  async () => {
    const app = await openTestApp({ env: { DEFAULT_PLAN: 'pro' } });
    const { signal } = new AbortController();
    await importFiles({ index: app.index, locations: FILES as string[], engine: null, source: null, signal });
    const owner = await app.signedUp();
    const numbers = pulseNumbers(owner, app.index);
    let found = 0;
    let open = 0;
    for (const text of PROJECTS) {
      const id = await newProject(owner, text);
      const { figures } = await numbers.keyFigures(id);
      found += figures.filter(({ onTopic }: { onTopic: number }) => onTopic > 0).length;
      const { series } = await numbers.marketTrends(id);
      open += series.filter(({ years }: { years: { count: number | null }[] }) =>
        years.some(({ count }) => count === null),
      ).length;
      await numbers.fundingTrends({ id, text });
      await numbers.agencies({ id, text });
      await numbers.places(id);
      await numbers.clinical({ id, text });
    }
    expect(found).toBeGreaterThan(1);
    // Awards of one year, companies of another: most data sets cover a few of the fifteen years.
    expect(open).toBeGreaterThan(3);
    await app.close();
    expect(app.faults).toEqual([]);
  },
);
