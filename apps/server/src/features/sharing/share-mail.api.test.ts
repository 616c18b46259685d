import { SHARE_MAILS_PER_HOUR } from '@groundwork/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { storeInsightAndItem } from '../../../test/feed-calls.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { newProject } from '../../../test/plan-people.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let owner: Visitor;
let itemId: string;
beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({ env: { ...mail.env, DEFAULT_PLAN: 'plus' } });
  await app.signedUp();
  owner = await app.signedUp('ada@example.org');
  itemId = (await storeInsightAndItem(app, await newProject(owner))).itemId;
});
afterAll(async () => {
  await app.close();
  await mail.close();
  expect(app.faults).toEqual([]);
});

const send = (email: string, name = '') => owner.post('/sharing/email', { kind: 'feed', itemId, email, name });

test('[SHARE-01] the mail brings the public link, which opens', async () => {
  expect((await send('grace@example.org', '<b>Grace</b>')).status).toBe(200);
  const { url } = (await owner.get(`/sharing?kind=feed&itemId=${itemId}`)).body.link;
  const sent = await mail.latest('grace@example.org', 'ada@example.org shared with you: A');
  expect(sent.text).toContain(url);
  expect(sent.text).toContain('Hello <b>Grace</b>.');
  expect(sent.link).toBe(url);
  expect((await app.visitor().get(`/sharing/feed/${url.split('/').at(-1)}`)).status).toBe(200);
});

test('[SHARE-01] a title of several lines is one line of the mail’s head', async () => {
  await app.database.pool.query(
    `update feed_item set content = jsonb_set(content, '{headline}', to_jsonb($2::text)) where id = $1`,
    [itemId, 'B\r\nBcc: eve@example.org\nC'],
  );
  expect((await send('lines@example.org')).status).toBe(200);
  const sent = await mail.latest('lines@example.org', 'ada@example.org shared with you: B Bcc: eve@example.org C');
  expect(sent.raw).not.toMatch(/^Bcc:/m);
  expect(sent.text).toContain('“B Bcc: eve@example.org C”');
});

test('[SHARE-01] a mail that the mail server refuses is no success, and says to try again', async () => {
  mail.refuse('full@example.org');
  const { status, body } = await send('full@example.org');
  expect([status, body.message]).toEqual([502, 'An error has occurred, please try again']);
});

test('[SHARE-01] a person mails so many in an hour', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < SHARE_MAILS_PER_HOUR; at++) statuses.push((await send(`g${at}@example.org`)).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
});
