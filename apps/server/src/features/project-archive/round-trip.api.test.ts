import { strFromU8, strToU8 } from 'fflate';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { archiveBytes, archiveOf, type Files, imported, jsonOf, withManifest, zipped } from '../../../test/archives.ts';
import { pdfOf } from '../../../test/documents.ts';
import { addFile, processed } from '../../../test/library.ts';
import { newProject, planPeople } from '../../../test/plan-people.ts';
import { sampleRecords } from '../../../test/records.ts';

let here: TestApp;
let there: TestApp;
let ada: Visitor;
let projectId: string;
let people: Awaited<ReturnType<typeof planPeople>>;
beforeAll(async () => {
  here = await openTestApp({ records: sampleRecords() });
  there = await openTestApp();
  people = await planPeople(there);
  ada = await (await planPeople(here)).on('pro');
  projectId = await fullProject(ada);
});
afterAll(async () => {
  await here.close();
  await there.close();
});

/** A project with something of everything. */
async function fullProject(visitor: Visitor): Promise<string> {
  const { body: folder } = await visitor.post('/library/folders', { name: 'Papers' });
  const file = await addFile(
    visitor,
    'garnet paper.pdf',
    pdfOf(['A garnet separator for lithium metal cells.']),
    folder.id,
  );
  await processed(visitor, file.id);
  const { body } = await visitor.post('/projects', {
    areaOfInterest: 'A solid electrolyte for lithium metal batteries in electric aircraft.',
    fileId: file.id,
  });
  const id = body.newProject.id;
  await visitor.patch('/projects/notes', { projectId: id, text: '# Plan\n<b>Call</b> Mira – früh.\n' });
  const items = [
    { searchEngine: 'companies', itemId: 'voltara' },
    { searchEngine: 'awards', itemId: 'a-1' },
  ];
  const { body: added } = await visitor.post('/bookmarks', { projectId: id, items });
  const company = added.items.find((item: { itemId: string }) => item.itemId === 'voltara');
  await visitor.patch('/bookmarks', { id: company.id, note: 'Ask <i>them</i>', tags: ['partner', 'größe'] });
  await visitor.put('/search/tab-order', { projectId: id, mainTab: 'industry', engines: ['patents', 'companies'] });
  await visitor.patch(`/projects/${id}/profile`, { version: 0, corrections: { unwanted: ['aerosol'] } });
  await visitor.put(`/projects/${id}/profile/marks`, { searchEngine: 'awards', id: 'a-1', verdict: 'more' });
  const statement = 'A garnet keeps the lithium from the air';
  const put = await visitor.put(`/projects/${id}/idea/statements`, { version: 0, statements: [statement] });
  expect([put.status, put.body]).toEqual([200, { version: 1 }]);
  const filters = { agency: ['Department of Energy'] };
  const search = {
    searchEngine: 'awards',
    query: 'electrolyte',
    filters,
    mode: 'keyword',
    alert: 'notify',
    frequency: 'weekly',
  };
  const saved = await visitor.post('/search/saved', { ...search, projectId: id, name: 'New awards' });
  expect(saved.status).toBe(201);
  const { body: report } = await visitor.post('/reports/commercialization', { projectId: id });
  const status = async () => (await visitor.get(`/reports/commercialization/${report.reportId}/status`)).body.status;
  await vi.waitFor(async () => expect(await status()).toBe('complete'), { interval: 100 });
  return id;
}

test('[PRJ-16] [PRJ-18] [LIB-05] [BKM-05] a project’s archive holds all of it in open formats, each entry with its checksum', async () => {
  const files = await archiveOf(ada, projectId);
  const names = Object.keys(files);
  expect(names.at(-1)).toBe('manifest.json');
  expect(names).toEqual(
    expect.arrayContaining([
      'project.json',
      'notes.md',
      'searches.json',
      'history.jsonl',
      'bookmarks/bookmarks.jsonl',
      'bookmarks/industry-bookmarks.csv',
      'bookmarks/government-bookmarks.csv',
      'reports/01/report.json',
      'reports/01/report.docx',
      'reports/01/report.pdf',
      'reports/01/report.md',
      'files/Papers/garnet paper.pdf',
      'files.json',
    ]),
  );
  const manifest = jsonOf(files, 'manifest.json');
  expect(manifest.counts).toEqual({ bookmarks: 2, savedSearches: 1, events: 4, reports: 1, files: 1 });
  expect(manifest.entries).toEqual(jsonOf(withManifest(files), 'manifest.json').entries);
  expect(strFromU8(files['notes.md']!)).toBe('# Plan\n<b>Call</b> Mira – früh.\n');
  expect(strFromU8(files['reports/01/report.pdf']!.subarray(0, 5))).toBe('%PDF-');
  expect(jsonOf(files, 'reports/01/report.json').document.sources.length).toBeGreaterThan(0);
  const { body } = await ada.get(`/projects/${projectId}/archive/contents`);
  expect(body).toMatchObject({ bookmarks: 2, savedSearches: 1, events: 4, reports: 1, unfinishedReports: 0 });
  expect(body.files.project).toEqual({ count: 1, bytes: files['files/Papers/garnet paper.pdf']!.length });
});

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/** Without ids, and without what is made anew: the manifest, and renderings with the time in them. */
function comparable(files: Files): Record<string, string> {
  const kept = Object.entries(files).filter(
    ([name]) => !/manifest\.json$|\.(docx|pdf)$/.test(name) || name.startsWith('files/'),
  );
  return Object.fromEntries(kept.map(([name, bytes]) => [name, strFromU8(bytes, true).replace(UUID, '(id)')]));
}

