import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nihReporter } from './nih-reporter.source.ts';

test('[DATA-01] answers of the projects endpoint: a small business award, a grant, a row without title', async () => {
  const answer = {
    meta: { search_id: null, total: 3, offset: 0, limit: 500 },
    results: [
      {
        appl_id: 11000001,
        fiscal_year: 2026,
        project_num: '1R44XX000001-01',
        activity_code: 'R44',
        agency_code: 'NIH',
        agency_ic_admin: { code: 'XX', abbreviation: 'NIXX', name: 'National Institute of Examples' },
        project_title: 'A quiet pump',
        abstract_text: 'PROJECT SUMMARY\nText.',
        award_notice_date: '2026-01-02T00:00:00',
        project_end_date: '2028-01-01T00:00:00',
        award_amount: 900000,
        organization: {
          org_name: 'MADE UP PUMPS, LLC',
          org_city: 'AMES',
          org_state: 'IA',
          org_country: 'UNITED STATES',
          primary_uei: 'ZZSAMPLE0001',
        },
        principal_investigators: [
          { full_name: 'Second Person', is_contact_pi: false },
          { full_name: 'Ada Invented', is_contact_pi: true },
        ],
        pref_terms: 'Pump;Noise;',
        project_detail_url: 'https://reporter.nih.gov/project-details/11000001',
      },
      { appl_id: 11000002, project_title: 'A grant', activity_code: 'R01', contact_pi_name: 'PERSON, SOME' },
      { appl_id: 11000003 },
    ],
  };
  const items = await readSource(nihReporter, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'nih-11000001',
      title: 'A quiet pump',
      date: '2026-01-02',
      amount: 900_000,
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      organisations: [{ name: 'MADE UP PUMPS, LLC' }, { name: 'Department of Health and Human Services' }],
      people: [{ name: 'Ada Invented' }],
      facets: { branch: ['National Institutes of Health'], program: ['SBIR'], phase: ['Phase II'] },
      data: {
        keywords: ['Pump', 'Noise'],
        institute: 'National Institute of Examples',
        awardNumber: '1R44XX000001-01',
      },
    },
    { id: 'nih-11000002', facets: { program: ['Research grant'] }, people: [{ name: 'Person, Some' }] },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No title']]);
});
