import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nsf } from './nsf.source.ts';

test('[DATA-01] answers of the awards API: a small business award, a grant, a row without title', async () => {
  const answer = {
    response: {
      award: [
        {
          id: '2601234',
          title: 'SBIR Phase I: A quiet pump',
          abstractText: 'First line.<br/>Second &amp; last.',
          startDate: '02/01/2026',
          expDate: '01/31/2027',
          fundProgramName: 'SBIR Phase I',
          fundsObligatedAmt: '305000',
          awardeeName: 'MADE UP PUMPS LLC',
          awardeeCity: 'AMES',
          awardeeStateCode: 'IA',
          ueiNumber: 'ZZSAMPLE0001',
          piFirstName: 'Ada',
          piLastName: 'Invented',
          piEmail: 'ada@example.org',
        },
        {
          id: '2609999',
          title: 'Old flows',
          date: '01/05/2026',
          fundProgramName: 'FLUID DYNAMICS',
          pdPIName: 'B Made',
        },
        { id: '2600000' },
      ],
      metadata: { offset: 1, rpp: 25, totalCount: 3 },
    },
  };
  const items = await readSource(nsf, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'awards',
      id: 'nsf-2601234',
      title: 'SBIR Phase I: A quiet pump',
      date: '2026-02-01',
      amount: 305_000,
      url: 'https://www.nsf.gov/awardsearch/showAward?AWD_ID=2601234',
      place: { state: 'Iowa', country: 'United States' },
      organisations: [{ name: 'MADE UP PUMPS LLC', ids: { uei: 'ZZSAMPLE0001' } }, { role: 'Awarding agency' }],
      people: [{ name: 'Ada Invented', role: 'Principal investigator' }],
      facets: { agency: ['National Science Foundation'], program: ['SBIR'], phase: ['Phase I'], year: ['2026'] },
      data: { endDate: '2027-01-31', abstract: 'First line.\nSecond & last.' },
    },
    { id: 'nsf-2609999', date: '2026-01-05', amount: null, facets: { program: ['Research grant'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 3', 'No title']]);
});
