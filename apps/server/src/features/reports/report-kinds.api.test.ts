import type { Block, ReportDocument } from '@groundwork/contract/report-document';
import { lengthOf } from '@groundwork/contract/section-length';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { addFile, processed } from '../../../test/library.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { aRecord, sampleRecords } from '../../../test/records.ts';
import { untilComplete } from '../../../test/reports.ts';
import { reportStep, report as reportTable } from './reports.table.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof planPeople>>;
let owner: Visitor;
let projectId: string;
/** One sentence: the few records of the test are surely about it. */
let brief: string;

const DESCRIPTION =
  'Technology: We develop a solid electrolyte for lithium metal batteries in electric aircraft. The ceramic separator is a novel material.\n\n' +
  'Problem: Dendrites short-circuit lithium metal batteries today.\n\n' +
  'Team: Our team of three engineers was founded in Ohio as Voltcell Inc.';

const call = (id: string, closeDate: string) =>
  aRecord('funding-opportunities', id, {
    title: `Solid electrolytes for lithium metal batteries, ${id}`,
    text: 'Seeks solid electrolytes for lithium metal batteries.',
    date: '2026-01-01',
    amount: 250_000,
    closes: closeDate,
    organisations: [{ name: 'Department of Energy', role: 'Agency' }],
    data: {
      title: `Solid electrolytes for lithium metal batteries, ${id}`,
      agency: 'Department of Energy',
      closeDate,
      awardCeiling: 250_000,
      eligibleApplicants: ['Small businesses'],
    },
  });

