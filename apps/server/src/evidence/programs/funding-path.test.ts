import { expect, test } from 'vitest';
import { counted, evidenceFrom, observedOf } from '../../../test/observed.ts';
import { aRecord } from '../../../test/records.ts';
import { engineDeclaration } from '../../catalogue/engines/registry.ts';
import type { Evidence } from '../evidence.ts';
import { nothing } from '../findings/collect.ts';
import { evidenceRecord } from '../gather/evidence-record.ts';
import { NEAR_PAYER } from '../gather/near.ts';
import { describedProject } from '../gather/own-sources.ts';
import { publishSection } from '../statements/publish.ts';
import { fundingPath, prepareApplication, whoHasPaid } from '../writer/builtin/funding-path.ts';
import type { DraftBlock } from '../writer/draft.ts';
import { pathForm, payersWithPrograms } from './funding-path.ts';

function evidenceOf(agencies: Record<string, number>, near: Record<string, string> = {}): Evidence {
  const evidence = evidenceFrom(observedOf([]), nothing());
  counted(evidence, 'awards-by-agency', agencies);
  for (const [name, date] of Object.entries(near)) {
    const record = aRecord('awards', name, { date });
    const basis = { how: 'count' as const, figures: [], n: 1 };
    evidence.cited.push(evidenceRecord(record, engineDeclaration('awards')));
    evidence.figures.push({
      id: `${NEAR_PAYER}${name}`,
      label: `awards near the project, ${name}`,
      value: 1,
      unit: 'count',
      query: { searchEngine: 'awards', query: '', filters: {} },
      basis: { ...basis, records: [{ searchEngine: 'awards', id: name, title: record.title }] },
    });
  }
  evidence.project.description = 'A clock. We are Tickwell Inc. of Ohio.';
  evidence.cited.push(describedProject(evidence.project, evidence.asOf));
  return evidence;
}
const withheld = (evidence: Evidence, ...blocks: (DraftBlock | null)[]) =>
  publishSection({ id: 'x', title: 'X', blocks: blocks.filter((block) => block !== null) }, evidence).report.withheld;

test('[RPT-02] program by program: the agencies that paid for such work come before those that paid nearby, and what they pay is their rules’', () => {
  const evidence = evidenceOf(
    { NASA: 1, 'Department of Energy': 3, Smithsonian: 9 },
    {
      'National Science Foundation': '2021',
      Army: '1995',
    },
  );
  expect(payersWithPrograms(evidence).map(({ name }) => name)).toEqual([
    'Department of Energy',
    'NASA',
    'National Science Foundation',
  ]);
  const form = pathForm(evidence)!;
  expect(form.rows.map(([agency, program]) => `${agency}, ${program}`)).toContain(
    'National Science Foundation, Phase I Project Pitch',
  );
  expect(form.rows.find(([, program]) => program === 'Phase I Project Pitch')).toEqual([
    'National Science Foundation',
    'Phase I Project Pitch',
    '$305,000',
    '6 to 18',
    'NSF Project Pitch; NSF 26-510, SBIR/STTR',
  ]);
  expect(pathForm(evidenceOf({ Navy: 1, NASA: 1 }))!.rows.map(([agency]) => agency)).toEqual(
    expect.arrayContaining(['Department of Defense (Navy)', 'National Aeronautics and Space Administration']),
  );
  expect(form.note).toContain('https://seedfund.nsf.gov/apply/project-pitch/');
  expect(withheld(evidence, ...fundingPath(evidence))).toEqual([]);
  expect(withheld(evidence, { type: 'form', ...form, note: form.note.replace('other', 'no') })).toHaveLength(1);
  const richer = form.rows.map((cells) => cells.map((cell) => cell.replace('$305,000', '$905,000')));
  expect(withheld(evidence, { type: 'form', ...form, rows: richer })).toHaveLength(1);
});

test('[RPT-02] whoever would apply sees what the first of these programs requires, held against the description', () => {
  const evidence = evidenceOf({ 'Department of Energy': 3 });
  const checklist = (of: Evidence) => fundingPath(of).find((block) => block?.type === 'checklist');
  const items = checklist(evidence)!.items.map(({ requirement, state }) => [requirement.slice(0, 40), state]);
  expect(items).toContainEqual(['The applicant is a for-profit company wi', 'said']);
  expect(items.some(([, state]) => state === 'lacking')).toBe(true);
  const changed = { ...checklist(evidence)!, caption: 'What is required: NASA, SBIR/STTR Phase I' };
  expect(withheld(evidence, changed)).toEqual([]);
  expect(publishSection({ id: 'x', title: 'X', blocks: [changed] }, evidence).section.blocks).toEqual([
    { type: 'nothing-found', text: 'Nothing was found that its sources support.' },
  ]);
  expect(checklist(evidenceOf({}, { 'National Science Foundation': '2021' }))).toBeUndefined();
  evidence.project.persona = 'tech_investor';
  expect(checklist(evidence)).toBeUndefined();
});

test('[RPT-02] where nobody who pays has a program here, no path is told', () => {
  const evidence = evidenceOf({ Smithsonian: 2 });
  expect([fundingPath(evidence), prepareApplication(evidence)]).toEqual([[], null]);
});

test('[RPT-02] the plan goes to who has paid for such work, and not to who only paid nearby', () => {
  const evidence = evidenceOf({ 'Department of Energy': 3, NASA: 1 }, { 'National Science Foundation': '2021' });
  const step = prepareApplication(evidence)!;
  expect(step.text).toMatch(/^Prepare an application to the Department of Energy and NASA: /);
  expect(withheld(evidence, { type: 'paragraph', sentences: [step] })).toEqual([]);
  const calls = { ...evidence.figures[0]!, id: 'calls:open', label: 'open calls', value: 1 };
  expect(prepareApplication({ ...evidence, figures: [...evidence.figures, calls] })).toBeNull();
  const told = whoHasPaid(evidence)!;
  expect(told[0]!.text).toBe('Awards for such work are on record from the Department of Energy (3) and NASA.');
  expect(withheld(evidence, { type: 'list', items: [told] })).toEqual([]);
  expect(whoHasPaid(evidenceOf({}, { 'National Science Foundation': '2021' }))).toBeNull();
  expect(prepareApplication(evidenceOf({}, { 'National Science Foundation': '2021' }))).toBeNull();
});
