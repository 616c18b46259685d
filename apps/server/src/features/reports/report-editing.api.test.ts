import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import type { EditedStatement, ProsePlace, ReportVersion, StatementVerdict } from '@groundwork/contract/report-editing';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport, untilComplete } from '../../../test/reports.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { run } from './generate-report.worker.ts';
import { generateReportJob } from './reports.jobs.ts';
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

/** The first sentence of the report that says this, and where it stands. */
function find(words: string | RegExp, of = document): { place: ProsePlace; at: number; all: Sentence[] } {
  for (const { id: sectionId, blocks } of of.sections) {
    for (const [block, each] of blocks.entries()) {
      const items = each.type === 'paragraph' ? [each.sentences] : each.type === 'list' ? each.items : [];
      for (const [item, all] of items.entries()) {
        const at = all.findIndex(({ text }) => text.match(words));
        if (at >= 0) return { place: { sectionId, block, item: each.type === 'list' ? item : null }, at, all };
      }
    }
  }
  throw new Error(`No sentence says ${words}`);
}

const asIs = ({ text, citations, figures }: Sentence, was: number | null): EditedStatement => ({
  text,
  was,
  sources: [...new Set(citations.map(({ source }) => source))],
  figures,
});

/** The paragraph with one of its sentences in other words. */
function changed(words: string | RegExp, text: string, { isKept = false, of = document } = {}) {
  const { place, at, all } = find(words, of);
  const statements = all.map((each, index) => ({ ...asIs(each, index), isKept, ...(index === at && { text }) }));
  return { ...place, statements };
}

const save = (prose: object[], { by = owner, version = 1 } = {}) => by.patch(path, { version, prose });
const judged = async (words: string | RegExp, text: string, more: Partial<EditedStatement> = {}) => {
  const { place, at, all } = find(words);
  const statements = [{ ...asIs(all[at]!, at), text, ...more }];
  const { status, body } = await owner.post(`${path}/check`, { version: 1, place, statements });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.statements[0] as StatementVerdict[];
};

test('[GRD-10] while it is edited, a sentence is judged by the records that it cites, and told what they don’t say', async () => {
  const { all, at } = find(/\$4\.2 billion/);
  const { text } = all[at]!;
  expect(await judged(/\$4\.2 billion/, text)).toMatchObject([{ isSupported: true, missing: [] }]);
  expect(await judged(/\$4\.2 billion/, 'The market is expected to reach $4.2 billion by 2031.')).toMatchObject([
    { kind: 'fact', isSupported: true },
  ]);
  expect(await judged(/\$4\.2 billion/, 'The market is expected to reach $7.9 billion by 2031.')).toMatchObject([
    { kind: 'editor', isSupported: false, missing: ['$7.9 billion'] },
  ]);
  expect(await judged(/\$4\.2 billion/, 'The market has reached $4.2 billion by 2031.')).toMatchObject([
    { isSupported: false },
  ]);
  expect(await judged(/\$4\.2 billion/, 'The market is huge.', { sources: [], figures: [] })).toMatchObject([
    { isSupported: false, missing: ['a source'] },
  ]);
});

test('[GRD-10] a sentence may cite further sources of the report; each sentence of what was typed is judged by itself', async () => {
  const { place, at, all } = find(/\$4\.2 billion/);
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
  expect(body.statements[0].map(({ isSupported }: StatementVerdict) => isSupported)).toEqual([true, true, false]);

  const kept = all.map((each, index) => ({ ...asIs(each, index), isKept: false }));
  const added = { ...statements[0]!, text: 'The principal investigator is Mira Oland.', isKept: false };
  const answer = await save([{ ...place, statements: [...kept, added] }]);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { all: now } = find(/^The principal investigator is Mira Oland/, answer.body);
  expect(now.at(-1)).toMatchObject({
    kind: 'fact',
    citations: [{ source: award, quote: 'Principal investigator: Mira Oland' }],
  });
});

test('[GRD-10] [RPT-07] what the sources don’t support is refused, or kept as the editor’s statement, marked and counted apart', async () => {
  const { text } = find(/\$4\.2 billion/).all[find(/\$4\.2 billion/).at]!;
  const wrong = text.replace('$4.2 billion', '$9.9 billion');
  const refused = await save([changed(/\$4\.2 billion/, wrong)]);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', message: expect.stringContaining('not supported') },
  });
  expect(Object.values(refused.body.details).flat().join()).toContain('$9.9 billion');
  expect((await owner.get(path)).body).toEqual(document);

  const kept = await save([changed(/\$4\.2 billion/, wrong, { isKept: true })]);
  expect(kept.status, JSON.stringify(kept.body)).toBe(200);
  const now: ReportDocument = (await owner.get(path)).body;
  expect(now).toEqual(kept.body);
  const place = find(/\$9\.9 billion/, now);
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
  const { text } = find(/\$4\.2 billion/).all[find(/\$4\.2 billion/).at]!;
  await save([changed(/\$4\.2 billion/, text.replace('4.2', '9.9'), { isKept: true })]);
  const second: ReportDocument = (await owner.get(path)).body;
  const mended = await save([changed(/\$9\.9 billion/, text, { of: second })], { version: 2 });
  expect(mended.body.claims).toEqual(document.claims);
  const third = await save([changed(/\$4\.2 billion/, '', { of: mended.body })], { version: 3 });
  const { place } = find(/\$4\.2 billion/);
  const { blocks } = (third.body as ReportDocument).sections.find(({ id }) => id === place.sectionId)!;
  expect(JSON.stringify(blocks[place.block] ?? '')).not.toContain(text);
  expect(third.body.claims.supported).toBe(document.claims.supported - 1);
});

