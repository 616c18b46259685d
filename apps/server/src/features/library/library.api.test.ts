import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { addFile, factsOf, processed, sendParts } from '../../../test/library.ts';
import type { Actor } from '../../platform/http/context.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { writeSearchTextsJob } from './library.jobs.ts';
import { librarySearchRepository } from './library-search.repository.ts';
import { run as writeSearchTexts } from './write-search-texts.worker.ts';

let app: TestApp;
let ada: Visitor;
let eve: Visitor;
let folder: { id: string };
beforeAll(async () => {
  app = await openTestApp();
  ada = await app.signedUp();
  eve = await app.signedUp();
  folder = (await ada.post('/library/folders', { name: 'Grants 2026' })).body;
});
afterAll(async () => {
  expect(app.faults).toEqual([]);
  await app.close();
});

const folders = async (who = ada) => (await who.get('/library/folders')).body.items;
const other = async (who = ada) => (await folders(who)).find(({ isOther }: { isOther: boolean }) => isOther);
const names = async (folderId: string) => (await ada.get(`/library/files/names?folderId=${folderId}`)).body.names;

test('[LIB-01] folders are created, renamed and deleted with their files; Other Documents is always there', async () => {
  const made = await ada.post('/library/folders', { name: '  Förderung 😀  ' });
  expect(made).toMatchObject({ status: 201, body: { name: 'Förderung 😀', fileCount: 0, isOther: false } });
  await addFile(ada, 'a.txt', 'Solid electrolytes.', made.body.id);
  expect(
    (await ada.get('/library/folders?sort=name-desc')).body.items.map((each: { name: string }) => each.name),
  ).toEqual(['Other Documents', 'Grants 2026', 'Förderung 😀']);
  const renamed = await ada.patch('/library/folders', { id: made.body.id, name: 'Funding' });
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Funding', fileCount: 1 } });
  expect(await ada.get('/library/folders/funding')).toMatchObject({ body: { id: made.body.id } });
  expect((await ada.delete('/library/folders', { id: made.body.id })).status).toBe(200);
  expect((await ada.get('/library/folders/Funding')).status).toBe(404);
  const { id } = await other();
  for (const answer of [
    await ada.patch('/library/folders', { id, name: 'Mine' }),
    await ada.delete('/library/folders', { id }),
    await ada.post('/library/folders', { name: 'other documents' }),
    await ada.post('/library/folders', { name: 'GRANTS 2026' }),
    await ada.patch('/library/folders', { id: folder.id, name: 'Other Documents' }),
  ])
    expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
});

test.each([
  ['', 'Folder name is required'],
  ['a/b', 'Folder name cannot contain slashes'],
  ['a'.repeat(300), 'Folder name cannot exceed 50 characters'],
  ['..', "Folder name cannot be '.' or '..', or contain excessive spaces"],
])('[LIB-01] the server refuses the folder name %j with the specified words', async (name, message) => {
  expect(await ada.post('/library/folders', { name })).toMatchObject({
    status: 400,
    body: { code: 'VALIDATION', details: { name: [message] } },
  });
});

