import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
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

const EXPORTER = `APPLICATION_ID,ACTIVITY,ADMINISTERING_IC,FULL_PROJECT_NUM,FY,IC_NAME,ORG_CITY,ORG_COUNTRY,ORG_NAME,ORG_STATE,PI_NAMEs,PROJECT_START,PROJECT_END,PROJECT_TERMS,PROJECT_TITLE,TOTAL_COST,PHR
9000001,R43,CA,1R43CA000001-01,2012,NATIONAL CANCER INSTITUTE,AMES,UNITED STATES,MADE UP PUMPS,IA,"SECOND, BO; INVENTED, ADA (contact);",9/1/2012,8/31/2013,pump;quiet;,A quiet pump,150000,Relevant.
,R43,CA,x,2012,,,,,,,,,,No id,1,
`;
const SITE = `"NIH Spending Categorization","Project Terms","Project Title","Public Health Relevance","Administering IC","Application ID","Project Number","Activity","Fiscal Year","Contact PI / Project Leader","Other PI or Project Leader(s)","Organization Name","Organization City","Organization State","Organization Country","Project Start Date","Project End Date","Total Cost"
"No NIH Category available.","pump;quiet;","A quiet pump","Relevant.","National Cancer Institute","9000001","1R43CA000001-01","R43","2012","INVENTED, ADA ","SECOND, BO","MADE UP PUMPS","AMES","IA","UNITED STATES","1-Sep-2012","31-Aug-2013","150000"
`;

test.each([
  ['ExPORTER', EXPORTER],
  ["the site's export", SITE],
])('[DATA-01] the same project from %s', async (_format, content) => {
  const items = await readSource(nihReporter, content);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'nih-9000001',
      title: 'A quiet pump',
      amount: 150_000,
      date: '2012-09-01',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
      data: {
        institute: 'National Cancer Institute',
        program: 'SBIR',
        phase: 'Phase I',
        awardNumber: '1R43CA000001-01',
        year: 2012,
        principalInvestigator: { name: 'Ada Invented' },
        keywords: ['pump', 'quiet'],
        abstract: 'Relevant.',
      },
    },
  ]);
  if (content === EXPORTER) expect(rejectionsOf(items)).toEqual([['line 3', 'No application id']]);
});

test('[DATA-01] the abstracts of ExPORTER lie beside the projects', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'exporter-'));
  await writeFile(path.join(folder, 'RePORTER_PRJ_C_FY2012.csv'), EXPORTER);
  await writeFile(
    path.join(folder, 'RePORTER_PRJABS_C_FY2012.csv'),
    'APPLICATION_ID,ABSTRACT_TEXT\n9000001,"Pumps, quiet."\n',
  );
  const { files } = await openImportFiles(path.join(folder, 'RePORTER_PRJ_C_FY2012.csv'));
  expect(recordsOf(await readSource(nihReporter, files[0]!))[0]?.data['abstract']).toBe('Pumps, quiet.');
  await rm(folder, { recursive: true });
});