test('[RPT-06] every edit is a version; earlier ones are read, and taken up again', async () => {
  const { text } = find(/\$4\.2 billion/).all[find(/\$4\.2 billion/).at]!;
  await save([changed(/\$4\.2 billion/, text.replace('4.2', '9.9'), { isKept: true })]);
  const versions = async (): Promise<ReportVersion[]> => (await owner.get(`${path}/versions`)).body.items;
  expect(await versions()).toMatchObject([
    { version: 2, kind: 'edited', by: 'Ada Example', isCurrent: true },
    { version: 1, kind: 'written', by: null, isCurrent: false },
  ]);
  expect((await owner.get(`${path}/versions/1`)).body).toEqual(document);
  expect((await owner.get(`${path}/versions/2`)).body.claims.editors).toBe(1);
  expect((await owner.get(`${path}/versions/3`)).status).toBe(404);
  const restored = await owner.post(`${path}/versions/1/restore`, { current: 2 });
  expect(restored.body).toEqual({ ...document, version: 3 });
  expect((await versions()).map(({ version, kind }) => [version, kind])).toEqual([
    [3, 'restored'],
    [2, 'edited'],
    [1, 'written'],
  ]);
  expect((await owner.post(`${path}/versions/1/restore`, { current: 2 })).body).toMatchObject({ code: 'CONFLICT' });
});

test('[RPT-06] written anew, a report keeps the version that was edited, reads the project of today and counts once', async () => {
  const { text } = find(/\$4\.2 billion/).all[find(/\$4\.2 billion/).at]!;
  await save([changed(/\$4\.2 billion/, text.replace('4.2', '9.9'), { isKept: true })]);
  const used = async () => (await owner.get('/permissions/reports')).body;
  const before = await used();
  const answer = await owner.post(`${path}/regenerate`);
  expect(answer).toMatchObject({ status: 202, body: { status: 'queued', hasDocument: true } });
  expect((await owner.post(`${path}/regenerate`)).status).toBe(409);
  expect((await owner.get(path)).status).toBe(200);
  await untilComplete(owner, path.split('/').at(-1)!);
  expect((await owner.get(path)).body).toEqual({ ...document, version: 3 });
  expect((await owner.get(`${path}/versions/2`)).body.claims.editors).toBe(1);
  expect((await owner.get(`${path}/changes`)).body.isStale).toBe(false);
  expect(await used()).toEqual(before);
});

test('[RPT-07] of two who edit at once, the second is told, and nothing of the first is lost', async () => {
  const { text } = find(/\$4\.2 billion/).all[find(/\$4\.2 billion/).at]!;
  const edits = ['$5.5 billion', '$6.6 billion'].map((amount) =>
    save([changed(/\$4\.2 billion/, text.replace('$4.2 billion', amount), { isKept: true })]),
  );
  const answers = await Promise.all(edits);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)!.body).toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('changed meanwhile'),
  });
  const stored = (await owner.get(path)).body;
  expect(stored).toEqual(answers.find(({ status }) => status === 200)!.body);
});

test('viewers read a report and its versions and change nothing; another’s is unknown', async () => {
  const { visitor: viewer } = await joined(app, owner, projectId, 'viewer');
  const { visitor: editor } = await joined(app, owner, projectId, 'editor');
  const { place, all, at } = find(/\$4\.2 billion/);
  const statements = [asIs(all[at]!, at)];
  const calls = (who: Visitor, base: string) => [
    who.post(`${base}/check`, { version: 1, place, statements }),
    who.patch(base, {
      version: 1,
      prose: [changed(/\$4\.2 billion/, all[at]!.text.replace('expected', 'said'), { isKept: true })],
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
  const edit = [changed(/\$4\.2 billion/, 'Ours.', { isKept: true })];
  expect((await save(edit, { by: editor })).status).toBe(200);
});

test('[RPT-07] edited text is plain text within its limits; headings make no claim', async () => {
  const long = await save([changed(/\$4\.2 billion/, 'x'.repeat(2_001), { isKept: true })]);
  expect(long.status).toBe(400);
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))\u0007 and\n\nmore';
  const saved = await save([changed(/\$4\.2 billion/, hostile, { isKept: true })]);
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(
    find(/onerror/, saved.body)
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

test('[GRD-08] what was withheld is listed with the reasons of each', async () => {
  expect((await owner.get(`${path}/withheld`)).body).toEqual({ items: [] });
  const deps = dependenciesOf(app.server.jobs, generateReportJob);
  const [row] = await app.database.db.select().from(report).where(eq(report.id, document.reportId));
  const id = crypto.randomUUID();
  const { ownerId, type, title, inputs } = row!;
  await app.database.db.insert(report).values({ id, ownerId, projectId, type, title, inputs });
  const claim = { text: 'Every maker buys it.', grounds: [], figures: [] };
  const writer: typeof deps.writer = {
    label: 'claims more',
    write: async (...asked) => {
      const section = await deps.writer.write(...asked);
      return section.id === 'risks'
        ? { ...section, blocks: [...section.blocks, { type: 'paragraph', sentences: [claim] }] }
        : section;
    },
  };
  const job = { signal: new AbortController().signal, isLastAttempt: true };
  await run({ reportId: id }, job, { ...deps, writer });
  const { items } = (await owner.get(`/reports/commercialization/${id}/withheld`)).body;
  expect(items).toEqual([{ sectionTitle: 'Risks', text: claim.text, missing: ['a source'] }]);
  expect((await owner.get(`/reports/commercialization/${id}`)).body.claims.withheld).toBe(1);
});
