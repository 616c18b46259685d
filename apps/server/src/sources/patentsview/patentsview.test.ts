import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { patentsview } from './patentsview.source.ts';

test('[DATA-08] inventors are experts', async () => {
  const inventor = {
    inventor_id: 'fl:ad_ln:invented-1',
    inventor_name_first: 'Ada',
    inventor_name_last: 'Invented',
    inventor_lastknown_city: 'Ames',
    inventor_lastknown_state: 'IA',
    inventor_lastknown_country: 'US',
    inventor_num_patents: 1,
    inventor_first_seen_date: '1983-08-02',
    inventor_last_seen_date: '1983-08-02',
  };
  const items = await readSource(patentsview, JSON.stringify({ inventors: [inventor, { inventor_id: 'x' }] }));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'subject-matter-experts',
      title: 'Ada Invented',
      text: 'Inventor of 1 United States patent, 1983.',
      date: '1983-08-02',
      place: { city: 'Ames', state: 'Iowa', country: 'United States' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No name']]);
});

test('[DATA-05] assignees are companies, unless they are people or governments', async () => {
  const assignees = [
    {
      assignee_id: 'a1',
      assignee_organization: 'Made Up AS',
      assignee_type: '3',
      assignee_lastknown_country: 'NO',
      assignee_first_seen_date: '2012-10-30',
      assignee_last_seen_date: '2025-01-07',
      assignee_num_patents: 1056,
    },
    {
      assignee_id: 'a2',
      assignee_individual_name_first: 'Ada',
      assignee_individual_name_last: 'Invented',
      assignee_type: '5',
    },
    { assignee_id: 'a3', assignee_organization: 'Made Up Navy', assignee_type: '6' },
  ];
  const items = await readSource(patentsview, JSON.stringify({ count: 3, assignees }));
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'companies',
      id: 'patentsview-a1',
      text: 'Assignee of 1,056 United States patents, 2012 to 2025.',
      place: { country: 'Norway' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([
    ['record 2', "Ada Invented is not a company but of the kind 'Foreign individual'"],
    ['record 3', "Made Up Navy is not a company but of the kind 'US federal government'"],
  ]);
});

test('[DATA-07] the bulk tables, joined where they lie beside one another', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'patentsview-'));
  const write = (name: string, rows: string[][]) =>
    writeFile(path.join(folder, name), rows.map((row) => row.map((cell) => `"${cell}"`).join('\t')).join('\n'));
  await write('g_patent.tsv', [
    ['patent_id', 'patent_type', 'patent_date', 'patent_title', 'wipo_kind', 'num_claims', 'withdrawn', 'filename'],
    ['99000001', 'utility', '2020-01-07', 'Quiet pump', 'B2', '12', '0', 'ipg200107.xml'],
    ['D990002', 'design', '2020-01-07', 'Handle', 'S1', '1', '0', 'ipg200107.xml'],
  ]);
  const {
    files: [alone],
  } = await openImportFiles(path.join(folder, 'g_patent.tsv'));
  expect(recordsOf(await readSource(patentsview, alone!)).map(({ title }) => title)).toEqual(['Quiet pump', 'Handle']);
  await write('g_assignee_disambiguated.tsv', [
    [
      'patent_id',
      'assignee_sequence',
      'assignee_id',
      'disambig_assignee_individual_name_first',
      'disambig_assignee_individual_name_last',
      'disambig_assignee_organization',
      'assignee_type',
      'location_id',
    ],
    ['99000001', '0', 'a1', '', '', 'Made Up, Inc.', '2', 'l1'],
    ['88', '0', 'a2', '', '', 'Another', '2', 'l1'],
  ]);
  await write('g_inventor_disambiguated.tsv', [
    [
      'patent_id',
      'inventor_sequence',
      'inventor_id',
      'disambig_inventor_name_first',
      'disambig_inventor_name_last',
      'gender_code',
      'location_id',
    ],
    ['99000001', '0', 'i1', 'Ada', 'Invented', 'F', 'l1'],
  ]);
  await write('g_cpc_current.tsv', [
    ['patent_id', 'cpc_sequence', 'cpc_section', 'cpc_class', 'cpc_subclass', 'cpc_group', 'cpc_type'],
    ['99000001', '0', 'F', 'F04', 'F04B', 'F04B1/00', 'inventional'],
  ]);
  await write('g_location_disambiguated.tsv', [
    ['location_id', 'disambig_city', 'disambig_state', 'disambig_country', 'latitude', 'longitude'],
    ['l1', 'Ames', 'IA', 'US', '0', '0'],
  ]);
  const [pump, handle] = recordsOf(await readSource(patentsview, alone!));
  expect(pump).toMatchObject({
    id: 'US99000001',
    date: '2020-01-07',
    place: { city: 'Ames', state: 'Iowa', country: 'United States' },
    organisations: [{ name: 'Made Up, Inc.', role: 'Assignee' }],
    people: [{ name: 'Ada Invented' }],
    facets: { cpc: ['F04B'], kind: ['Granted utility'], status: ['Granted'] },
    data: { claimsCount: 12 },
  });
  expect(handle).toMatchObject({ id: 'USD990002', organisations: [] });
  await rm(folder, { recursive: true });
});

