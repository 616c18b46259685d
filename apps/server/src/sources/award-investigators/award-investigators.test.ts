import { expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { recogniseSource } from '../registry.ts';
import { readSource, recordsOf } from '../shared/read-source.ts';
import { awardInvestigators } from './award-investigators.source.ts';

const csv = `Company,Award Title,Agency,Phase,Program,Award Year,Award Amount,City,State,PI Name,PI Title,PI Email
Made Up Inc,Quiet pump,Department of Energy,Phase I,SBIR,2019,"100,000",Ames,IA,Dr. Ada Invented,,
Made Up Inc,Valve,Department of Energy,Phase II,SBIR,2021,900000,Ames,IA,Ada Invented,Chief scientist,ada@example.org
Other LLC,Hose,Department of Energy,Phase I,SBIR,2020,1,Ames,IA,Ada Invented,,
Other LLC,Tap,Department of Energy,Phase I,SBIR,2020,1,Ames,IA,N/A,,
`;

test('[DATA-08] investigators of the awards, one for each person and company', async () => {
  expect(recordsOf(await readSource(awardInvestigators, csv))).toMatchObject([
    {
      engine: 'subject-matter-experts',
      id: 'pi-ada-invented-made-up-inc',
      title: 'Ada Invented',
      date: '2021',
      organisations: [{ name: 'Made Up Inc', role: 'Affiliation' }],
      facets: { position: ['Chief scientist'], state: ['Iowa'] },
      data: {
        awardsCount: 2,
        awardsTotal: 1_000_000,
        grants: [
          { title: 'Valve', year: 2021, amount: 900_000 },
          { title: 'Quiet pump', funder: 'Department of Energy' },
        ],
      },
    },
    { id: 'pi-ada-invented-other-llc', data: { awardsCount: 1 } },
  ]);
});

test('[DATA-08] pages of awards saved as JSON', async () => {
  const pages = [
    { title: 'Pump', comp_name: 'Made Up Inc', comp_pi_name: 'Ada Invented', award_year: '1999', phase: 'Phase I' },
  ];
  expect(recordsOf(await readSource(awardInvestigators, JSON.stringify(pages)))).toMatchObject([
    { id: 'pi-ada-invented-made-up-inc', data: { grants: [{ title: 'Pump', year: 1999 }] } },
  ]);
});

test('a file of awards holds awards, and experts when they are asked for', async () => {
  const file = memoryFile('award_data.csv', csv);
  expect((await recogniseSource(file, null))?.name).toBe('sbir');
  expect((await recogniseSource(file, 'subject-matter-experts'))?.name).toBe('award-investigators');
});
