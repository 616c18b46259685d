import type { ReportDocument } from '@groundwork/contract/report-document';
import type { EditedStatement, StatementVerdict } from '@groundwork/contract/report-editing';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { asIs, changedProse, findSentence } from '../../../test/edits.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport } from '../../../test/reports.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { reportsInArchive } from './reports.archive.ts';
import { report } from './reports.table.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;
let path: string;
let document: ReportDocument;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
});
beforeEach(async () => {
  path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
  document = (await owner.get(path)).body;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const save = (prose: object[], { by = owner, version = 1 } = {}) => by.patch(path, { version, prose });
const judged = async (words: string | RegExp, text: string, more: Partial<EditedStatement> = {}) => {
  const { place, at, all } = findSentence(document, words);
  const statements = [{ ...asIs(all[at]!, at), text, ...more }];
  const { status, body } = await owner.post(`${path}/check`, { version: 1, place, statements });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.statements[0] as StatementVerdict[];
};

test('[GRD-10] while it is edited, a sentence is judged by the records that it cites, and told what they don’t say', async () => {
  const { all, at } = findSentence(document, /\$4\.2 billion/);
  const { text } = all[at]!;
  expect(await judged(/\$4\.2 billion/, text)).toMatchObject([{ isSupported: true, missing: [] }]);
  expect(await judged(/\$4\.2 billion/, 'The market is expected to reach $4.2 billion by 2031.')).toMatchObject([
    { kind: 'fact', isSupported: true },
  ]);
  expect(await judged(/\$4\.2 billion/, 'The market is expected to reach $7.9 billion by 2031.')).toMatchObject([
    { kind: 'editor', isSupported: false, missing: ['$7.9 billion'] },
  ]);
  expect(
    await judged(/\$4\.2 billion/, 'It says that the market is “sure to reach $4.2 billion by 2031”.'),
  ).toMatchObject([{ isSupported: false, missing: ['sure to reach $4.2 billion by 2031'] }]);
  expect(await judged(/\$4\.2 billion/, 'The market may yet be won.')).toMatchObject([
    { kind: 'editor', isSupported: false, missing: ['a value or a quotation of its sources'] },
  ]);
  expect(await judged(/\$4\.2 billion/, 'The market is huge.', { sources: [], figures: [] })).toMatchObject([
    { isSupported: false, missing: ['a source'] },
  ]);
});

test('[GRD-10] a sentence may cite further sources of the report; each sentence of what was typed is judged by itself', async () => {
  const { place, at, all } = findSentence(document, /\$4\.2 billion/);
  const award = document.sources.find(({ id }) => id === 'a-1')!.number;
  const text =
    'The principal investigator is Mira Oland. The project scales a ceramic electrolyte to a pilot line. It won two prizes.';
  const without = await owner.post(`${path}/check`, {
    version: 1,
    place,
    statements: [{ ...asIs(all[at]!, null), text }],
  });
  expect(without.body.statements[0].map(({ isSupported }: StatementVerdict) => isSupported)).toEqual([
    false,
    false,
    false,
  ]);
  const statements = [{ text, was: null, sources: [award], figures: [] }];
  const { body } = await owner.post(`${path}/check`, { version: 1, place, statements });
  expect(body.statements[0].map(({ isSupported }: StatementVerdict) => isSupported)).toEqual([true, false, false]);
  expect(body.statements[0].map(({ missing }: StatementVerdict) => missing)).toEqual([
    [],
    ['a value or a quotation of its sources'],
    ['two'],
  ]);

  const kept = all.map((each, index) => ({ ...asIs(each, index), isKept: false }));
  const added = { ...statements[0]!, text: 'The principal investigator is Mira Oland.', isKept: false };
  const answer = await save([{ ...place, statements: [...kept, added] }]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { all: now } = findSentence(answer.body, /^The principal investigator is Mira Oland/);
  expect(now.at(-1)).toMatchObject({
    kind: 'fact',
    citations: [{ source: award, quote: 'Principal investigator: Mira Oland' }],
  });
});

test('[GRD-10] [RPT-07] what the sources don’t support is refused, or kept as the editor’s statement, marked and counted apart', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  const wrong = text.replace('$4.2 billion', '$9.9 billion');
  const refused = await save([changedProse(document, /\$4\.2 billion/, wrong)]);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message: expect.stringContaining('not supported') },
  });
  expect(Object.values(refused.body.details).flat().join()).toContain('$9.9 billion');
  expect((await owner.get(path)).body).toEqual(document);

  const kept = await save([changedProse(document, /\$4\.2 billion/, wrong, true)]);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const now: ReportDocument = (await owner.get(path)).body;
  expect(now).toEqual(kept.body);
  const place = findSentence(now, /\$9\.9 billion/);
  expect(place.all[place.at]).toMatchObject({ text: wrong, kind: 'editor' });
  const { claims } = document;
  expect(now.claims).toEqual({ ...claims, supported: claims.supported - 1, editors: 1, made: claims.made });
  expect(now.version).toBe(2);

  const file = async (format: string) =>
    new Uint8Array(await (await owner.request(`${path}/document?format=${format}`, {})).arrayBuffer());
  const flat = (given: string) => given.replaceAll(/\s+/g, ' ');
  expect(strFromU8(await file('md'))).toMatch(/\$9\.9 billion.*\[editor’s statement\\\]/);
  expect(strFromU8(unzipSync(await file('docx'))['word/document.xml']!)).toContain('[editor’s statement]');
  const pdf = flat((await extractText(await getDocumentProxy(await file('pdf')), { mergePages: true })).text);
  expect(pdf).toContain('[editor’s statement]');
  expect(pdf).toContain('1 editor’s own');
});

