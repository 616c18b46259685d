import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
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

test('[DATA-14] a trial that is not held, as its register says before the title alone, is withdrawn and keeps its own title', async () => {
  const titled = (title: string) =>
    `<?xml version="1.0"?><Trials_downloaded_from_ICTRP><Trial>${fields
      .filter(([name]) => name !== 'Public title')
      .map(element)
      .join('')}<Public_title>${title}</Public_title></Trial></Trials_downloaded_from_ICTRP>`;
  const read = async (title: string) => recordsOf(await readSource(ictrp, titled(title)))[0]!;
  const [trial, because] = [
    await read('Cancelled by the investigator          Vitamin C for  asthma'),
    'Canceled by the investigator',
  ];
  expect(trial).toMatchObject({ title: 'Vitamin C for asthma', withdrawn: { reason: because, isDeleted: false } });
  expect(trial.facets).toMatchObject({ status: ['Not recruiting'] });
  expect((await read('Cancelled, due to modify the protocol     A trial')).withdrawn?.reason).toBe(
    'Canceled due to modify the protocol',
  );
  expect(await read('Retracted due to lack of patient &lt;br&gt;     Inhaled salt')).toMatchObject({
    title: 'Inhaled salt',
    data: { whyCanceled: 'due to lack of patient' },
  });
  expect((await read('Cancelled          A trial')).withdrawn?.reason).toBe('Canceled');
  const held = await read('Cancelled surgery and its  effect on asthma');
  expect([held.title, held.withdrawn]).toEqual(['Cancelled surgery and its effect on asthma', undefined]);
});

test('[DATA-14] characters that the export could not write, and nobody’s name', async () => {
  const said: [string, string][] = [
    ['TrialID', 'ChiCTR9'],
    ['Public title', '?Effect of salt'],
    ['Primary sponsor', 'Yiling Hospital?Renmin Hospital (Wuhan)'],
    ['Contact Firstname', 'Shen Tu?Wu Li'],
    ['Contact Affiliation', 'none'],
  ];
  const xml = `<?xml version="1.0"?><Trials_downloaded_from_ICTRP><Trial>${said.map(element).join('')}</Trial></Trials_downloaded_from_ICTRP>`;
  expect(recordsOf(await readSource(ictrp, xml))).toMatchObject([
    {
      title: 'Effect of salt',
      organisations: [{ name: 'Yiling Hospital; Renmin Hospital (Wuhan)', role: 'Primary sponsor' }],
      people: [{ name: 'Shen Tu' }],
    },
  ]);
});

test('[DATA-14] the list as a workbook: days as numbers, and a phase that became a day', async () => {
  const cell = (value: string | number, style = 0) =>
    typeof value === 'number' ? `<c s="${style}"><v>${value}</v></c>` : `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const header = ['TrialID', 'Public title', 'Source Register', 'Date registration3', 'Date enrollement', 'Phase'];
  const row = [
    cell('ChiCTR9'),
    cell('Pumps_x000D_ &amp;amp; valves'),
    cell('ChiCTR'),
    cell(20_200_127),
    cell(43_855, 1),
    cell(43_864, 1),
  ];
  const sheet = `<worksheet><sheetData><row>${header.map((name) => cell(name)).join('')}</row><row>${row.join('')}</row></sheetData></worksheet>`;
  const styles = '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="16"/></cellXfs></styleSheet>';
  const parts = { '[Content_Types].xml': '<Types/>', 'xl/styles.xml': styles, 'xl/worksheets/sheet1.xml': sheet };
  const book = zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
  expect(recordsOf(await readSource(ictrp, memoryFile('trials.xlsx', book)))).toMatchObject([
    {
      title: 'Pumps & valves',
      date: '2020-01-27',
      facets: { phase: ['Phase 2/Phase 3'] },
      data: { enrollmentDate: '2020-01-25' },
    },
  ]);
});
