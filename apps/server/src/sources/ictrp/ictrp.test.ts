import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { ictrp } from './ictrp.source.ts';

const fields: [name: string, value: string][] = [
  ['TrialID', 'ChiCTR99000001'],
  ['Public title', 'A made-up trial'],
  ['Date registration', '03/04/2020'],
  ['Date registration3', '20200403'],
  ['Source Register', 'ChiCTR'],
  ['Recruitment Status', 'Not Recruiting'],
  ['Target size', 'Control:30;Treatment:31;'],
  ['Study type', 'Observational study'],
  ['Phase', 'II-III'],
  ['Countries', 'China;United States of America'],
  ['Condition', 'Asthma'],
];
const csv = `${fields.map(([name]) => name).join(',')}\n${fields.map(([, value]) => value).join(',')}\n${',x'.repeat(1)}${','.repeat(9)}\n`;
const element = ([name, value]: [string, string]) =>
  `<${name.replaceAll(' ', '_')}>${value}</${name.replaceAll(' ', '_')}>`;
const xml = `<?xml version="1.0"?><Trials_downloaded_from_ICTRP><Trial>${fields.map(element).join('')}</Trial><Trial><Public_title>x</Public_title></Trial></Trials_downloaded_from_ICTRP>`;

test.each([
  ['CSV', csv, 'line 3'],
  ['XML', xml, 'trial 2'],
])('[DATA-14] the portal as %s', async (_format, content, badPlace) => {
  const items = await readSource(ictrp, content);
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'international-trials',
      id: 'ChiCTR99000001',
      date: '2020-04-03',
      amount: 61,
      facets: {
        register: ['ChiCTR'],
        status: ['Not recruiting'],
        phase: ['Phase 2/Phase 3'],
        studyType: ['Observational'],
        country: ['China', 'United States'],
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([[badPlace, 'No trial id']]);
});
