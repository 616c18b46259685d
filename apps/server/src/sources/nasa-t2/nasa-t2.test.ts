import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { nasaT2 } from './nasa-t2.source.ts';

test('[DATA-04] answers of the Technology Transfer API: values by position, words marked', async () => {
  const results = [
    [
      '5f0',
      'LEW-TOPS-99',
      'Quiet <span class="highlight">engine</span> pump',
      'A pump.<br>For &amp; more.',
      'LEW-TOPS-99',
      'aerospace',
      '',
      '',
      '',
      'GRC',
      'https://example.org/a.jpg',
      '',
      4.5,
    ],
    ['5f2', 'GSC-18456-1', 'Pump model', 'A model.', 'GSC-18456-1', 'design', 'Open Source', '', '', 'GSFC', '', '', 2],
    ['5f1', 'XXX-1', '', 'No title', 'XXX-1', '', '', '', '', '', '', '', 1],
    { not: 'an array' },
  ];
  const items = await readSource(nasaT2, JSON.stringify({ results, count: 3, total: 3, perpage: 10, page: 0 }));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'federal-lab-technologies',
      id: 'nasa-lew-tops-99',
      title: 'Quiet engine pump',
      url: 'https://technology.nasa.gov/patent/LEW-TOPS-99',
      facets: { lab: ['Glenn Research Center'], category: ['Aerospace'] },
      data: { description: 'A pump.\nFor & more.' },
    },
    {
      id: 'nasa-gsc-18456-1',
      url: 'https://software.nasa.gov/software/GSC-18456-1',
      facets: { lab: ['Goddard Space Flight Center'], status: ['Open Source'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([
    ['record 3', 'No title'],
    ['record 4', 'Not an array of values'],
  ]);
});
