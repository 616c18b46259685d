import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { sbirSolicitations } from './sbir-solicitations.source.ts';

test('[DATA-02] solicitations of API v1: days as seconds', async () => {
  const answer = [
    {
      agency: ['Made Up Agency', 'Pump Branch'],
      close_date: 1_315_468_800,
      description: 'Made Up STTR 2011',
      its_field_open_date: 1_310_976_000,
      link: 'https://www.sbir.gov/sbirsearch/detail/900001',
      release_date: 1_310_976_000,
      source_url: 'http://example.org/',
      status: 'closed',
      title: 'Made Up STTR 2011',
    },
    { agency: [], close_date: null, release_date: null, source_url: '', title: '' },
  ];
  const items = await readSource(sbirSolicitations, JSON.stringify(answer));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'sbir-solicitation-900001',
      date: '2011-07-18',
      facets: {
        status: ['Closed'],
        kind: ['SBIR'],
        program: ['STTR'],
        agency: ['Made Up Agency'],
        closeYear: ['2011'],
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
});

test('[DATA-02] the current API: a solicitation, its topics and subtopics', async () => {
  const solicitation = {
    solicitation_id: 77,
    solicitation_title: 'Made Up SBIR 26.1',
    solicitation_number: '26.1',
    program: 'SBIR',
    phase: 'Phase I',
    agency: 'Made Up Agency',
    branch: 'Pump Branch',
    open_date: '2026-01-06',
    application_due_date: ['2026-02-04', '2026-05-04'],
    current_status: 'Open',
    solicitation_topics: [
      {
        topic_title: 'Quiet pumps',
        topic_number: 'P-1',
        topic_description: '<p>Be quiet.</p>',
        sbir_topic_link: 'https://www.sbir.gov/topics/1',
        subtopics: [{ subtopic_title: 'Very quiet pumps', subtopic_number: 'P-1a' }, {}],
      },
    ],
  };
  const items = await readSource(sbirSolicitations, JSON.stringify([solicitation]));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'sbir-solicitation-77',
      data: { closeDate: '2026-05-04', topics: [{ number: 'P-1', title: 'Quiet pumps' }] },
    },
    { id: 'sbir-topic-77-p-1', url: 'https://www.sbir.gov/topics/1', data: { description: 'Be quiet.' } },
    { id: 'sbir-topic-77-p-1a', title: 'Very quiet pumps', facets: { status: ['Open'], phase: ['Phase I'] } },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 1, topic 3', 'No topic title']]);
});

const broken = `[
    {
        "topic_name": "Quiet
pumps",
        "description": "The \\"best\\" and the "other" pump.\\nWith
 water &amp;amp; oil.",
        "agency": "Made Up Defense,Pump Branch,Made Up
Defense,Made Up Defense",
        "phase": "Phase I",
        "program": "SBIR",
        "release_date": "December 12, 2014",
        "open_date": "January 15, 2015",
        "close_date": "February 18, 2015",
        "url":
"http:\\/\\/example.org\\/a?b=1&amp;c=2"

    },
    {
        "topic_name": "Lost,
        "close_date": "February 18, 2015"
    }
]
`;

test('[DATA-02] the topic export of wrapped lines, and its workbook: the same records', async () => {
  const items = await readSource(sbirSolicitations, broken);
  expect(recordsOf(items)).toMatchObject([
    {
      title: 'Quiet pumps',
      date: '2014-12-12',
      url: 'http://example.org/a?b=1&c=2',
      facets: { agency: ['Made Up Defense'], phase: ['Phase I'], status: ['Closed'] },
      data: { office: 'Pump Branch', description: 'The "best" and the "other" pump.\nWith water & oil.' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', "Not valid JSON: the value of 'topic_name' cannot be told apart"]]);
  const cells = (texts: string[]) => texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('');
  const rows = [
    ['Topic Name', 'Description', 'Agency', 'Phase', 'Program', 'Release Date', 'Open Date', 'Close Date', 'URL'],
    [
      'Quiet pumps',
      'The "best" and the "other" pump.\nWith water &amp;amp; oil.',
      'Made Up Defense,Pump Branch,Made Up Defense,Made Up Defense',
      'Phase I',
      'SBIR',
      'December 12, 2014',
      'January 15, 2015',
      'February 18, 2015',
      'http://example.org/a?b=1&amp;c=2',
    ],
  ];
  const sheet = `<worksheet><sheetData>${rows.map((row) => `<row>${cells(row)}</row>`).join('')}</sheetData></worksheet>`;
  const book = zipSync({ '[Content_Types].xml': strToU8('<Types/>'), 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  expect(recordsOf(await readSource(sbirSolicitations, memoryFile('topics.xlsx', book)))).toEqual(recordsOf(items));
});
