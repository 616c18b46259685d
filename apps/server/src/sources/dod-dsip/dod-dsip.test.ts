import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { dodDsip } from './dod-dsip.source.ts';

test('[DATA-02] topics of the flattened table, found by how the mangled columns begin', async () => {
  const csv =
    '"id","topic_number_topiccode","topic_id_topicid","title_topictitle","component_component","component_full_name_derived_expanded_from_component_abbreviatio","program_program","status_topicstatus","open_date_topicstartdate_converted_to_mm_dd_yyyy","close_date_topicenddate_converted_to_mm_dd_yyyy","technology_areas_details_technologyareas_array_joined","objective_details_objective_with_html_removed","objective_word_count_calc_space_separated_word_count","description_details_description_with_html_removed","tpoc_names_topicmanagers_name_array"\r\n' +
    '"1","N99-001","900001","Quiet pumps","NAVY","United States Navy","SBIR","Pre-Release","1989-06-01","07/01/1989","Materials, Sensors","To be\r\nquiet.","2","A pump &amp; more.","Ada Invented; Bo Invented"\r\n' +
    '"2","N99-002","900002","","NAVY","","SBIR","Closed","","","","","","",""\r\n';
  const items = await readSource(dodDsip, csv);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'dsip-900001-n99-001',
      title: 'Quiet pumps',
      date: '1989-06-01',
      people: [{ name: 'Ada Invented' }],
      facets: { kind: ['SBIR'], status: ['Forecasted'], category: ['Materials', 'Sensors'], closeYear: ['1989'] },
      data: { description: 'To be\nquiet.\n\nA pump & more.', office: 'United States Navy' },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 4', 'No title']]);
});

/** A topic as the portal answers it, with the text of its details. */
const topic = {
  topicId: '900001_86381',
  topicCode: 'N26-001',
  topicTitle: 'Quiet pumps',
  topicStatus: 'Pre-Release',
  program: 'STTR',
  component: 'NAVY',
  solicitationTitle: 'Made Up STTR 26.A',
  phaseHierarchy: '{"config": [{"phase": "1", "displayValue": "I"}, {"phase": "2", "displayValue": "II"}]}',
  topicPreReleaseStartDate: 1_776_117_600_000,
  topicStartDate: 1_778_068_800_000,
  topicEndDate: 1_780_502_400_000,
  topicManagers: [
    { name: 'Bo Invented', email: 'bo@example.org', assignmentType: 'Approver' },
    { name: 'Ada Invented', email: 'ada@example.org', assignmentType: 'TPOC' },
  ],
  technologyAreas: ['Materials', 'Sensors'],
  keywords: 'pump; noise',
  objective: '<p>To be quiet.</p>',
  phase1Description: '<p>A study &amp; a plan.</p>',
};

test('[DATA-02] topics as the portal answers them: milliseconds, lists, HTML', async () => {
  const items = await readSource(dodDsip, JSON.stringify({ total: 2, data: [topic, { topicCode: 'N26-002' }] }));
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'dsip-900001-86381-n26-001',
      date: '2026-04-13',
      people: [{ name: 'Ada Invented' }],
      facets: {
        status: ['Forecasted'],
        program: ['STTR'],
        phase: ['Phase I'],
        category: ['Materials', 'Sensors'],
        closeYear: ['2026'],
      },
      data: {
        description: 'To be quiet.\n\nA study & a plan.',
        openDate: '2026-05-06',
        closeDate: '2026-06-03',
        keywords: ['pump', 'noise'],
      },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['record 2', 'No title']]);
});

test('[DATA-02] a topic has one id, flattened or as answered', async () => {
  const csv = `topic_number_topiccode,topic_id_topicid,title_topictitle\n${topic.topicCode},${topic.topicId},Quiet pumps\n`;
  const [flat] = recordsOf(await readSource(dodDsip, csv));
  const [answered] = recordsOf(await readSource(dodDsip, JSON.stringify([topic])));
  expect([flat!.id, flat!.url]).toEqual([answered!.id, answered!.url]);
});

test('[DATA-02] whatever the portal answers is a record or a reason', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record(Object.fromEntries(Object.keys(topic).map((key) => [key, fc.jsonValue()])), { requiredKeys: [] }),
      async (odd) => {
        const items = await readSource(dodDsip, JSON.stringify([topic, odd]));
        expect(items).toHaveLength(2);
        for (const [, reason] of rejectionsOf(items)) expect(reason).toMatch(/^No (title|topic number)$/);
      },
    ),
  );
});
