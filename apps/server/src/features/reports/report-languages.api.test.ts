import type { ReportDocument, Sentence } from '@groundwork/contract/report-document';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { asIs, findSentence } from '../../../test/edits.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { completeReport, untilComplete } from '../../../test/reports.ts';
import { report } from './reports.table.ts';

let app: TestApp;
let owner: Visitor;
let projectId: string;

beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const pathOf = (id: string) => `/reports/commercialization/${id}`;
const read = async (id: string, language?: string): Promise<ReportDocument> =>
  (await owner.get(`${pathOf(id)}${language ? `?language=${language}` : ''}`)).body;
const sentencesOf = ({ sections }: ReportDocument): Sentence[] =>
  sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) =>
      block.type === 'paragraph' ? block.sentences : block.type === 'list' ? block.items.flat() : [],
    ),
  );
const file = async (id: string, format: string, language: string) =>
  new Uint8Array(
    await (await owner.request(`${pathOf(id)}/document?format=${format}&language=${language}`, {})).arrayBuffer(),
  );

test('[RPT-02] a report is in its author’s language, unless another is asked for when it is started, and can be read in each', async () => {
  const id = await completeReport(owner, projectId);
  const [own, german] = [await read(id), await read(id, 'de')];
  expect([own.language, own.languages, own.subtitle]).toEqual(['en', ['en', 'de'], 'Commercialization report']);
  expect([german.language, german.subtitle]).toEqual(['de', 'Verwertungsbericht']);
  expect(await read(id, 'en')).toEqual(own);
  expect(sentencesOf(german).map(({ citations }) => citations)).toEqual(
    sentencesOf(own).map(({ citations }) => citations),
  );
  expect((await owner.get(`${pathOf(id)}?language=fr`)).status).toBe(400);

  const karla = await app.signedUp();
  await karla.put('/settings/language', { language: 'de' });
  const project = await newProject(karla);
  const hers = await completeReport(karla, project);
  expect((await karla.get(pathOf(hers))).body).toMatchObject({ language: 'de', subtitle: 'Verwertungsbericht' });
  const { body } = await karla.post('/reports/commercialization', { projectId: project, language: 'en' });
  await untilComplete(karla, body.reportId);
  expect((await karla.get(pathOf(body.reportId))).body).toMatchObject({ language: 'en' });
});

test('[RPT-02] a question of one’s own keeps its words, and what answers it is told in German', async () => {
  const sections = [
    { id: 'executive-summary', title: 'Executive summary' },
    { id: 'prompt-1', title: 'Which awards were made?', prompt: 'Which awards were made?' },
    { id: 'prompt-2', title: 'Who grows tulips?', prompt: 'Who grows tulips?' },
  ];
  const { body } = await owner.post('/reports/commercialization', { projectId, sections });
  await untilComplete(owner, body.reportId);
  const german = await read(body.reportId, 'de');
  expect(german.languages).toEqual(['en', 'de']);
  expect(german.sections.map(({ title }) => title).slice(0, 2)).toEqual(['Zusammenfassung', 'Which awards were made?']);
  expect(JSON.stringify(german.sections)).not.toMatch(/Nothing was found|Quoted word for word/);
});

test('[RPT-07] its files are in the language that it is read in, and the same twice', async () => {
  const id = await completeReport(owner, projectId);
  const markdown = new TextDecoder().decode(await file(id, 'md', 'de'));
  expect(markdown).toContain('**Verwertungsbericht** · Stand: ');
  expect(markdown).toContain('## Quellen');
  expect(markdown).not.toMatch(/\b(?:As of|Source|Written by|retrieved)\b/);
  expect(new TextDecoder().decode(await file(id, 'md', 'en'))).toContain('## Sources');
  const docx = strFromU8(unzipSync(await file(id, 'docx', 'de'))['word/document.xml']!);
  expect(docx).toContain('Zusammenfassung');
  expect(docx).toContain('Tabelle ');
  const pdf = await file(id, 'pdf', 'de');
  const { text } = await extractText(await getDocumentProxy(pdf.slice()), { mergePages: true });
  expect(text).toMatch(/Inhalt.*Seite 1 von \d/s);
  for (const format of ['md', 'docx']) expect(await file(id, format, 'de')).toEqual(await file(id, format, 'de'));
});

test('[RPT-10] an editor’s words stay in the language that they were written in, and say so in others', async () => {
  const id = await completeReport(owner, projectId);
  const german = await read(id, 'de');
  const { place, at, all } = findSentence(german, /Themenfeld/);
  const text = 'Das ist eine Einschätzung der Redaktion.';
  const statements = all.map((sentence, n) => ({
    ...asIs(sentence, n),
    ...(n === at && { text }),
    isKept: n === at,
  }));
  const saved = await owner.patch(pathOf(id), { version: 1, language: 'de', prose: [{ ...place, statements }] });
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  const sentenceIn = async (language: string) =>
    sentencesOf(await read(id, language)).find((each) => each.text === text);
  expect(await sentenceIn('de')).toMatchObject({ kind: 'editor' });
  expect(await sentenceIn('de')).not.toHaveProperty('language');
  expect(await sentenceIn('en')).toMatchObject({ kind: 'editor', language: 'de' });
  // The others were not touched.
  expect(sentencesOf(await read(id, 'en')).filter(({ language }) => language)).toHaveLength(1);
  expect(new TextDecoder().decode(await file(id, 'md', 'en'))).toMatch(/\\\[in German/);
});

test('[RPT-02] a report of an earlier version opens in English, and says that it has no other', async () => {
  const id = await completeReport(owner, projectId);
  const [row] = await app.database.db.select().from(report).where(eq(report.id, id));
  const { german: _german, language: _own, languages: _all, ...before } = row!.document!;
  await app.database.db
    .update(report)
    .set({ document: JSON.parse(JSON.stringify(before)) })
    .where(eq(report.id, id));
  const document = await read(id, 'de');
  expect([document.language, document.languages, document.subtitle]).toEqual([
    'en',
    ['en'],
    'Commercialization report',
  ]);
  expect(new TextDecoder().decode(await file(id, 'md', 'de'))).toContain('## Sources');
});