beforeAll(async () => {
  app = await openTestApp({ records: [...sampleRecords(), call('open', '2099-03-12'), call('gone', '2020-03-12')] });
  people = await planPeople(app);
  owner = await people.on('enterprise');
  projectId = await newProject(owner);
  brief = await newProject(owner);
  await owner.patch('/projects', { id: projectId, title: 'Solid electrolyte', description: DESCRIPTION });
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const pitch = { agency: 'NSF', program: 'phase_1_project_pitch', topic: 'Solid electrolyte' };

async function written(kind: string, body: object, by = owner): Promise<ReportDocument> {
  const answer = await by.post(`/reports/${kind}`, { projectId, ...body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return document(kind, answer.body.reportId, by);
}

async function document(kind: string, reportId: string, by = owner): Promise<ReportDocument> {
  await untilComplete(by, reportId, kind);
  return (await by.get(`/reports/${kind}/${reportId}`)).body;
}

const section = ({ sections }: ReportDocument, id: string) => sections.find((each) => each.id === id)!;
const blockOf = <Type extends Block['type']>(report: ReportDocument, id: string, type: Type) =>
  section(report, id).blocks.find((block): block is Extract<Block, { type: Type }> => block.type === type)!;
const prose = ({ blocks }: ReportDocument['sections'][number]) =>
  blocks.flatMap((block) =>
    block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
  );

test('[RPT-03] a funding report has the parts that the program asks for, each within its limit and with where that is said', async () => {
  const report = await written('funding', pitch);
  expect(report).toMatchObject({ reportType: 'funding', subtitle: 'Funding report · NSF Phase I Project Pitch' });
  expect((await owner.get('/reports')).body.items[0]).toMatchObject({ program: 'NSF Phase I Project Pitch' });
  expect(report.sections.map(({ id }) => id)).toEqual([
    'call',
    'technology-innovation',
    'technical-objectives',
    'market-opportunity',
    'company-team',
    'past-awards',
    'budget',
    'timeline',
  ]);
  const limits = {
    'technology-innovation': 3500,
    'technical-objectives': 3500,
    'market-opportunity': 1750,
    'company-team': 1750,
  };
  for (const [id, max] of Object.entries(limits)) {
    const part = section(report, id);
    expect(part.guide).toMatchObject({
      limit: { max, unit: 'characters' },
      source: { url: expect.stringContaining('nsf.gov') },
    });
    expect(lengthOf(part, 'characters')).toBeLessThanOrEqual(max);
    expect(blockOf(report, id, 'to-add').items.length).toBeGreaterThan(0);
  }
  expect(blockOf(report, 'budget', 'form')).toMatchObject({ note: expect.stringContaining('$305,000') });
  expect(blockOf(report, 'timeline', 'form')).toMatchObject({ note: expect.stringContaining('6 to 18 months') });
  expect(report.claims.withheld).toBe(0);
});

test('[RPT-03] of a long description a part takes as many sentences as its limit holds, whole ones', async () => {
  const said = Array.from(
    { length: 45 },
    (_, at) => `Technology: our novel separator number ${at} is made of a new ceramic that nobody has made before.`,
  );
  const long = await newProject(owner);
  const changed = await owner.patch('/projects', {
    id: long,
    title: 'Solid electrolyte',
    description: said.join('\n\n'),
  });
  expect(changed.status).toBe(200);
  const part = section(await written('funding', { ...pitch, projectId: long }), 'technology-innovation');
  const own = prose(part).map(({ text }) => text);
  expect(own.length).toBeGreaterThan(20);
  expect(own.length).toBeLessThan(said.length);
  expect(lengthOf(part, 'characters')).toBeLessThanOrEqual(3500);
});

test('[RPT-03] what it says of the project is the project’s own text, word for word, and marked so', async () => {
  const report = await written('funding', pitch);
  const own = report.sections.flatMap(prose).filter(({ kind }) => kind === 'applicant');
  expect(own.map(({ text }) => text)).toContain('Our team of three engineers was founded in Ohio as Voltcell Inc.');
  for (const { text, citations } of own) {
    expect(DESCRIPTION).toContain(text);
    expect(report.sources.find(({ number }) => number === citations[0]!.source)?.searchEngine).toBe('project');
  }
  expect(prose(section(report, 'company-team')).map(({ text }) => text)).toEqual([
    'Our team of three engineers was founded in Ohio as Voltcell Inc.',
  ]);
  expect(prose(section(report, 'market-opportunity'))[0]?.text).toBe(
    'Dendrites short-circuit lithium metal batteries today.',
  );
});

test('[RPT-03] it fits the chosen call: days left, ceiling and who may apply; what the description lacks is named', async () => {
  const report = await written('funding', { ...pitch, callId: 'open' });
  expect(
    prose(section(report, 'call'))
      .map(({ text }) => text)
      .join(' '),
  ).toMatch(/closes on 12 March, 2099\. [\d,]+ days are left/);
  const { items } = blockOf(report, 'call', 'checklist');
  const said = (says: string) => items.find((item) => item.says === says);
  expect(said('Closes: 12 March, 2099')).toMatchObject({ state: 'yours' });
  expect(said('Eligible applicants: Small businesses')).toMatchObject({ state: 'yours' });
  expect(items.find(({ requirement }) => requirement.startsWith('The principal investigator'))).toMatchObject({
    state: 'lacking',
    says: null,
  });
  expect(items.find(({ requirement }) => requirement.startsWith('The applicant is a for-profit'))).toMatchObject({
    state: 'said',
    says: 'Our team of three engineers was founded in Ohio as Voltcell Inc.',
  });
});

test('[RPT-03] it can be read in German: what the agency asks, the applicant’s own words as they are, and its titles', async () => {
  const { reportId, sections } = await written('funding', { ...pitch, callId: 'open' });
  const german: ReportDocument = (await owner.get(`/reports/funding/${reportId}?language=de`)).body;
  expect(german).toMatchObject({ language: 'de', subtitle: 'Förderbericht · NSF Phase I Project Pitch' });
  expect(prose(section(german, 'call'))[0]!.text).toMatch(/^Bewerbungsschluss von „.*“ von Department of Energy: 12\./);
  expect(blockOf(german, 'call', 'checklist').items.map(({ requirement }) => requirement)).toContain(
    'Der Antrag geht vor dem Bewerbungsschluss ein.',
  );
  expect(section(german, 'company-team').title).toBe('The company and team');
  expect(section(german, 'company-team').guide!.question).toMatch(/^Geschichte und Stand/);
  const own = (all: typeof sections) => all.flatMap(prose).filter(({ kind }) => kind === 'applicant');
  expect(own(german.sections)).toEqual(own(sections));
  expect(blockOf(german, 'budget', 'form')).toMatchObject({ note: expect.stringContaining('305.000') });
  expect(blockOf(german, 'timeline', 'form').rows[0]).toEqual(['1 bis 3', '', '', '']);
  expect(JSON.stringify(german.sections)).not.toMatch(/The call|The work|You |Awards in the field|As of /);
  expect((await written('funding', { ...pitch, language: 'de' })).language).toBe('de');
});

test('[RPT-03] a call that has closed is told to be too late', async () => {
  const report = await written('funding', { ...pitch, callId: 'gone' });
  expect(blockOf(report, 'call', 'checklist').items.find(({ state }) => state === 'passed')?.says).toBe(
    'Closes: 12 March, 2020',
  );
  expect(JSON.stringify(section(report, 'call'))).not.toContain('left to apply');
});

test('[RPT-03] each agency offers its own programs; another combination, an unknown call and an empty topic are refused', async () => {
  const { items } = (await owner.get('/reports/funding')).body;
  expect(new Set(items.map(({ program }: { program: string }) => program)).size).toBe(5);
  expect((await owner.get('/reports/funding?agency=NASA&program=sbir_ignite_phase_1')).body.items).toHaveLength(1);
  const refused = async (change: object) =>
    (await owner.post('/reports/funding', { projectId, ...pitch, ...change })).body.details;
  expect(await refused({ agency: 'NIH' })).toHaveProperty('program');
  expect(await refused({ callId: 'nowhere' })).toHaveProperty('callId');
  expect(await refused({ topic: ' ' })).toHaveProperty('topic');
});

test('[RPT-03] every program of every agency can be written, with nothing withheld', async () => {
  const { items } = (await owner.get('/reports/funding')).body;
  for (const { agency, program, sections } of items) {
    const report = await written('funding', { agency, program, topic: 'Solid electrolyte', callId: 'open' });
    const ids = report.sections.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(sections.map(({ id }: { id: string }) => id)));
    expect(report.claims.withheld, `${agency} ${program}`).toBe(0);
    expect(report.languages, `${agency} ${program}`).toEqual(['en', 'de']);
  }
});

const NOTES =
  'Our separator costs 14 dollars per square metre at pilot scale. The oven runs at 700 degrees for two hours each day.\n\nWe tested the safety of forty cells under nail penetration and none of them burned.';

async function draft(data: object, by = owner): Promise<string> {
  const { body, status } = await by.post('/reports/custom', { projectId: brief });
  expect(status).toBe(201);
  const patched = await by.patch(`/reports/custom/${body.reportId}/data`, data);
  expect(patched.status, JSON.stringify(patched.body)).toBe(200);
  return body.reportId;
}

async function generated(id: string, by = owner): Promise<ReportDocument> {
  const answer = await by.post(`/reports/custom/${id}/generate`, {});
  expect(answer.status, JSON.stringify(answer.body)).toBe(202);
  return document('custom', id, by);
}

test('[RPT-04] a draft is patched and generated; on documents alone no record is cited, and quotations name the page', async () => {
  const file = await addFile(owner, `notes-${crypto.randomUUID()}.txt`, NOTES);
  await processed(owner, file.id);
  const prompts = [
    { title: 'Cost', prompt: 'What does the separator cost?' },
    { title: 'Safety', prompt: 'What was tested for safety?' },
    { title: 'Licences', prompt: 'Which licences were granted to others?' },
  ];
  const id = await draft({ title: 'Our notes', prompts, scope: 'documents', fileIds: [file.id] });
  expect((await owner.get(`/reports/custom/${id}/status`)).body.status).toBe('draft');
  const report = await generated(id);
  expect(report).toMatchObject({ title: 'Our notes', subtitle: 'Custom report', reportType: 'custom' });
  expect(new Set(report.sources.map(({ searchEngine }) => searchEngine))).toEqual(new Set(['library']));
  expect(report.sources[0]).toMatchObject({ page: { fileId: file.id, number: 1 } });
  const said = (at: number) =>
    prose(report.sections[at]!)
      .map(({ text }) => text)
      .join(' ');
  expect(said(0)).toContain('14 dollars per square metre');
  expect(said(0)).not.toContain('oven');
  expect(said(1)).toContain('none of them burned');
  expect(report.sections[2]!.blocks).toEqual([
    {
      type: 'nothing-found',
      text: 'Nothing was found on “Which licences were granted to others?” in the files chosen.',
    },
  ]);
  const changes = async (who: Visitor) => (await who.get(`/reports/custom/${id}/changes`)).body;
  expect(await changes(owner)).toEqual({ isStale: false, sources: [], deletedFiles: [] });
  // Deleted, it is said to be, and since when; what the report cites of it stays, and is not out of date.
  await owner.delete('/library/files', { id: file.id });
  const deletedFiles = report.sources.map(({ number, title }) => ({ number, title, deletedAt: expect.any(String) }));
  expect(await changes(owner)).toEqual({ isStale: false, sources: [], deletedFiles });
  expect(Date.parse((await changes(owner)).deletedFiles[0].deletedAt)).not.toBeNaN();
  expect((await document('custom', id)).sections).toEqual(report.sections);
  expect((await owner.delete(`/reports/custom/${id}`)).status).toBe(200);
});

test('[RPT-04] what was gathered for other questions is not used again when a failed report goes on', async () => {
  const id = await draft({ prompts: [{ title: 'Market', prompt: 'How large is the market?' }], scope: 'records' });
  const gathered = { reportId: id, step: 'evidence', output: { of: 'other questions' } };
  await app.database.db.insert(reportStep).values(gathered);
  await app.database.db.update(reportTable).set({ status: 'failed' }).where(eq(reportTable.id, id));
  await owner.patch(`/reports/custom/${id}/data`, { searchEngines: ['companies'] });
  const { body: plan } = await owner.post('/reports/plan', { projectId: brief, reportType: 'custom', reportId: id });
  for (const section of plan.sections) expect(section.searchEngines).toEqual(['companies']);
  expect((await owner.post(`/reports/custom/${id}/retry`)).status).toBe(200);
  expect((await document('custom', id)).sources.map(({ searchEngine }) => searchEngine)).toEqual(['companies']);
});

test('[RPT-04] only the chosen data sets are cited, and a prompt that nothing bears on is answered by one line', async () => {
  const prompts = [
    { title: 'Market', prompt: 'How large is the market?' },
    { title: 'Fisheries', prompt: 'Which fisheries were certified?' },
  ];
  const report = await generated(await draft({ prompts, scope: 'records', searchEngines: ['companies'] }));
  expect(report.sources.map(({ searchEngine }) => searchEngine)).toEqual(['companies']);
  expect(report.sections[1]!.blocks).toHaveLength(1);
  expect(report.sections[1]!.blocks[0]).toMatchObject({ type: 'nothing-found' });
});

test('[RPT-04] [REL-02] what a report is called changes nothing of what it is about, written once or anew', async () => {
  const prompts = [{ title: 'Market', prompt: 'How large is the market?' }];
  const cited = ({ sources }: ReportDocument) => sources.map((source) => `${source.searchEngine}/${source.id}`);
  const untitled = await generated(await draft({ prompts, scope: 'records' }));
  const id = await draft({ title: 'Oyster farms of Brittany', prompts, scope: 'records' });
  const titled = await generated(id);
  expect(titled.title).toBe('Oyster farms of Brittany');
  expect(cited(titled)).toEqual(cited(untitled));
  expect((await owner.post(`/reports/custom/${id}/regenerate`)).status).toBe(202);
  const anew = await document('custom', id);
  expect([anew.title, cited(anew)]).toEqual([titled.title, cited(untitled)]);
});

test('[RPT-04] without prompts or files it isn’t generated, and says why', async () => {
  const empty = await draft({});
  expect((await owner.post(`/reports/custom/${empty}/generate`, {})).body.details).toHaveProperty('prompts');
  await owner.patch(`/reports/custom/${empty}/data`, { prompts: [{ title: 'A', prompt: 'Why?' }], scope: 'documents' });
  expect((await owner.post(`/reports/custom/${empty}/generate`, {})).body.details).toHaveProperty('fileIds');
});

test('[RPT-04] templates are saved, used again, and shared with who sees the project; others learn nothing of them', async () => {
  const prompts = [{ title: 'Risks', prompt: 'What are the risks?' }];
  const template = { name: 'Due diligence', prompts, scope: 'records', searchEngines: ['awards'] };
  const own = (await owner.post('/reports/custom/templates', template)).body;
  const shared = (await owner.post('/reports/custom/templates', { ...template, name: 'Ours', projectId })).body;
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  const stranger = await people.on('pro');
  const namesFor = async (who: Visitor) =>
    (await who.get('/reports/custom/templates')).body.items.map(({ name }: { name: string }) => name);
  expect(await namesFor(owner)).toEqual(['Due diligence', 'Ours']);
  expect(await namesFor(editor)).toEqual(['Ours']);
  expect(await namesFor(stranger)).toEqual([]);
  const { body } = await owner.post('/reports/custom', { projectId, templateId: own.id });
  expect((await owner.get(`/reports/custom/${body.reportId}/data`)).body).toMatchObject({
    prompts,
    searchEngines: ['awards'],
  });
  expect((await editor.delete(`/reports/custom/templates/${shared.id}`)).status).toBe(404);
  expect((await stranger.post('/reports/custom', { projectId, templateId: shared.id })).status).toBe(404);
  expect((await owner.delete(`/reports/custom/templates/${own.id}`)).status).toBe(200);
});

test('[RPT-04] another’s files cannot be chosen, nor read through a draft', async () => {
  const stranger = await app.signedUp();
  const file = await addFile(stranger, 'secret.txt', NOTES);
  await processed(stranger, file.id);
  const id = await draft({});
  expect((await owner.patch(`/reports/custom/${id}/data`, { fileIds: [file.id] })).status).toBe(404);
  expect((await stranger.get(`/reports/custom/${id}/data`)).status).toBe(404);
});

test('[RPT-15] the plan names the sections with the evidence on topic for each, and what was planned is written in its order', async () => {
  const { body: plan } = await owner.post('/reports/plan', { projectId: brief, reportType: 'commercialization' });
  expect(plan.sections).toHaveLength(10);
  const { found } = (await owner.get(`/projects/${brief}/profile`)).body;
  const onTopic = (engines: string[]) =>
    found
      .filter(({ searchEngine }: { searchEngine: string }) => engines.includes(searchEngine))
      .reduce((sum: number, each: { field: number }) => sum + each.field, 0);
  for (const { records, searchEngines } of plan.sections) expect(records).toBe(onTopic(searchEngines));
  expect(onTopic(['companies', 'awards'])).toBeGreaterThan(0);
  expect(plan).toMatchObject({ others: [], model: null });

  const asked = { id: 'question-1', title: 'Market size', prompt: 'How large is the market?' };
  const titles = { 'funding-landscape': 'Who pays', 'competitor-analysis': 'Rivals' };
  const sections = [asked, ...Object.entries(titles).map(([id, title]) => ({ id, title }))];
  const again = (await owner.post('/reports/plan', { projectId: brief, reportType: 'commercialization', sections }))
    .body;
  expect(again.sections[0]).toMatchObject({ ...asked, passages: expect.any(Number) });
  expect(again.sections[0].passages).toBeGreaterThan(0);
  expect(again.others).toHaveLength(8);
  const report = await written('commercialization', { projectId: brief, sections });
  expect(report.sections.map(({ id, title }) => [id, title])).toEqual([
    ['question-1', 'Market size'],
    ...Object.entries(titles),
  ]);
});

test('[RPT-11] text of a file seeds a report: it is written on that text, and stays so when it is written anew', async () => {
  const description = 'A membrane that filters microplastics out of laundry water. We are a company of two founders.';
  const report = await written('funding', { ...pitch, topic: 'Microplastics filter', description });
  expect(report.project.description).toBe(description);
  expect(prose(section(report, 'company-team'))[0]?.text).toBe('We are a company of two founders.');
  await owner.post(`/reports/funding/${report.reportId}/regenerate`);
  expect((await document('funding', report.reportId)).project.description).toBe(description);
});

test('[RPT-09] written anew on the same text it counts once; on another text it counts again', async () => {
  const used = async () => (await owner.get('/permissions/reports')).body.used;
  const report = await written('commercialization', {});
  const before = await used();
  const anew = async () => {
    const answer = await owner.post(`/reports/commercialization/${report.reportId}/regenerate`);
    expect(answer.status).toBe(202);
  };
  await anew();
  await document('commercialization', report.reportId);
  expect(await used()).toBe(before);
  const changed = {
    id: projectId,
    title: 'Solid electrolyte',
    description: `${DESCRIPTION} It is now made in sheets.`,
  };
  expect((await owner.patch('/projects', changed)).status).toBe(200);
  await anew();
  await document('commercialization', report.reportId);
  expect(await used()).toBe(before + 1);
});