test('[PRJ-16] [PRJ-18] [LIB-05] [BKM-05] archive, import in another installation, archive: the same but for ids', async () => {
  const bert = await people.on('pro');
  const bytes = await archiveBytes(ada, projectId);
  const { status, message, summary } = await imported(bert, bytes);
  expect({ status, message }).toEqual({ status: 'complete', message: null });
  expect(summary).toMatchObject({
    bookmarks: 2,
    unknownRecords: 2,
    savedSearches: 1,
    events: 4,
    reports: 1,
    files: 1,
    filesThere: 0,
    left: [],
    isAgain: false,
  });
  expect(summary.project.id).not.toBe(projectId);
  // The catalogue there is empty: the CSVs, too, are of the records as they were bookmarked.
  const [before, after] = [await archiveOf(ada, projectId), await archiveOf(bert, summary.project.id)];
  const withoutCsv = (files: Files) => Object.entries(comparable(files)).filter(([name]) => !name.endsWith('.csv'));
  expect(withoutCsv(after)).toEqual(withoutCsv(before));

  const { body: bookmarks } = await bert.get(`/bookmarks?projectId=${summary.project.id}&searchEngine=companies`);
  expect(bookmarks.items[0]).toMatchObject({ title: 'Voltara Energy', state: 'gone', note: 'Ask <i>them</i>' });
  const { body: history } = await bert.get(`/projects/history?projectId=${summary.project.id}`);
  const paths: string[] = history.items.map(({ path }: { path: string }) => path);
  const reportPath = paths.find((path) => path.startsWith('/reports/'))!;
  expect((await bert.get(reportPath)).body.project.id).toBe(summary.project.id);
  const fileId = /file=([\w-]+)/.exec(paths.find((path) => path.includes('file='))!)![1]!;
  expect((await processed(bert, fileId)).status).toBe('complete');
  expect((await bert.get(`/reports?projectId=${summary.project.id}`)).body.total).toBe(1);

  // Again: another project, the same file.
  const again = await imported(bert, bytes);
  expect(again.summary).toMatchObject({ isAgain: true, files: 0, filesThere: 1, left: [] });
  expect((await bert.get('/projects')).body.total).toBe(2);
  expect((await bert.get(`/bookmarks/all?projectId=${again.summary.project.id}`)).body.items).toHaveLength(2);
  expect(there.faults).toEqual([]);
});

test('[PLAN-02] an import counts against the plan: no project beyond the limit, nothing that the plan has not', async () => {
  const cleo = await people.on('starter');
  const bytes = await archiveBytes(ada, projectId);
  const first = await imported(cleo, bytes);
  expect(first.summary).toMatchObject({ bookmarks: 0, savedSearches: 0, reports: 0, files: 1, events: 4 });
  expect(first.summary.left.map(({ what }: { what: string }) => what).sort()).toEqual([
    'Bookmarks',
    'Reports',
    'Saved searches',
  ]);
  const refused = await cleo.post('/projects/imports', { fileName: 'a.zip', fileSize: bytes.length });
  expect(refused.status).toBe(403);
  expect(refused.body.message).toContain("Looks like you've hit the project limit");
});

test('[PRJ-18] what texts hold stays text, and paths lead nowhere else', async () => {
  const dora = await people.on('pro');
  const markup = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const files: Files = await archiveOf(ada, projectId);
  const project = { ...jsonOf(files, 'project.json'), title: markup };
  const event = { kind: 'edited', text: markup, by: markup, createdAt: '2026-01-01T00:00:00.000Z' };
  const paths = ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/search?query=a'];
  const changed = withManifest({
    ...files,
    'project.json': strToU8(JSON.stringify(project)),
    'history.jsonl': strToU8(paths.map((path) => JSON.stringify({ ...event, path })).join('\n')),
  });
  const { summary } = await imported(dora, zipped(changed));
  expect(summary.project.title).toBe(markup);
  const { body } = await dora.get(`/projects/history?projectId=${summary.project.id}&pageSize=50`);
  const edited = body.items.filter(({ kind }: { kind: string }) => kind === 'edited');
  expect(new Set(edited.map(({ path }: { path: string }) => path))).toEqual(new Set(['/dashboard', '/search?query=a']));
  expect(edited[0]).toMatchObject({ text: markup, by: markup });
  // The file came without its event: it is the project's all the same.
  expect(body.items.filter(({ kind }: { kind: string }) => kind === 'file-added')).toHaveLength(1);
});

test('[SEC-01] other people’s projects and imports are unknown; a caller who goes away ends the archive', async () => {
  const eve = await here.signedUp();
  expect((await eve.get(`/projects/${projectId}/archive`)).status).toBe(404);
  expect((await eve.get(`/projects/${projectId}/archive/contents`)).status).toBe(404);
  const begun = await ada.post('/projects/imports', { fileName: 'a.zip', fileSize: 10 });
  const id = begun.body.importId;
  expect((await eve.get(`/projects/imports/${id}`)).status).toBe(404);
  for (const call of ['resume', 'start', 'cancel'])
    expect((await eve.post(`/projects/imports/${id}/${call}`)).status).toBe(404);
  expect((await here.visitor().get(`/projects/${projectId}/archive`)).status).toBe(401);

  const controller = new AbortController();
  const answer = await ada.request(`/projects/${projectId}/archive`, { signal: controller.signal });
  const reader = answer.body!.getReader();
  await reader.read();
  controller.abort();
  await reader.cancel();
  expect((await ada.get(`/projects/${projectId}`)).status).toBe(200);
  expect(await newProject(ada)).not.toBe(projectId);
  expect(here.faults).toEqual([]);
});
