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
