import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { strToU8, type Zippable } from 'fflate';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { type Files, imported, sendArchive, smallArchive, withManifest, zipped } from '../../../test/archives.ts';
import { docxOf } from '../../../test/documents.ts';
import { processed } from '../../../test/library.ts';
import { planPeople } from '../../../test/plan-people.ts';
import { aRecord } from '../../../test/records.ts';
import { tried } from '../../../test/tried.ts';

let app: TestApp;
let ada: Visitor;
beforeAll(async () => {
  app = await openTestApp();
  ada = await (await planPeople(app)).on('pro');
});
afterAll(() => app.close());

const archive = (files: Files = {}, manifest: Record<string, unknown> = {}) =>
  withManifest({ ...smallArchive(), ...files }, manifest);
const json = (value: unknown) => strToU8(JSON.stringify(value));

/** A zip with a name changed in place, as no honest program would write it. */
function renamed(from: string, to: string): Uint8Array {
  const bytes = Buffer.from(zipped(archive({ [from]: strToU8('x') })));
  for (let at = bytes.indexOf(from); at >= 0; at = bytes.indexOf(from, at + 1)) bytes.write(to, at, 'utf8');
  return bytes;
}

/** With each entry of the zip's directory changed. */
function patched(bytes: Uint8Array, change: (entry: DataView) => void): Uint8Array {
  const copy = new Uint8Array(bytes);
  const view = new DataView(copy.buffer);
  for (let at = 0; at < copy.length - 4; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) change(new DataView(copy.buffer, at));
  return copy;
}

const symlink = (): Uint8Array =>
  zipped({
    ...(archive() as Zippable),
    'notes.md': [strToU8('/etc/passwd'), { os: 3, attrs: 0o120777 * 65536 }],
  });

const whole = zipped(archive({ 'notes.md': strToU8('Notes. '.repeat(500)) }));
const zeros = (megabytes: number) => new Uint8Array(megabytes * 1_000_000);

const REFUSED: [what: string, bytes: () => Uint8Array, reason: RegExp][] = [
  ['no zip', () => strToU8('{"title": "no zip"}'.repeat(10)), /^This is not a zip file\.$/],
  ['a picture', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, ...zeros(0.001)]), /^This is not a zip file\.$/],
  ['an empty zip', () => zipped({}), /has no manifest\.json/],
  ['a zip of something else', () => docxOf('<w:p/>'), /has no manifest\.json/],
  ['its second half missing', () => whole.subarray(0, whole.length / 2), /^(This is not a zip|The zip file is broken)/],
  ['its last bytes missing', () => whole.subarray(0, whole.length - 10), /^(This is not a zip|The zip file is broken)/],
  ['its first half missing', () => whole.subarray(whole.length / 2), /is broken|not a zip/],
  ['a zip bomb by its ratio', () => zipped(archive({ 'notes.md': zeros(5) })), /more than 200 times its size/],
  [
    'a zip bomb by its sum',
    () => patched(whole, (entry) => entry.setUint32(24, 2_100_000_000, true)),
    /more than 200 times|unpacks to more than 2000 MB/,
  ],
  [
    'an entry that says it is smaller than it is',
    () => patched(whole, (entry) => entry.setUint32(24, 3, true)),
    /is broken: it cannot be unpacked/,
  ],
  [
    'too many entries',
    () =>
      zipped(
        Object.fromEntries(Array.from({ length: 25_001 }, (_, at) => [`${at}`, [new Uint8Array(), { level: 0 }]])),
      ),
    /more than 25000 entries/,
  ],
  [
    'a path with ..',
    () => renamed('files/aa/bb.txt', '../../../bb.txt'),
    /path leads out of it: ‘\.\.\/\.\.\/\.\.\/bb\.txt’/,
  ],
  ['an absolute path', () => renamed('files/aa/bb.txt', '/etc/passwd.txt'), /path leads out of it/],
  ['a path of Windows', () => renamed('files/aa/bb.txt', 'C:/aa/bb/cc.txt'), /path leads out of it/],
  ['backslashes', () => renamed('files/aa/bb.txt', 'files\\aa\\b.txt'), /path leads out of it/],
  ['an invisible sign', () => zipped(archive({ 'files/aa/b\u202Etxt.exe': strToU8('x') })), /an invisible sign in/],
  ['a link', symlink, /‘notes\.md’ in the zip file is a link or device/],
  ['a name twice', () => renamed('Project.json', 'project.json'), /has ‘project\.json’ twice/],
  [
    'a name twice but for its case',
    () => zipped(archive({ 'a/b.txt': strToU8('1'), 'A/B.txt': strToU8('2') })),
    /twice/,
  ],
  ['an encrypted entry', () => patched(whole, (entry) => entry.setUint16(8, 1, true)), /is encrypted/],
  [
    'an unknown packing',
    () => patched(whole, (entry) => entry.setUint16(10, 97, true)),
    /packed in a way that is not understood/,
  ],
  ['an unknown format', () => zipped(archive({}, { format: 'other' })), /names another format/],
  ['a newer version', () => zipped(archive({}, { version: 2 })), /has version 2 of the format, which is newer/],
  ['a version that is none', () => zipped(archive({}, { version: 'x' })), /^manifest\.json: version: /],
  [
    'a manifest that is no JSON',
    () => zipped({ ...archive(), 'manifest.json': strToU8('{') }),
    /^manifest\.json: not valid JSON/,
  ],
  ['a manifest that is null', () => zipped({ ...archive(), 'manifest.json': strToU8('null') }), /names another format/],
  [
    'an entry beside the manifest',
    () => zipped({ ...archive(), 'extra.txt': strToU8('x') }),
    /^extra\.txt is not named/,
  ],
  [
    'an entry missing',
    () => {
      const { 'project.json': _project, ...rest } = archive({ 'notes.md': strToU8('x') });
      return zipped(rest);
    },
    /^project\.json is named in manifest\.json and missing/,
  ],
  ['an entry of another size', () => zipped({ ...archive(), 'project.json': json({}) }), /^project\.json has 2 bytes/],
  [
    'a wrong checksum',
    () => {
      const files = archive({ 'notes.md': strToU8('one') });
      return zipped({ ...files, 'notes.md': strToU8('two') });
    },
    /^notes\.md was changed: its checksum/,
  ],
  ['no project', () => zipped(withManifest({ 'notes.md': strToU8('x') })), /has no project\.json/],
  [
    'a project that is no JSON',
    () => zipped(archive({ 'project.json': strToU8('{"a":') })),
    /^project\.json: not valid JSON/,
  ],
  [
    'a project without title',
    () => zipped(withManifest(smallArchive({ title: ' ' }))),
    /^project\.json: title: Title is required/,
  ],
  [
    'a date that is none',
    () => zipped(withManifest(smallArchive({ createdAt: 'soon' }))),
    /^project\.json: createdAt: /,
  ],
  [
    'notes that are too long',
    () => zipped(archive({ 'notes.md': strToU8('ab cd'.repeat(4_001)) })),
    /^notes\.md: Notes cannot exceed/,
  ],
  [
    'notes that are no text',
    () => zipped(archive({ 'notes.md': new Uint8Array([0xff, 0xfe, 0xc3]) })),
    /not text in UTF-8/,
  ],
  ['a list that is none', () => zipped(archive({ 'files.json': json({}) })), /^files\.json: not a list/],
];

