import { EXTRACTION_TEXTS } from '@groundwork/contract/projects.texts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { joined } from '../../../test/collaborators.ts';
import { pdfOf } from '../../../test/documents.ts';
import { addFile, factsOf } from '../../../test/library.ts';
import { newProject } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';
import { scanOf } from '../../../test/scans.ts';

let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const BATTERY =
  'A solid electrolyte for lithium metal batteries in electric aircraft. It blocks dendrites on existing pilot lines.';

test('[PRJ-05] a description that one of my projects has already leads to that project', async () => {
  const other = await app.signedUp();
  await newProject(other, BATTERY);
  const mine = await app.signedUp();
  expect((await mine.post('/projects/rewrite', { interest: BATTERY })).body.redirect).toBeNull();
  const id = await newProject(mine, BATTERY);
  const reworded =
    'For electric aircraft: lithium metal batteries with a solid electrolyte! It blocks dendrites on existing pilot lines';
  const again = await mine.post('/projects/rewrite', { interest: reworded });
  expect(again.body).toMatchObject({ success: true, redirect: id });
  const another = await mine.post('/projects/rewrite', { interest: 'A separator for makers of lithium batteries.' });
  expect(another.body.redirect).toBeNull();
});

test('[PRJ-05] a project that somebody shares is not mine: the same description makes one of my own', async () => {
  const other = await app.signedUp();
  const id = await newProject(other, BATTERY);
  const { visitor } = await joined(app, other, id, 'editor');
  expect((await visitor.get(`/projects`)).body.total).toBe(1);
  expect((await visitor.post('/projects/rewrite', { interest: BATTERY })).body).toMatchObject({
    success: true,
    redirect: null,
  });
});

