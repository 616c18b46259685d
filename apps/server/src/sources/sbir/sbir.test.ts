import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { sbir } from './sbir.source.ts';

const csv = (woman: string, uei: string) =>
  [
    `Company,Award Title,Agency,Branch,Phase,Program,Agency Tracking Number,Contract,Proposal Award Date,Award Year,Award Amount,${uei}Duns,HUBZone Owned,${woman},City,State,Abstract,PI Name`,
    `"Made Up, Inc.",Quiet &amp; small pump,Department of Energy,,Phase II,SBIR,T-1,C-1,9/3/2021,2021,"1,099,999.50",${uei ? 'ZZSAMPLE0001,' : ''}000000001,N,Y,Ames,IA,"First line.\nSecond line.",Dr. Ada Invented`,
    `Other LLC,Broken amount,Department of Energy,,Phase I,SBIR,T-2,C-2,,2020,plenty,${uei ? ',' : ''},N,N,Ames,IA,,`,
  ].join('\r\n');

test.each([
  ['older', 'Women Owned', ''],
  ['newer', 'Woman Owned', 'UEI,'],
])('[DATA-01] the %s bulk file', async (_vintage, woman, uei) => {
  const items = await readSource(sbir, csv(woman, uei));
  expect(rejectionsOf(items)).toEqual([['line 4', "Award amount 'plenty' is not an amount"]]);
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'awards',
      title: 'Quiet & small pump',
      date: '2021-09-03',
      amount: 1_099_999.5,
      place: { city: 'Ames', state: 'Iowa' },
      facets: { agency: ['Department of Energy'], phase: ['Phase II'], ownership: ['Woman-owned'] },
      people: [{ name: 'Dr. Ada Invented', role: 'Principal investigator' }],
      data: {
        awardee: 'Made Up, Inc.',
        abstract: 'First line.\nSecond line.',
        ...(uei ? { uei: 'ZZSAMPLE0001' } : {}),
      },
    },
  ]);
});

test('[DATA-01] the award API and saved pages', async () => {
  const answers = [
    {
      abstract: 'Text',
      agency: ['Environmental Protection Agency'],
      firm: 'MADE UP INC',
      link: 'https://www.sbir.gov/sbirsearch/detail/900001',
      phase: '2',
      program: ['SBIR'],
      title: 'A stove',
      year: ['2017'],
    },
    {
      title: 'N/A',
      comp_name: 'Other LLC',
      program: 'SBIR',
      phase: 'Phase II',
      award_year: '1999',
      award_amount: 750000,
      comp_address: '1 Road, Hanover, NH, 00000',
      url: 'https://www.sbir.gov/sbirsearch/detail/900002',
    },
    { title: 'Without company', phase: 'Phase I', program: 'SBIR' },
  ];
  const items = await readSource(sbir, JSON.stringify(answers));
  expect(recordsOf(items)).toMatchObject([
    {
      id: '900001',
      title: 'A stove',
      date: '2017',
      data: { agency: 'Environmental Protection Agency', phase: 'Phase II' },
    },
    {
      id: '900002',
      title: 'Untitled SBIR Phase II award to Other LLC (1999)',
      amount: 750_000,
      place: { city: 'Hanover', state: 'New Hampshire' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No company']]);
});

test('what stands for a missing abstract is none, and a title that runs into a name is parted from it', async () => {
  const answers = ['N/A', 'Abstract Not Available', 'Abstract Not Available A stove that burns clean.', 'A stove.'].map(
    (abstract, at) => ({
      firm: 'MADE UP INC',
      program: 'SBIR',
      phase: 'Phase I',
      title: `Stove ${at}`,
      abstract,
      pi_name: at === 0 ? 'Dr Ada RoeTitle: President' : 'Ada Roe',
      link: `https://www.sbir.gov/sbirsearch/detail/90001${at}`,
    }),
  );
  const records = recordsOf(await readSource(sbir, JSON.stringify(answers)));
  expect(records.map(({ text }) => text)).toEqual(['', '', 'A stove that burns clean.', 'A stove.']);
  expect(records[0]).toMatchObject({
    people: [{ name: 'Dr Ada Roe', role: 'Principal investigator' }],
    data: { principalInvestigator: { name: 'Dr Ada Roe', title: 'President' } },
  });
});

test('[DATA-02] a service of the Department of Defense that old rows name as agency is its branch, as in later ones', async () => {
  const award = (agency: string, branch?: string) => ({
    agency,
    ...(branch && { branch }),
    firm: 'MADE UP INC',
    link: `https://www.sbir.gov/sbirsearch/detail/${agency.length}`,
    phase: '2',
    program: 'SBIR',
    title: `For the ${agency}`,
    year: '1995',
  });
  const items = await readSource(sbir, JSON.stringify([award('Navy'), award('Department of Defense', 'Air Force')]));
  expect(recordsOf(items).map(({ data, facets }) => [data['branch'], facets['agency']])).toEqual([
    ['Navy', ['Department of Defense']],
    ['Air Force', ['Department of Defense']],
  ]);
});