/** Found when other rows of the project are written already: the store has to take those back. */
const REFUSED_MIDWAY: typeof REFUSED = [
  [
    'a bookmark that is no JSON',
    () => zipped(archive({ 'bookmarks/bookmarks.jsonl': strToU8('\n{"a":1\n') })),
    /^bookmarks\/bookmarks\.jsonl, line 2: not valid JSON/,
  ],
  [
    'a history with a line without end',
    () => zipped(archive({ 'history.jsonl': strToU8(randomBytes(1_600_000).toString('base64')) })),
    /^history\.jsonl, line 1: (more than 2 MB|not valid JSON)/,
  ],
];

describe('[LIB-05] [SEC-05] a broken or hostile archive is refused with its reason, and leaves nothing behind', () => {
  const isRefused = async (_what: string, bytes: () => Uint8Array, reason: RegExp) => {
    tried('hostile input');
    const over = await imported(ada, bytes());
    expect(over).toMatchObject({ status: 'failed', message: expect.stringMatching(reason), summary: null });
    expect((await ada.get('/projects')).body.total).toBe(0);
    expect(app.faults).toEqual([]);
  };
  test.each(REFUSED)('%s', isRefused);
  test.each(REFUSED_MIDWAY)('%s', isRefused);

  test('too large a file, and one that did not arrive', async () => {
    const tooLarge = await ada.post('/projects/imports', { fileName: 'a.zip', fileSize: 600_000_000 });
    expect(tooLarge.body.details).toEqual({ fileSize: ['An archive to import can have at most 500 MB.'] });
    const { body } = await ada.post('/projects/imports', { fileName: 'a.zip', fileSize: 100 });
    const started = await ada.post(`/projects/imports/${body.importId}/start`);
    expect(started).toMatchObject({ status: 409, body: { message: 'The archive has not fully arrived yet.' } });
  });

  test('any bytes, and any change to an archive: a project or a reason, never a fault', async () => {
    const good = zipped(archive({ 'notes.md': strToU8('Notes') }));
    const changed = fc.array(fc.tuple(fc.nat(good.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(changed, async (changes) => {
        const bytes = new Uint8Array(good);
        for (const [at, value] of changes) bytes[at] = value;
        tried('hostile input');
        const { status, message } = await imported(ada, bytes);
        expect(['complete', 'failed']).toContain(status);
        if (status === 'failed') expect(message).not.toContain('unexpected error');
      }),
      { numRuns: 40 },
    );
    expect(app.faults).toEqual([]);
    for (const { id } of (await ada.get('/projects')).body.items) await ada.delete('/projects', { id });
  });
});

test('[LIB-03] [LIB-05] [BKM-02] what cannot be taken in is left out with a reason, the rest comes in', async () => {
  const record = aRecord('awards', 'a-1', { data: { title: 'A', agency: 'DOE', awardee: 'B', year: 2021, amount: 1 } });
  const bookmark = (more: object) => ({
    searchEngine: 'awards',
    itemId: 'a-1',
    createdAt: '2026-01-01T00:00:00Z',
    record,
    ...more,
  });
  const at = '2026-01-01T00:00:00Z';
  const file = (path: string, folder: string, name: string) => ({ path, folder, name, createdAt: at });
  const files = archive({
    'bookmarks/bookmarks.jsonl': strToU8(
      [
        bookmark({}),
        bookmark({ note: 'twice' }),
        bookmark({ itemId: 'other' }),
        bookmark({ searchEngine: 'unknown-engine' }),
        bookmark({ itemId: 'x', record: { ...record, id: 'x', data: { amount: 'much' } } }),
        bookmark({
          searchEngine: 'federal-lab-technologies',
          record: { ...record, engine: 'federal-lab-technologies' },
        }),
      ]
        .map((each) => JSON.stringify(each))
        .join('\n'),
    ),
    'searches.json': json([{ name: 'x'.repeat(500), searchEngine: 'awards', createdAt: at }]),
    'reports/01/report.json': json({ type: 'commercialization' }),
    'files/Papers/good.txt': strToU8('Garnet separators.'),
    'files/Papers/program.exe': strToU8('MZ'),
    'files/Papers/lie.pdf': strToU8('This is no PDF.'),
    'files/Papers/empty.txt': new Uint8Array(),
    'files/Papers/unlisted.txt': strToU8('x'),
    'files.json': json([
      file('files/Papers/good.txt', 'Papers', 'good.txt'),
      file('files/Papers/program.exe', 'Papers', 'program.exe'),
      file('files/Papers/lie.pdf', 'Papers', 'lie.pdf'),
      file('files/Papers/empty.txt', 'Papers', 'empty.txt'),
      file('files/Papers/good.txt', '../..', 'again.txt'),
      file('project.json', 'Papers', 'project.txt'),
      { path: 7 },
    ]),
  });
  const { summary } = await imported(ada, zipped(files));
  expect(summary).toMatchObject({ bookmarks: 1, unknownRecords: 1, savedSearches: 0, reports: 0, files: 2 });
  const left = Object.fromEntries(
    summary.left.map(({ what, reason }: { what: string; reason: string }) => [what, reason]),
  );
  expect(left).toMatchObject({
    'Bookmark, line 2': 'This record is bookmarked twice.',
    'Bookmark, line 3': 'The record is not the bookmark’s.',
    'Bookmark, line 4': expect.stringContaining('searchEngine'),
    'Bookmark, line 5': expect.stringContaining('record.data'),
    'Bookmark, line 6': 'Federal lab technologies cannot be bookmarked.',
    'Saved search 1': expect.stringContaining('A name cannot exceed'),
    'reports/01/report.json': expect.any(String),
    'files/Papers/program.exe': 'Unsupported file type',
    'files/Papers/empty.txt': 'The file is empty.',
    'files/Papers/good.txt': 'files.json names it twice.',
    'project.json': 'The archive does not have it.',
    'File 7': expect.any(String),
    'files/Papers/unlisted.txt': 'files.json does not name it.',
  });
  expect(summary.left.find(({ what }: { what: string }) => what === 'Bookmark, line 6').reasonSaid).toEqual({
    key: 'contract/project-archive.left.notBookmarked',
    values: [{ key: '', values: ['Federal lab technologies'] }],
  });
  // The content decides, as with every upload.
  const folder = (await ada.get('/library/folders/Papers')).body;
  const { body } = await ada.get(`/library/files?folderId=${folder.id}`);
  const lie = body.items.find(({ name }: { name: string }) => name === 'lie.pdf');
  expect(await processed(ada, lie.id)).toMatchObject({
    status: 'failed',
    reason: expect.stringContaining('content is not a PDF'),
  });
  expect(app.faults).toEqual([]);
});

test('[LIB-02] one import at a time; cancelled before its turn comes, it leaves nothing and never starts', async () => {
  // A server of the role "web" starts no job: the import waits, whatever the machine's speed.
  const web = await openTestApp({ env: { ROLE: 'web' } });
  onTestFinished(() => web.close());
  const grace = await (await planPeople(web)).on('pro');
  const bytes = zipped(archive({ 'notes.md': strToU8('Notes') }));
  const { body: first } = await sendArchive(grace, bytes);
  const second = await sendArchive(grace, bytes);
  expect(second).toMatchObject({ status: 409, body: { message: expect.stringContaining('under way') } });
  const cancel = () => grace.post(`/projects/imports/${first.id}/cancel`);
  expect((await cancel()).body).toMatchObject({
    status: 'cancelled',
    message: expect.stringContaining('Nothing was imported'),
  });
  expect((await cancel()).body.message).toContain('Only an import that is under way');
  expect((await grace.get('/projects')).body.total).toBe(0);
  expect((await grace.get('/projects/imports')).body.items.length).toBeGreaterThan(0);
  expect((await sendArchive(grace, bytes)).status).toBe(200);
});
