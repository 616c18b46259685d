import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { joined } from '../../../../test/collaborators.ts';
import { newProject } from '../../../../test/plan-people.ts';
import { sampleRecords } from '../../../../test/records.ts';
import { completeReport } from '../../../../test/reports.ts';

let app: TestApp;
let owner: Visitor;
let viewer: Visitor;
let editor: Visitor;
let stranger: Visitor;
let projectId: string;
let path: string;
let place: { sectionId: string; block: number; item: number | null; at: number };
let quote: string;
let edited: { version: number; prose: object[] };
beforeAll(async () => {
  app = await openTestApp({ records: sampleRecords(), env: { DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
  projectId = await newProject(owner);
  viewer = (await joined(app, owner, projectId, 'viewer')).visitor;
  editor = (await joined(app, owner, projectId, 'editor')).visitor;
  stranger = await app.signedUp();
  path = `/reports/commercialization/${await completeReport(owner, projectId)}`;
  const { body } = await owner.get(path);
  const section = body.sections.find(({ blocks }: { blocks: { type: string }[] }) =>
    blocks.some(({ type }) => type === 'paragraph'),
  );
  const block = section.blocks.findIndex(({ type }: { type: string }) => type === 'paragraph');
  place = { sectionId: section.id, block, item: null, at: 0 };
  const { sentences } = section.blocks[block];
  quote = sentences[0].text;
  const { at: _at, ...prose } = place;
  edited = {
    version: 1,
    prose: [
      {
        ...prose,
        statements: [{ text: 'We see it otherwise.', was: 0, sources: [], figures: [], isKept: true }],
      },
    ],
  };
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const begin = (who: Visitor, text: string) => who.post(`${path}/comments`, { version: 1, place, text });
const threads = async (who = owner) => (await who.get(`${path}/comments`)).body.items;
const notices = async (who: Visitor) =>
  (await who.get('/notifications')).body.items.filter(({ title }: { title: string }) => title.includes('commented'));

describe('[RPT-17] comments on passages of a report', () => {
  test('a viewer begins a thread, the owner replies, both see it at its passage', async () => {
    const { status, body } = await begin(viewer, '  Is this so?\u0007 ');
    expect(status).toBe(201);
    expect(body).toMatchObject({ quote, version: 1, place, passage: 'unchanged', resolvedAt: null });
    expect(body.comments).toMatchObject([{ text: 'Is this so?', author: 'Ada Example', isOwn: true, editedAt: null }]);
    const reply = await owner.post(`${path}/comments/${body.id}`, { text: 'It is.' });
    expect(reply.status).toBe(201);
    const [thread] = await threads(editor);
    expect(thread.comments.map(({ text, isOwn }: { text: string; isOwn: boolean }) => [text, isOwn])).toEqual([
      ['Is this so?', false],
      ['It is.', false],
    ]);
  });

  test('who takes part is told, once each and not of their own; the notification has no word of it', async () => {
    await vi.waitFor(async () => {
      expect(await notices(owner)).toHaveLength(1);
      expect(await notices(viewer)).toHaveLength(1);
    });
    expect(await notices(editor)).toEqual([]);
    const [notice] = await notices(owner);
    expect(notice).toMatchObject({
      title: 'Ada Example commented on a report',
      forwardUrl: `${path}#comments`,
      projectId,
    });
    expect(JSON.stringify(notice)).not.toContain('Is this so');
  });

  test('one’s own is changed and deleted, another’s is unknown; the thread goes with its last comment', async () => {
    const { body: thread } = await begin(viewer, 'First');
    const own = `${path}/comments/${thread.id}/${thread.comments[0].id}`;
    expect((await owner.patch(own, { text: 'Mine' })).status).toBe(404);
    expect((await owner.delete(own)).status).toBe(404);
    const { body } = await viewer.patch(own, { text: 'Second' });
    expect(body.comments[0]).toMatchObject({ text: 'Second', editedAt: expect.any(String) });
    expect((await viewer.delete(own)).status).toBe(200);
    expect((await threads()).map(({ id }: { id: string }) => id)).not.toContain(thread.id);
    expect((await viewer.patch(own, { text: 'Again' })).status).toBe(404);
  });

  test('a thread is settled and taken up again by who may change the project', async () => {
    const [{ id }] = await threads();
    expect((await viewer.patch(`${path}/comments/${id}`, { isResolved: true })).status).toBe(403);
    expect((await editor.patch(`${path}/comments/${id}`, { isResolved: true })).body.resolvedAt).toBeTruthy();
    expect((await editor.patch(`${path}/comments/${id}`, { isResolved: false })).body.resolvedAt).toBeNull();
  });

  test('nothing, too much, and a passage that there isn’t are refused', async () => {
    expect((await begin(owner, ' \n ')).status).toBe(400);
    expect((await begin(owner, 'x'.repeat(2001))).status).toBe(400);
    const nowhere = { version: 1, place: { ...place, at: 999 }, text: 'Here?' };
    expect((await owner.post(`${path}/comments`, nowhere)).status).toBe(409);
    expect((await owner.post(`${path}/comments`, { ...nowhere, place, version: 7 })).status).toBe(409);
  });

  test('to others the report and its threads are as unknown as what never was', async () => {
    const [{ id, comments }] = await threads();
    for (const answer of [
      await stranger.get(`${path}/comments`),
      await begin(stranger, 'Hello'),
      await stranger.post(`${path}/comments/${id}`, { text: 'Hello' }),
      await stranger.patch(`${path}/comments/${id}`, { isResolved: true }),
      await stranger.delete(`${path}/comments/${id}/${comments[0].id}`),
    ])
      expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
  });

  test('a thread of one report is none of another’s', async () => {
    const [{ id }] = await threads();
    const other = `/reports/commercialization/${await completeReport(owner, projectId)}`;
    expect((await owner.post(`${other}/comments/${id}`, { text: 'Here?' })).status).toBe(404);
    expect((await owner.patch(`${other}/comments/${id}`, { isResolved: true })).status).toBe(404);
  });

  test('when the passage is edited, the comment stays with the words that it was about and says so', async () => {
    expect((await owner.patch(path, edited)).status).toBe(200);
    const [thread] = await threads();
    expect(thread).toMatchObject({ quote, version: 1, place, passage: 'changed' });
    await owner.post(`${path}/versions/1/restore`, { current: 2 });
    expect((await threads())[0]).toMatchObject({ quote, passage: 'unchanged' });
  });

  test('who leaves the project is told no more, and reads no more', async () => {
    const { visitor: leaver, userId } = await joined(app, owner, projectId, 'viewer');
    const { version } = (await owner.get(path)).body;
    const { body: thread } = await leaver.post(`${path}/comments`, { version, place, text: 'Before I go' });
    await owner.delete(`/projects/${projectId}/collaborators/${userId}`);
    await owner.post(`${path}/comments/${thread.id}`, { text: 'Goodbye' });
    await editor.post(`${path}/comments/${thread.id}`, { text: 'Told to the owner' });
    await vi.waitFor(async () => expect((await notices(owner)).length).toBeGreaterThan(1));
    expect(await notices(leaver)).toEqual([]);
    expect((await leaver.get(`${path}/comments`)).status).toBe(404);
  });
});