test('[DATA-07] patent.tsv of until 2022 with the raw tables beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'patentsview-'));
  const write = (name: string, text: string) => writeFile(path.join(folder, name), text.replaceAll('|', '\t'));
  await write(
    'patent.tsv',
    'id|type|number|country|date|abstract|title|kind|num_claims|filename|withdrawn\n99000001|utility|99000001|US|2020-01-07|Quiet.|Pump|B2|3|x.xml|0\n',
  );
  await write(
    'rawinventor.tsv',
    'uuid|patent_id|inventor_id|rawlocation_id|name_first|name_last|sequence\nu|99000001|i|l|Ada|Invented|0\n',
  );
  await write(
    'rawassignee.tsv',
    'uuid|patent_id|assignee_id|rawlocation_id|type|name_first|name_last|organization|sequence\nu|99000001|a|l|2|||Made Up, Inc.|0\n',
  );
  await write(
    'cpc_current.tsv',
    'uuid|patent_id|section_id|subsection_id|group_id|subgroup_id|category|sequence\nu|99000001|F|F04|F04B|F04B17/00|inventional|0\n',
  );
  const { files } = await openImportFiles(path.join(folder, 'patent.tsv'));
  expect(recordsOf(await readSource(patentsview, files[0]!))).toMatchObject([
    {
      id: 'US99000001',
      title: 'Pump',
      date: '2020-01-07',
      facets: { cpc: ['F04B'], kind: ['Granted utility'], assignee: ['Made Up, Inc.'] },
      data: { abstract: 'Quiet.', inventors: [{ name: 'Ada Invented' }], claimsCount: 3 },
    },
  ]);
  await rm(folder, { recursive: true });
});

test('[DATA-07] answers of the API until 2024', async () => {
  const patents = [
    {
      patent_number: '99000001',
      patent_title: 'Pump',
      patent_date: '2020-01-07',
      inventors: [{ inventor_first_name: 'Ada', inventor_last_name: 'Invented' }],
      assignees: [{ assignee_organization: 'Made Up, Inc.' }],
      applications: [{ app_number: '15000001', app_date: '2018-01-05' }],
      cpcs: [{ cpc_group_id: 'F04B', cpc_subgroup_id: 'F04B17/00' }],
    },
  ];
  expect(recordsOf(await readSource(patentsview, JSON.stringify({ patents, count: 1 })))).toMatchObject([
    {
      id: 'US99000001',
      people: [{ name: 'Ada Invented' }],
      data: { filingDate: '2018-01-05', applicationNumber: '15000001', cpc: [{ code: 'F04B' }] },
    },
  ]);
});