test('[GRD-10] an editor’s statement that is supported after all is a fact again; emptied, a sentence goes', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  await save([changedProse(document, /\$4\.2 billion/, text.replace('4.2', '9.9'), true)]);
  const second: ReportDocument = (await owner.get(path)).body;
  const mended = await save([changedProse(second, /\$9\.9 billion/, text)], { version: 2 });
  expect(mended.body.claims).toEqual(document.claims);
  const third = await save([changedProse(mended.body, /\$4\.2 billion/, '')], { version: 3 });
  const { place } = findSentence(document, /\$4\.2 billion/);
  const { blocks } = (third.body as ReportDocument).sections.find(({ id }) => id === place.sectionId)!;
  expect(JSON.stringify(blocks[place.block] ?? '')).not.toContain(text);
  expect(third.body.claims.supported).toBe(document.claims.supported - 1);
});

test('viewers read a report and its versions and change nothing; another’s is unknown', async () => {
  const { visitor: viewer } = await joined(app, owner, projectId, 'viewer');
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  const { place, all, at } = findSentence(document, /\$4\.2 billion/);
  const statements = [asIs(all[at]!, at)];
  const calls = (who: Visitor, base: string) => [
    who.post(`${base}/check`, { version: 1, place, statements }),
    who.patch(base, {
      version: 1,
      prose: [changedProse(document, /\$4\.2 billion/, all[at]!.text.replace('expected', 'said'), true)],
    }),
    who.post(`${base}/versions/1/restore`, { current: 1 }),
    who.post(`${base}/regenerate`),
  ];
  for (const { status } of await Promise.all(calls(viewer, path))) expect(status).toBe(403);
  expect((await viewer.get(`${path}/versions`)).status).toBe(200);
  const stranger = await app.signedUp();
  const absent = `/reports/commercialization/${crypto.randomUUID()}`;
  for (const { status, body } of await Promise.all(calls(stranger, path))) expect([status, body]).toEqual([404, body]);
  for (const { status } of await Promise.all(calls(owner, absent))) expect(status).toBe(404);
  expect((await owner.get(path)).body).toEqual(document);
  const edit = [changedProse(document, /\$4\.2 billion/, 'Ours.', true)];
  expect((await save(edit, { by: editor })).status).toBe(200);
});

test('[RPT-07] edited text is plain text within its limits; headings make no claim', async () => {
  const long = await save([changedProse(document, /\$4\.2 billion/, 'x'.repeat(2_001), true)]);
  expect(long.status).toBe(400);
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))\u0007 and\n\nmore';
  const saved = await save([changedProse(document, /\$4\.2 billion/, hostile, true)]);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(
    findSentence(saved.body, /onerror/)
      .all.map(({ text }) => text)
      .join(' '),
  ).toContain('alert(1)) and more');
  const md = await (await owner.request(`${path}/document?format=md`, {})).text();
  expect(md).toContain('\\<img src=x');
  const { id: sectionId } = document.sections[1]!;
  const heading = (title: string, version = 2) => owner.patch(path, { version, headings: [{ sectionId, title }] });
  expect((await heading('Most buyers pay 40 % more')).body).toMatchObject({
    code: 'VALIDATION',
    message: expect.stringContaining('heading'),
  });
  expect((await heading('The size of the market')).body.sections[1].title).toBe('The size of the market');
  expect((await heading('The size of the market', 3)).body).toMatchObject({ message: 'Nothing was changed.' });
  const unknown = { sectionId: 'nowhere', block: 0, item: null, statements: [] };
  expect((await save([unknown], { version: 3 })).status).toBe(400);
});

test('[RPT-07] a report that came in an archive is edited by the words that it cites', async () => {
  const { text } = findSentence(document, /\$4\.2 billion/);
  await save([changedProse(document, /\$4\.2 billion/, text.replace('4.2', '9.9'), true)]);
  const archive = reportsInArchive(app.database);
  const given = (await archive.read(projectId as ReadableProjectId, document.reportId))!;
  const [row] = await app.database.db.select().from(report).where(eq(report.id, document.reportId));
  const actor = { userId: row!.ownerId } as Actor;
  path = `/reports/commercialization/${await app.database.db.transaction((tx) => archive.add(tx, actor, projectId as EditableProjectId, given))}`;
  const imported: ReportDocument = (await owner.get(path)).body;
  expect(imported).toMatchObject({ version: 1, claims: { editors: 1 } });
  const mended = await save([changedProse(imported, /\$9\.9 billion/, text)]);
  expect(mended.status, JSON.stringify(mended.body)).toBe(200);
  expect(mended.body.claims).toEqual(document.claims);
});
