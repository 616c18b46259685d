import { ENGINES } from '@groundwork/contract/engines';
import { beforeAll, expect, test } from 'vitest';
import { aRecord } from '../../../test/records.ts';
import { fundingOpportunities } from '../../catalogue/engines/funding-opportunities.ts';
import type { Evidence } from '../evidence.ts';
import { evidenceRecord } from '../gather/evidence-record.ts';
import { describedProject } from '../gather/own-sources.ts';
import { budgetForm } from '../programs/forms.ts';
import { projectPitch } from '../programs/nsf.ts';
import { CHECKLIST_CAPTION, CHECKLIST_NOTE } from '../programs/requirements.ts';
import { callSection } from '../writer/builtin/funding-report/frame-sections.ts';
import { programSection } from '../writer/builtin/funding-report/program-section.ts';
import type { DraftBlock, DraftSection } from '../writer/draft.ts';
import { publishSection } from './gate.ts';
import { judgeCheck, judgeFrame } from './judge-frame.ts';
import { ordinaryWords } from './ordinary-words.ts';

const project = {
  id: '0b0e7f3e-6a55-4c55-9a0e-5e8f9c1f2a12',
  title: 'Solid electrolyte',
  description: 'We make a novel solid electrolyte. Our team works at Voltcell Inc. in Ohio.',
  persona: 'tech_developer' as const,
};
const asOf = '2026-11-22T08:00:00.000Z';
const byEngine = <Value>(value: Value) => Object.fromEntries(ENGINES.map((engine) => [engine, value])) as never;

let evidence: Evidence;
beforeAll(() => {
  const call = evidenceRecord(
    aRecord('funding-opportunities', 'c-1', {
      title: 'Electrolytes',
      closes: '2020-03-12',
      data: { title: 'Electrolytes', agency: 'National Science Foundation', closeDate: '2020-03-12' },
    }),
    fundingOpportunities as never,
  );
  evidence = {
    asOf,
    project,
    totals: byEngine(0),
    related: byEngine(0),
    lookedAt: byEngine(0),
    records: byEngine([]),
    passages: { market: [], customers: [], regulation: [], risks: [], partners: [], adoption: [] },
    cited: [describedProject(project, asOf), call],
    figures: [],
    series: [],
    isLifeScience: false,
    funding: { agency: 'NSF', program: 'phase_1_project_pitch', topic: 'Electrolyte', callKey: call.key },
  };
});

const publish = (...blocks: DraftBlock[]) =>
  publishSection({ id: 'part', title: 'Part', blocks } satisfies DraftSection, evidence, ordinaryWords(evidence));
const withheld = (...blocks: DraftBlock[]) => publish(...blocks).report.withheld.length;

test('[RPT-03] what the built-in writer leaves to be filled in is the program’s, and is published whole', () => {
  const sections = [
    callSection(projectPitch, evidence),
    ...projectPitch.sections.map((each) => programSection(projectPitch, each, evidence)),
  ];
  for (const section of sections)
    expect(publishSection(section, evidence, ordinaryWords(evidence)).report.withheld).toEqual([]);
});

test('[RPT-03] a question that the program doesn’t ask, and another ceiling, are withheld', () => {
  expect(withheld({ type: 'to-add', items: ['Your revenue of last year.'] })).toBe(1);
  const form = budgetForm(projectPitch);
  expect(withheld({ type: 'form', ...form })).toBe(0);
  expect(withheld({ type: 'form', ...form, note: form.note.replace('$305,000', '$905,000') })).toBe(1);
  expect(withheld({ type: 'form', ...form, rows: form.rows.map(([item]) => [item!, '$10,000', '']) })).toBe(1);
});

test('[RPT-03] what is withheld of a frame is told by its own words', () => {
  const form = { ...budgetForm(projectPitch), type: 'form' as const, note: 'Whatever you like.' };
  const withheldOf = (block: DraftBlock) => publish(block).report.withheld.map(({ text }) => text);
  expect(withheldOf(form)).toEqual([form.caption]);
  expect(withheldOf({ type: 'to-add', items: ['Your revenue.', 'Your rent.'] })).toEqual(['Your revenue. Your rent.']);
});

test('[RPT-03] the applicant says only what stands in the description, word for word', () => {
  const [own] = evidence.cited;
  const says = (text: string, quote = text, key = own!.key) =>
    withheld({ type: 'paragraph', sentences: [{ text, figures: [], grounds: [{ key, quote }], kind: 'applicant' }] });
  expect(says('We make a novel solid electrolyte.')).toBe(0);
  expect(says('We make a superior solid electrolyte.')).toBe(1);
  expect(says('We make the best electrolyte.', 'We make a novel solid electrolyte.')).toBe(1);
  expect(says('Electrolytes', 'Title: Electrolytes', evidence.cited[1]!.key)).toBe(1);
  const restsOnNothing = {
    text: 'We make the best electrolyte.',
    figures: [],
    grounds: [],
    kind: 'applicant' as const,
  };
  expect(withheld({ type: 'paragraph', sentences: [restsOnNothing] })).toBe(1);
});

test('[RPT-03] a checklist says no requirement met, lacking or too late that isn’t', () => {
  const list = callSection(projectPitch, evidence).blocks.find(
    (block): block is Extract<DraftBlock, { type: 'checklist' }> => block.type === 'checklist',
  )!;
  const kept = (change: Partial<(typeof list)['items'][number]>, at: number) =>
    withheld({
      type: 'checklist',
      caption: CHECKLIST_CAPTION,
      note: CHECKLIST_NOTE,
      items: [{ ...list.items[at]!, ...change }],
    }) === 0;
  const at = (start: string) => list.items.findIndex(({ requirement }) => requirement.startsWith(start));
  const [closes, company, investigator] = [
    at('The application is in'),
    at('The applicant is a for-profit'),
    at('The principal'),
  ];
  expect(list.items[closes]).toMatchObject({ state: 'passed' });
  expect([kept({}, closes), kept({ state: 'yours' }, closes)]).toEqual([true, false]);
  expect(kept({}, company)).toBe(true);
  expect(kept({ state: 'lacking', ground: null }, company)).toBe(false);
  expect(kept({ ground: null }, company)).toBe(false);
  const ground = list.items[company]!.ground;
  expect([kept({}, investigator), kept({ state: 'said', ground }, investigator)]).toEqual([true, false]);
  expect(kept({ requirement: 'The applicant has two customers.' }, company)).toBe(false);
});

test('[RPT-03] a checklist keeps the points that hold, and goes without its caption or without any', () => {
  const list = callSection(projectPitch, evidence).blocks.find(
    (block): block is Extract<DraftBlock, { type: 'checklist' }> => block.type === 'checklist',
  )!;
  const untrue = { ...list.items[0]!, requirement: 'The applicant has two customers.' };
  const lists = (change: Partial<typeof list>) =>
    publish({ ...list, ...change }).section.blocks.filter(({ type }) => type === 'checklist');
  expect(lists({ items: [untrue, ...list.items] })).toEqual([list]);
  expect(lists({ items: [untrue] })).toEqual([]);
  expect(lists({ caption: 'All requirements are met' })).toEqual([]);
});

test('[RPT-03] of a program that is not known nothing is asked', () => {
  const unknown = { ...evidence, funding: { agency: 'none', program: 'none', callKey: null } } as never;
  expect(judgeFrame({ type: 'to-add', items: [] } as never, unknown)).toEqual(['a program']);
  expect(judgeCheck({ requirement: 'Any.', state: 'yours', ground: null }, unknown)).toEqual(['a program']);
});
