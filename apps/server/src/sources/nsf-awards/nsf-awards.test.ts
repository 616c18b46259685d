import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nsfAwards } from './nsf-awards.source.ts';

test('[DATA-01] awards of the NSF; its errors come as answers', async () => {
  const award = {
    id: '9900001',
    title: 'SBIR Phase II: Quiet pump',
    abstractText: 'This project &lt;br/&gt; is quiet.',
    startDate: '09/15/2021',
    expDate: '08/31/2023',
    fundsObligatedAmt: '999999',
    awardeeName: 'MADE UP INC',
    awardeeCity: 'AMES',
    awardeeStateCode: 'IA',
    piFirstName: 'Ada',
    piLastName: 'Invented',
  };
  const items = await readSource(nsfAwards, JSON.stringify({ response: { award: [award, { id: '2' }] } }));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'nsf-9900001',
      date: '2021-09-15',
      amount: 999_999,
      people: [{ name: 'Ada Invented' }],
      facets: { program: ['SBIR'], phase: ['Phase II'], state: ['Iowa'], year: ['2021'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
  const error = {
    response: { serviceNotification: [{ notificationType: 'ERROR', notificationMessage: 'Invalid parameter' }] },
  };
  expect(rejectionsOf(await readSource(nsfAwards, JSON.stringify(error)))).toEqual([
    ['record 1', 'The service answered: Invalid parameter'],
  ]);
});
