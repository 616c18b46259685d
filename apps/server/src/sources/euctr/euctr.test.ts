import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { euctr } from './euctr.source.ts';

test('[DATA-14] results pages of the EU register: lists as Python prints them', async () => {
  const csv = `,trial_id,global_end_of_trial_date,first_version_date,this_version_date,trial_countries,results_type,recruitment_countries,trial_start_date,error
0,2099-000001-22,2010-04-27,2015-07-31,2016-07-06,"['BE', 'IT']",Tabular,"{'Belgium': 11, 'France': 43}",2003-07-16,
1,none,,,,,,,,
`;
  const items = await readSource(euctr, csv);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'EUCTR2099-000001-22',
      title: 'EU trial 2099-000001-22',
      date: '2015-07-31',
      amount: 54,
      facets: { status: ['Completed'], country: ['Belgium', 'Italy', 'France'] },
      data: { resultsUrl: expect.stringMatching(/2099-000001-22\/results$/), enrollmentDate: '2003-07-16' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 3', "'none' is not a EudraCT number"]]);
});
