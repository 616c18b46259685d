import { expect, test } from 'vitest';
import { readSource, recordsOf, rejectionsOf } from '../shared/read-source.ts';
import { doeLabPartnering } from './doe-lab-partnering.source.ts';

test('[DATA-04] technology summaries of the laboratories', async () => {
  const csv = `Technology Title,Lab,Case Number,Description,Technology Area,Technology Readiness Level,Benefits,Inventors,Contact Name,State,URL,Published
Quiet pump,Made Up National Laboratory,S-99,"<p>A pump.</p>","Pumps; Valves",4,"- Quiet
- Small",Ada Invented; Bo Invented,Cy Invented,IA,https://example.org/99,05/17/2024
,Made Up National Laboratory,,,,,,,,,,
`;
  const items = await readSource(doeLabPartnering, csv);
  expect(recordsOf(items)).toMatchObject([
    {
      id: 'doe-made-up-national-laboratory-s-99',
      date: '2024-05-17',
      place: { state: 'Iowa' },
      people: [{ name: 'Ada Invented' }, { name: 'Bo Invented' }, { name: 'Cy Invented', role: 'Licensing contact' }],
      facets: { agency: ['Department of Energy'], category: ['Pumps', 'Valves'], readiness: ['TRL 4'] },
      data: { description: 'A pump.', benefits: ['Quiet', 'Small'] },
    },
  ]);
  expect(rejectionsOf(items)).toEqual([['line 4', 'No title']]);
});