test('[PRJ-04] ten rewrites a minute and a hundred a day are made for a person, and counted for each alone', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date() });
  try {
    const someone = await app.signedUp();
    const rewrite = async () => (await someone.post('/projects/rewrite', { interest: BATTERY })).body;
    const limited = { success: false, hitRateLimit: true, data: null, redirect: null };
    for (let minute = 0; minute < 10; minute += 1) {
      for (let turn = 0; turn < 10; turn += 1) expect(await rewrite()).toMatchObject({ hitRateLimit: false });
      expect(await rewrite()).toMatchObject(limited);
      vi.setSystemTime(Date.now() + 61_000);
    }
    expect(await rewrite()).toMatchObject(limited);
    const another = await app.signedUp();
    expect((await another.post('/projects/rewrite', { interest: BATTERY })).body.hitRateLimit).toBe(false);
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    expect((await rewrite()).hitRateLimit).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

test('[PRJ-08] a PDF gives a description in its own words, and is kept in Other Documents', async () => {
  const pages = ['Abstract', BATTERY, 'Makers of cells need a pilot line for the ceramic electrolyte of batteries.'];
  const file = await addFile(owner, 'proposal.pdf', pdfOf(pages));
  const { status, body } = await owner.post('/projects/extract', { file: file.id });
  expect(status).toBe(200);
  expect(body).toMatchObject({ success: true, reason: null });
  expect(body.data).toContain('A solid electrolyte for lithium metal batteries in electric aircraft.');
  const folders = (await owner.get('/library/folders')).body.items;
  expect(folders.find(({ id }: { id: string }) => id === file.folderId).name).toBe('Other Documents');

  const input = { areaOfInterest: body.data, fileId: file.id };
  const { id } = (await owner.post('/projects', input)).body.newProject;
  const history = (await owner.get(`/projects/history?projectId=${id}`)).body.items;
  expect(history[0]).toMatchObject({ kind: 'file-added', text: 'proposal.pdf' });
  expect(history[0].path).toBe(`/library?folder=${file.folderId}&file=${file.id}`);
  const other = await app.signedUp();
  expect((await other.post('/projects', input)).status).toBe(404);
  expect((await other.post('/projects/extract', { file: file.id })).status).toBe(404);
});

test('[PRJ-08] of a scanned PDF it is said that its text was recognized, whether a description was found or none', async () => {
  const read = async (name: string, lines: string[]) => {
    const file = await addFile(owner, name, Buffer.from(await scanOf([lines])));
    return (await owner.post('/projects/extract', { file: file.id })).body;
  };
  const lines = [
    'A solid electrolyte for lithium metal batteries in',
    'electric aircraft. It blocks dendrites on existing',
    'pilot lines. Makers of cells need a pilot line for the',
    'ceramic electrolyte of batteries.',
  ];
  expect(await read('scan.pdf', lines)).toEqual({
    success: true,
    data: expect.stringContaining('solid electrolyte'),
    reason: null,
    isRecognised: true,
  });
  expect(await read('bill.pdf', ['Invoice 12'])).toMatchObject({ success: true, data: null, isRecognised: true });
});

test.each([
  ['of no content', pdfOf(['zzz qqq']), { success: true, data: null, reason: null }],
  [
    'that is none',
    'not a pdf',
    {
      success: false,
      data: null,
      reason: expect.stringContaining('not a PDF'),
      reasonSaid: expect.objectContaining({ key: 'contract/server-words.files.otherType' }),
    },
  ],
  [
    'that is damaged',
    '%PDF-1.4 and then nothing',
    {
      success: false,
      data: null,
      reason: expect.any(String),
      reasonSaid: expect.objectContaining({ key: 'contract/server-words.files.damaged' }),
    },
  ],
])('[PRJ-08] a PDF %s gives no description', async (what, content, answer) => {
  const file = await addFile(owner, `${what}.pdf`, content);
  expect((await owner.post('/projects/extract', { file: file.id, forReport: true })).body).toEqual(answer);
});

test('[PRJ-08] another kind of file, and one that has not arrived, are refused with the reason', async () => {
  const text = await addFile(owner, 'notes.txt', BATTERY);
  const refused = await owner.post('/projects/extract', { file: text.id });
  expect(refused.body.details).toEqual({ file: ['Unsupported file type: use a PDF.'] });
  const { uploadId } = (await owner.post('/library/uploads', factsOf('late.pdf', 'x'))).body;
  expect((await owner.post('/projects/extract', { file: uploadId })).status).toBe(409);
  expect(EXTRACTION_TEXTS.project.success).toBe('The project description was successfully extracted from the file.');
});

test('[PRJ-18] notes are stored with a version, and who wrote on an older one is told what is there', async () => {
  const projectId = await newProject(owner);
  const save = (text: string, version?: number) => owner.patch('/projects/notes', { projectId, text, version });
  expect((await owner.get(`/projects/${projectId}`)).body).toMatchObject({ notes: '', notesVersion: 0 });
  expect((await save('First \n', 0)).body).toEqual({ notes: 'First \n', notesVersion: 1, notesBy: null });
  const late = await save('Second writer', 0);
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({ code: 'CONFLICT', details: { notes: 'First \n', notesVersion: 1 } });
  // The same again, as after a lost answer, is no conflict.
  expect((await save('First \n', 0)).body).toEqual({ notes: 'First \n', notesVersion: 1, notesBy: null });
  expect((await save('Whatever is there')).body.notesVersion).toBe(2);
  const results = await Promise.all(['a', 'b', 'c'].map((text) => save(text, 2)));
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await save('x'.repeat(20_001), 3)).body.details).toEqual({ text: ['Notes cannot exceed 20,000 characters'] });
  expect((await save('Nothing bad \u0000\u202e', 3)).body.notes).toBe('Nothing bad ');
});

test('[PRJ-02] the rewrite proposes a title in the words that were written, and a title of one’s own is kept', async () => {
  const who = await app.signedUp();
  const interest = 'hi we r makeing a sodium ion battery for forklifts and cold warehouses in the north';
  const { body } = await who.post('/projects/rewrite', { interest });
  expect(body).toMatchObject({
    data: expect.stringMatching(/sodium ion battery for forklifts and cold warehouses in the north/),
    title: expect.stringMatching(/sodium ion battery/i),
    lacksUse: false,
    isForeign: false,
  });
  const { newProject } = (await who.post('/projects', { areaOfInterest: body.data, title: 'Salt cells' })).body;
  expect(newProject.title).toBe('Salt cells');
  const empty = await who.post('/projects', { areaOfInterest: body.data, title: ' ' });
  expect(empty).toMatchObject({ status: 400, body: { details: { title: ['Title is required'] } } });
});
