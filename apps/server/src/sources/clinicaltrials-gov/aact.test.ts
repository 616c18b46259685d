import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openImportFiles } from '../../catalogue/import/import-file.ts';
import { memoryFile } from '../../catalogue/import/memory-file.ts';
import { joinCompanions } from '../shared/join.ts';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { clinicalTrialsGov } from './clinicaltrials-gov.source.ts';

test('[DATA-10] [DATA-11] studies.txt of AACT with the tables beside it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'aact-'));
  const write = (name: string, ...lines: string[]) => writeFile(path.join(folder, `${name}.txt`), lines.join('\n'));
  await write(
    'studies',
    'nct_id|start_date|study_type|brief_title|official_title|overall_status|phase|enrollment|enrollment_type|source',
    'NCT99000001|2020-03|INTERVENTIONAL|Quiet pump|"A trial of the ""quiet"" pump | valve"|ACTIVE_NOT_RECRUITING|PHASE1/PHASE2|12|ACTUAL|Made Up',
    'NCT9|2020-03|INTERVENTIONAL|Bad|||||||',
  );
  await write('conditions', 'id|nct_id|name|downcase_name', '1|NCT99000001|Noise|noise', '2|NCT88000001|Other|other');
  await write(
    'interventions',
    'id|nct_id|intervention_type|name|description',
    '7|NCT99000001|DEVICE|Pump|"Two\nlines"',
  );
  await write('intervention_other_names', 'id|nct_id|intervention_id|name', '1|NCT99000001|7|P-1');
  await write('browse_interventions', 'id|nct_id|mesh_term', '1|NCT99000001|Pumps');
  await write(
    'sponsors',
    'id|nct_id|agency_class|lead_or_collaborator|name',
    '1|NCT99000001|INDUSTRY|lead|Made Up Inc',
    '2|NCT99000001|OTHER|collaborator|Made Up University',
  );
  await write(
    'designs',
    'id|nct_id|allocation|intervention_model|primary_purpose|masking',
    '1|NCT99000001|RANDOMIZED|PARALLEL|TREATMENT|NONE',
  );
  await write(
    'design_outcomes',
    'id|nct_id|outcome_type|measure|time_frame',
    '1|NCT99000001|primary|Noise level|1 year',
  );
  await write(
    'facilities',
    'id|nct_id|status|name|city|state|zip|country',
    '1|NCT99000001||Made Up Clinic|Ames|Iowa||United States',
  );
  const {
    files: [file],
  } = await openImportFiles(path.join(folder, 'studies.txt'));
  const items = await readSource(clinicalTrialsGov, file!);
  expect(recordsOf(items)).toMatchObject([
    {
      engine: 'clinical-trials',
      id: 'NCT99000001',
      date: '2020-03',
      facets: { status: ['Active, not recruiting'], phase: ['Phase 1/Phase 2'] },
      data: {
        officialTitle: 'A trial of the "quiet" pump | valve',
        conditions: ['Noise'],
        sponsor: 'Made Up Inc',
        sponsorClass: 'Industry',
        collaborators: ['Made Up University'],
        interventionModel: 'Parallel Assignment',
        masking: 'None (Open Label)',
        primaryOutcomes: [{ measure: 'Noise level', timeFrame: '1 year' }],
        sites: [{ city: 'Ames' }],
      },
    },
    {
      engine: 'interventions',
      title: 'Pump',
      data: { otherNames: ['P-1'], mesh: ['Pumps'], description: 'Two\nlines' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 3', "'NCT9' is not an NCT id"]]);
  await rm(folder, { recursive: true });
});

test('a table is joined block by block, and a repeated key is not lost', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'join-'));
  await writeFile(path.join(folder, 'beside.csv'), 'id,word\n3,c\n1,a\n9,z\n1,b\n');
  const file = { ...memoryFile('main.csv', 'id\n1\n2\n3\n3\n'), folder };
  const { signal } = new AbortController();
  for (const blockSize of [1, 2, 3, 100]) {
    const found = [];
    const options = {
      key: 'id',
      begin: () => [] as string[],
      companions: [
        {
          name: 'beside.csv',
          attach: (row: { cells: Map<string, string> }, item: string[]) => item.push(row.cells.get('word')!),
        },
      ],
      blockSize,
      signal,
    };
    for await (const { line, item } of joinCompanions(file, options)) found.push([line, item.join('')]);
    expect(found.slice(0, 3)).toEqual([
      [2, 'ab'],
      [3, ''],
      [4, 'c'],
    ]);
    expect(found).toHaveLength(4);
  }
  await rm(folder, { recursive: true });
});
