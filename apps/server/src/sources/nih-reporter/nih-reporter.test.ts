import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nihReporter } from './nih-reporter.source.ts';

test('[DATA-01] projects of RePORTER: small business grants by their activity code', async () => {
  const project = {
    appl_id: 99000001,
    fiscal_year: 2021,
    project_num: '2R44GM900001-02',
    project_title: 'Quiet pump',
    abstract_text: 'First.\r\nSecond.',
    award_amount: 900_000,
    project_start_date: '2019-09-01T00:00:00',
    organization: { org_name: 'MADE UP INC', org_city: 'AMES', org_state: 'IA', org_country: 'UNITED STATES' },
    principal_investigators: [{ full_name: 'Bo Invented' }, { full_name: 'Ada  Invented', is_contact_pi: true }],
    agency_ic_admin: { name: 'National Institute of Made Up Sciences' },
    pref_terms: 'Pumps;Noise;',
  };
  const items = await readSource(
    nihReporter,
    JSON.stringify({ meta: { total: 2 }, results: [project, { appl_id: 2 }] }),
  );
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'awards',
      id: 'nih-99000001',
      date: '2019-09-01',
      amount: 900_000,
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      people: [{ name: 'Ada Invented', role: 'Principal investigator' }],
      facets: { program: ['SBIR'], phase: ['Phase II'], agency: ['National Institutes of Health'] },
      data: { abstract: 'First.\nSecond.', keywords: ['Pumps', 'Noise'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
});