test('[LIB-02] a file is sent to a signed address, registered, processed, and downloaded as it was', async () => {
  const text = 'Ceramic separators stop dendrites.\n'.repeat(1000);
  const facts = factsOf('Notes.txt', text, folder.id);
  const { body: upload } = await ada.post('/library/uploads', facts);
  expect(upload.parts).toEqual([
    { url: expect.stringMatching(/^\/api\/library\/transfers\//), offset: 0, size: text.length },
  ]);
  const before = await ada.post('/library/files', { files: [{ ...facts, uploadId: upload.uploadId }] });
  expect(before.body.files[0]).toMatchObject({ status: 'pending', name: 'Notes.txt' });
  expect(await sendParts(ada, upload, text)).toEqual([204]);
  const registration = { files: [{ ...facts, uploadId: upload.uploadId }] };
  const [first, second] = await Promise.all([
    ada.post('/library/files', registration),
    ada.post('/library/files', registration),
  ]);
  expect(first.body.files[0].id).toBe(upload.uploadId);
  expect(second.body.files[0].id).toBe(upload.uploadId);
  expect(await processed(ada, upload.uploadId)).toMatchObject({
    status: 'complete',
    progress: 100,
    reason: null,
    fileType: 'txt',
    characters: expect.closeTo(text.length, -2),
  });
  const file = await ada.get(`/library/files/${upload.uploadId}/content`);
  expect(file.body).toBe(text);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="Notes.txt"');
  expect(file.headers.get('x-content-type-options')).toBe('nosniff');
});

test('[LIB-02] a transfer that broke off goes on where it stopped', async () => {
  const text = 'x'.repeat(1000);
  const facts = factsOf('broken-off.txt', text, folder.id);
  const { body: upload } = await ada.post('/library/uploads', facts);
  const broken = new ReadableStream({
    start: (controller) => controller.enqueue(Buffer.from(text.slice(0, 900))),
    pull: (controller) => controller.error(new Error('aborted')),
  });
  const init = { method: 'PUT', body: broken, duplex: 'half' } as RequestInit;
  await ada.request(upload.parts[0].url.slice('/api'.length), init).catch(() => null);
  const again = await ada.post(`/library/uploads/${upload.uploadId}/resume`);
  expect(again.body.parts).toEqual([{ url: expect.any(String), offset: 900, size: 100 }]);
  // The same file chosen anew goes on as well; another one of that name waits.
  const chosen = await ada.post('/library/uploads', facts);
  expect(chosen.body).toMatchObject({ uploadId: upload.uploadId, parts: [{ offset: 900 }] });
  expect(await ada.post('/library/uploads', { ...facts, fileSize: 5 })).toMatchObject({
    status: 409,
    body: { message: 'Already being uploaded: broken-off.txt.' },
  });
  expect(await sendParts(ada, again.body, text)).toEqual([204]);
  const { body } = await ada.post('/library/files', { files: [{ ...facts, uploadId: upload.uploadId }] });
  expect(await processed(ada, body.files[0].id)).toMatchObject({ status: 'complete', characters: 1000 });
});

test('[LIB-02] an upload address is good for its one transfer, its bytes and its hour', async () => {
  const facts = factsOf('address.txt', 'hello', folder.id);
  const { body: upload } = await ada.post('/library/uploads', facts);
  const path = upload.parts[0].url.slice('/api'.length);
  const put = async (to: string, body: string) => (await eve.request(to, { method: 'PUT', body })).status;
  const [id, offset, size, expires, mac] = path.split('/').at(-1).split('.');
  const forged = (...parts: string[]) => `/library/transfers/${parts.join('.')}`;
  expect(await put(forged(id, offset, '9999', expires, mac), 'hello')).toBe(403);
  expect(await put(forged(id, offset, size, String(Number(expires) + 1), mac), 'hello')).toBe(403);
  expect(await put(forged('..', offset, size, expires, mac), 'hello')).toBe(403);
  expect(await put('/library/transfers/x', 'hello')).toBe(403);
  expect(await put(path, 'hello and more than was announced')).toBe(413);
  expect(await put(path, 'hello')).toBe(204);
});

test('[LIB-02] the same file sent twice at once is one file', async () => {
  const facts = factsOf('twice.txt', 'The same.', folder.id);
  const uploads = await Promise.all([1, 2, 3].map(() => ada.post('/library/uploads', facts)));
  const ids = new Set(uploads.map(({ body }) => body.uploadId));
  expect(ids.size).toBe(1);
  await Promise.all(uploads.map(({ body }) => sendParts(ada, body, 'The same.')));
  const [id] = ids;
  await Promise.all(uploads.map(() => ada.post('/library/files', { files: [{ ...facts, uploadId: id }] })));
  expect(await processed(ada, id)).toMatchObject({ status: 'complete' });
  expect((await names(folder.id)).filter((name: string) => name === 'twice.txt')).toHaveLength(1);
});

test('[LIB-03] a name that the folder has is refused with the specified words, whatever its case; elsewhere it is free', async () => {
  await addFile(ada, 'Plan.md', '# Plan', folder.id);
  expect(await ada.post('/library/uploads', factsOf('PLAN.md', 'other', folder.id))).toMatchObject({
    status: 409,
    body: {
      message: 'The following file(s) already exist: PLAN.md. Please rename or remove duplicates before uploading.',
    },
  });
  expect((await ada.post('/library/uploads', factsOf('Plan.md', 'other'))).status).toBe(201);
});

test.each([
  ['../../etc/passwd.txt', 1, 'fileName', 'File name cannot contain slashes'],
  ['C:\\boot.txt', 1, 'fileName', 'File name cannot contain slashes'],
  [`${'a'.repeat(300)}.txt`, 1, 'fileName', 'File name cannot exceed 120 characters'],
  ['run.exe', 1, 'fileName', 'Unsupported file type'],
  ['empty.txt', 0, 'fileSize', 'The file is empty.'],
  ['large.pdf', 10 * 1024 * 1024 + 1, 'fileSize', 'The file exceeds the size limit of 10 MB.'],
])('[LIB-03] %s with %i bytes is refused: %s, %s', async (fileName, fileSize, field, message) => {
  expect(await ada.post('/library/uploads', { fileName, fileSize, folderId: folder.id })).toMatchObject({
    status: 400,
    body: { details: { [field]: [message] } },
  });
});

test('[LIB-03] names with emoji, right-to-left script and hidden characters are kept readable and never become paths', async () => {
  const file = await addFile(ada, 'تقرير\u202E \u0007😀 %2e%2e.txt', 'Text.', folder.id);
  expect(file.name).toBe('تقرير 😀 %2e%2e.txt');
  const { headers } = await ada.get(`/library/files/${file.id}/content`);
  expect(headers.get('content-disposition')).toContain(
    "filename*=UTF-8''%D8%AA%D9%82%D8%B1%D9%8A%D8%B1%20%F0%9F%98%80",
  );
});

test('[LIB-03] a registration must be for the file that the upload was begun for', async () => {
  const facts = factsOf('begun.txt', 'hello', folder.id);
  const { body: upload } = await ada.post('/library/uploads', facts);
  const register = (who: Visitor, change: object) =>
    who.post('/library/files', { files: [{ ...facts, uploadId: upload.uploadId, ...change }] });
  expect((await register(ada, { fileName: 'else.txt' })).status).toBe(409);
  expect((await register(ada, { fileSize: 6 })).status).toBe(409);
  expect((await register(eve, {})).status).toBe(404);
});

test('[LIB-03] content that is not what the name says fails with a reason; it can be retried or removed [LIB-04]', async () => {
  const { id } = await addFile(ada, 'program.pdf', 'MZ\u0000\u0001 not a pdf', folder.id);
  expect(await processed(ada, id)).toMatchObject({
    status: 'failed',
    reason: 'Unsupported file type: the content is not a PDF, whatever the name says.',
  });
  expect(await ada.post(`/library/files/${id}/reprocess`)).toMatchObject({
    body: { status: 'processing', reason: null },
  });
  expect(await processed(ada, id)).toMatchObject({ status: 'failed' });
  expect((await ada.delete('/library/files', { id })).status).toBe(200);
  expect(await processed(ada, id)).toBeUndefined();
});

test('[LIB-04] a complete file is removed with its bytes and its text; only a failed one is processed again', async () => {
  const { id } = await addFile(ada, 'remove-me.txt', 'Perovskite tandem cells.', folder.id);
  await processed(ada, id);
  expect(await ada.post(`/library/files/${id}/reprocess`)).toMatchObject({ status: 409 });
  expect((await ada.delete('/library/files', { id })).status).toBe(200);
  expect((await ada.get(`/library/files/${id}/content`)).status).toBe(404);
  expect((await ada.get('/library/search?query=perovskite')).body).toMatchObject({ total: 0, items: [] });
});

test('[LIB-06] files are renamed and moved; the ending stays', async () => {
  const target = (await ada.post('/library/folders', { name: 'Target' })).body;
  const { id } = await addFile(ada, 'old.txt', 'Text.', folder.id);
  await addFile(ada, 'taken.txt', 'Text.', target.id);
  expect((await ada.patch('/library/files', { id, name: 'new.txt', folderId: target.id })).body).toMatchObject({
    name: 'new.txt',
    folderId: target.id,
  });
  expect((await ada.patch('/library/files', { id, name: 'Taken.txt' })).status).toBe(409);
  expect((await ada.patch('/library/files', { id, name: 'new.pdf' })).body.details.name[0]).toContain('.txt');
});

test('[LIB-06] a folder is sorted four ways, paged, and narrowed by name', async () => {
  const { id } = (await ada.post('/library/folders', { name: 'Sorted' })).body;
  for (const name of ['b.txt', 'A 100%.txt', 'c_d.txt']) await addFile(ada, name, name, id);
  const page = async (query: string) => {
    const { body } = await ada.get(`/library/files/paginated?folderId=${id}&${query}`);
    return [body.total, ...body.items.map((each: { name: string }) => each.name)];
  };
  expect(await page('sortBy=name-asc')).toEqual([3, 'A 100%.txt', 'b.txt', 'c_d.txt']);
  expect(await page('sortBy=name-desc')).toEqual([3, 'c_d.txt', 'b.txt', 'A 100%.txt']);
  expect(await page('sortBy=date-asc')).toEqual([3, 'b.txt', 'A 100%.txt', 'c_d.txt']);
  expect(await page('sortBy=date-desc&pageSize=2')).toEqual([3, 'c_d.txt', 'A 100%.txt']);
  expect(await page('sortBy=date-desc&pageSize=2&page=2')).toEqual([3, 'b.txt']);
  expect(await page(`query=${encodeURIComponent('0%')}`)).toEqual([1, 'A 100%.txt']);
  expect(await page('query=_')).toEqual([1, 'c_d.txt']);
  expect((await ada.get(`/library/files/paginated?folderId=${id}&sortBy=size`)).status).toBe(400);
  expect((await ada.get(`/library/files?folderId=${id}`)).body.total).toBe(3);
});

test('[LIB-06] searching finds names and text, and shows the passage with its hits', async () => {
  const text = `${'Nothing of note here. '.repeat(200)}The garnet electrolyte conducts lithium ions.${' More words follow.'.repeat(200)}`;
  const { id } = await addFile(ada, 'Conductors.txt', text, folder.id);
  await processed(ada, id);
  const search = async (query: string, more = '') =>
    (await ada.get(`/library/search?query=${encodeURIComponent(query)}${more}`)).body;
  const { items, total } = await search('garnet conducting');
  expect(total).toBe(1);
  const [{ file, folderName, matchingPages, passages }] = items;
  expect({ id: file.id, folderName, matchingPages }).toEqual({ id, folderName: 'Grants 2026', matchingPages: 1 });
  const marked = passages[0].spans.map(([from, to]: [number, number]) => passages[0].text.slice(from, to));
  expect(marked).toEqual(['garnet', 'conducts']);
  expect(passages[0].label).toBe('Part 2');
  expect((await search('garn')).total).toBe(1);
  expect((await search('"electrolyte conducts"')).total).toBe(1);
  expect((await search('"conducts electrolyte"')).total).toBe(0);
  expect((await search('garnet -lithium')).total).toBe(0);
  expect((await search('conductors')).items[0]).toMatchObject({ isNameMatch: true });
  expect((await search('garnet', `&folderId=${(await other()).id}`)).total).toBe(0);
  for (const odd of ["'", "a' & b", '"', '-', '%', '\\', '😀', ':*', 'a:b', '()'])
    expect(await search(odd)).toMatchObject({ items: expect.any(Array) });
  expect((await ada.get(`/library/files/${id}/text?page=2&pageLimit=1`)).body).toMatchObject({
    total: 3,
    items: [{ number: 2, label: 'Part 2', text: expect.stringContaining('garnet') }],
  });
  expect((await eve.get('/library/search?query=garnet')).body.total).toBe(0);
});

test('[LIB-08] template folders are listed, and downloaded as a zip of real documents', async () => {
  const { body } = await ada.get('/library/templates');
  expect(body.folders.map(({ path }: { path: string }) => path)).toEqual([
    'All agencies/Direct to Phase II',
    'All agencies/SBIR STTR Phase I',
    'All agencies/SBIR STTR Phase II',
    'NASA/SBIR Ignite Phase I',
    'NSF/Phase I Project Pitch',
  ]);
  expect((await ada.get('/library/templates?folderPath=NSF')).body.folders).toHaveLength(1);
  const { zipUrl } = (await ada.get('/library/templates/download?folderPath=NASA&recursive=true')).body;
  const response = await ada.request(zipUrl.slice('/api'.length), {});
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="NASA.zip"');
  const { unzipSync } = await import('fflate');
  const entries = unzipSync(new Uint8Array(await response.arrayBuffer()));
  expect(Object.keys(entries)).toEqual([
    'NASA/SBIR Ignite Phase I/SBIR Ignite Phase I - checklist.docx',
    'NASA/SBIR Ignite Phase I/SBIR Ignite Phase I - outline.docx',
  ]);
  for (const path of ['..', '../../src', '/etc', 'NSF/../NASA', 'NS'])
    expect((await ada.get(`/library/templates?folderPath=${encodeURIComponent(path)}`)).status).toBe(404);
  expect((await ada.get('/library/templates/download?folderPath=NSF&recursive=false')).status).toBe(404);
});

test('[SEC-01] what belongs to another is unknown', async () => {
  const { id } = await addFile(ada, 'private.txt', 'Secret.', folder.id);
  await processed(ada, id);
  for (const answer of [
    await eve.get(`/library/files?folderId=${folder.id}`),
    await eve.get(`/library/files/paginated?folderId=${folder.id}`),
    await eve.get(`/library/files/names?folderId=${folder.id}`),
    await eve.get('/library/folders/Grants%202026'),
    await eve.patch('/library/folders', { id: folder.id, name: 'Mine' }),
    await eve.delete('/library/folders', { id: folder.id }),
    await eve.post('/library/uploads', factsOf('x.txt', 'x', folder.id)),
    await eve.post(`/library/uploads/${id}/resume`),
    await eve.get(`/library/files/${id}/content`),
    await eve.get(`/library/files/${id}/text`),
    await eve.post(`/library/files/${id}/reprocess`),
    await eve.post(`/library/files/${id}/cancel`),
    await eve.patch('/library/files', { id, name: 'mine.txt' }),
    await eve.delete('/library/files', { id }),
    await eve.get(`/library/search?query=secret&folderId=${folder.id}`),
  ])
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  // The statement asks as well, whoever calls it.
  const pages = librarySearchRepository(app.database).pages({ userId: 'another' } as Actor, id, {
    limit: 9,
    offset: 0,
  });
  expect(await pages).toEqual({ rows: [], total: 0 });
  const mine = (await eve.post('/library/folders', { name: 'Mine' })).body;
  expect((await ada.patch('/library/files', { id, folderId: mine.id })).status).toBe(404);
  expect((await eve.post('/library/files/by-id', { ids: [id] })).body).toEqual({ files: [] });
  expect((await app.visitor().get('/library/folders')).status).toBe(401);
});

test('[LIB-06] [SRCH-05] files are searched as records are: accents, sub- and superscripts, Greek letters, scripts without spaces', async () => {
  const text =
    'L’anode imprégnée à base de CO₂ et de TNF-α, Łódź; 固体リチウム電池の電解質, written in C++ and Straße.';
  const { id } = await addFile(ada, 'Café 固体.txt', text, folder.id);
  await processed(ada, id);
  const search = async (query: string) => (await ada.get(`/library/search?query=${encodeURIComponent(query)}`)).body;
  const hitsOf = async (query: string) => {
    const { total, items } = await search(query);
    const { passages } = items[0] ?? { passages: [] };
    return [
      total,
      ...passages.flatMap(({ text, spans }: { text: string; spans: [number, number][] }) =>
        spans.map(([from, to]) => text.slice(from, to)),
      ),
    ];
  };
  expect(await hitsOf('impregnee')).toEqual([1, 'imprégnée']);
  expect(await hitsOf('IMPRÉGNÉE CO2')).toEqual([1, 'imprégnée', 'CO₂']);
  expect((await search('TNF-alpha')).total).toBe(1);
  expect(await hitsOf('lodz strasse')).toEqual([1, 'Łódź', 'Straße']);
  expect((await hitsOf('電解質')).slice(-3)).toEqual(['電', '解', '質']);
  expect(await hitsOf('質解電')).toEqual([0]);
  expect(await hitsOf('C++')).toEqual([1, 'C++']);
  expect(await hitsOf('C#')).toEqual([0]);
  for (const name of ['cafe', 'CAFÉ', '固体'])
    expect((await search(name)).items[0]).toMatchObject({ isNameMatch: true });
  const listed = (await ada.get(`/library/files/paginated?folderId=${folder.id}&query=cafe`)).body;
  expect(listed.items.map(({ name }: { name: string }) => name)).toEqual(['Café 固体.txt']);
});

test('[LIB-06] files from before their texts were written for searching are found once the job has run', async () => {
  const { id } = await addFile(ada, 'Übersicht.txt', 'Der Träger ist ein Polymer.', folder.id);
  await processed(ada, id);
  await app.database.pool.query('UPDATE library_page SET searched = NULL WHERE file_id = $1', [id]);
  await app.database.pool.query('UPDATE library_file SET name_searched = NULL WHERE id = $1', [id]);
  const found = async (query: string) => (await ada.get(`/library/search?query=${query}`)).body.total;
  expect([await found('polymer'), await found('trager'), await found('ubersicht')]).toEqual([1, 0, 0]);
  const { signal } = new AbortController();
  await writeSearchTexts({}, { signal }, dependenciesOf(app.server.jobs, writeSearchTextsJob));
  expect([await found('polymer'), await found('trager'), await found('ubersicht')]).toEqual([1, 1, 1]);
});
