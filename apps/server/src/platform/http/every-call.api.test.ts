import { PLANS } from '@groundwork/contract/plans';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, openTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { type EveryCall, everyCall, make } from '../../../test/every-call.ts';
import { addFile, factsOf } from '../../../test/library.ts';
import { BY_PERSON, callsOf, LOCKED, REACH, READING, type Reach } from '../../../test/reach.ts';
import { tried } from '../../../test/tried.ts';

/** Goes on without end; ends the session that the others are made in. */
const APART = ['notifications.stream', 'auth.signOut'];
const DAY_MS = 86_400_000;

const calls = everyCall();
const those = (names: string[]) => calls.filter(({ name }) => names.includes(name) && !APART.includes(name));
const notOpen = calls.filter(({ name }) => !callsOf('anyone').includes(name) && !APART.includes(name));

const now = { at: Date.now() };
let app: TestApp;
let admin: Visitor;
/** Each with the one role besides that of a user. */
const people = {} as Record<'user' | 'admin' | 'service', Visitor>;
const keys = {} as Record<'full' | 'reading' | 'admin' | 'service' | 'revoked' | 'expired' | 'disabled', string>;
let disabled: Visitor;
let outlived: Visitor;
let ended: string;

const idOf = async (who: Visitor): Promise<string> => (await who.get('/auth/session')).body.user.id;
const newKey = async (who: Visitor, scope = 'read-write', expiresInDays: number | null = null) =>
  (await who.post('/settings/api-keys', { name: 'k', scope, expiresInDays })).body;

beforeAll(async () => {
  app = await openTestApp({
    env: { DEFAULT_PLAN: 'enterprise', ROLE: 'web' },
    clock: { now: () => new Date(now.at) },
  });
  admin = await app.signedUp();
  for (const role of ['user', 'admin', 'service'] as const) {
    people[role] = await app.signedUp();
    const roles = role === 'user' ? ['user'] : ['user', role];
    await admin.patch(`/admin/users/${await idOf(people[role])}`, { roles });
  }
  disabled = await app.signedUp();
  const left = await app.signedUp();
  ended = left.cookie();
  await left.post('/auth/sign-out');
  const revoked = await newKey(people.user);
  const expired = await newKey(people.user, 'read-write', 1);
  Object.assign(keys, {
    full: (await newKey(people.user)).key,
    reading: (await newKey(people.user, 'read')).key,
    admin: (await newKey(people.admin)).key,
    service: (await newKey(people.service)).key,
    revoked: revoked.key,
    expired: expired.key,
    disabled: (await newKey(disabled)).key,
  });
  await people.user.delete(`/settings/api-keys/${revoked.id}`);
  await admin.patch(`/admin/users/${await idOf(disabled)}`, { isDisabled: true });
  // Disabling ends sessions; one may begin at the same moment.
  outlived = await app.signedUp();
  const { rowCount } = await app.database.pool.query(`UPDATE "user" SET disabled_at = now() WHERE id = $1`, [
    await idOf(outlived),
  ]);
  expect(rowCount).toBe(1);
  now.at += 2 * DAY_MS;
});
afterAll(async () => {
  await app.close();
  expect(app.faults).toEqual([]);
});

const byKey = (key: string) => (call: EveryCall) => make(call, app.visitor(), { headers: { 'x-api-key': key } });
const bySession = (who: Visitor) => (call: EveryCall) => make(call, who);

/** What each of these calls answered, where it is not what it should be. */
async function others(
  some: EveryCall[],
  by: (call: EveryCall) => Promise<Answer>,
  isRight: (answer: Answer) => boolean,
) {
  const found: string[] = [];
  for (const call of some) {
    const answer = await by(call);
    tried('call by caller', answer.status);
    if (!isRight(answer)) found.push(`${call.name}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 200)}`);
  }
  return found;
}

test('[SEC-01] it is said of every call of the contract whom it answers, once', () => {
  const reaches = Object.keys(REACH) as Reach[];
  const said = reaches.flatMap(callsOf);
  expect(calls.map(({ name }) => name).filter((name) => !said.includes(name))).toEqual([]);
  expect(said.filter((name, at) => said.indexOf(name) !== at || !calls.some((call) => call.name === name))).toEqual([]);
  expect(
    calls
      .filter(({ isPublic }) => isPublic)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(callsOf('anyone').sort());
});

describe('[SEC-01] who is nobody here is told the same by every call that is not for visitors', () => {
  test.each<[string, () => (call: EveryCall) => Promise<Answer>]>([
    ['without credentials', () => bySession(app.visitor())],
    ['by a session that was ended', () => (call) => make(call, app.visitor(), { headers: { cookie: ended } })],
    [
      'by a cookie made up',
      () => (call) => make(call, app.visitor(), { headers: { cookie: 'groundwork.session_token=a.b' } }),
    ],
    ['by a session of an account that was disabled', () => bySession(disabled)],
    ['by a session that outlived its account', () => bySession(outlived)],
    ['by a key of a disabled account', () => byKey(keys.disabled)],
    ['by a key that was revoked', () => byKey(keys.revoked)],
    ['by a key that has expired', () => byKey(keys.expired)],
    ['by a key made up', () => byKey(`gwk_${'x'.repeat(43)}`)],
  ])('%s', async (_how, by) => {
    const [first] = notOpen;
    const { body } = await by()(first!);
    const isAlike = (answer: Answer) => answer.status === 401 && JSON.stringify(answer.body) === JSON.stringify(body);
    expect(await others(notOpen, by(), isAlike)).toEqual([]);
    expect(body.code).toBe('UNAUTHORIZED');
  });
});

describe('[SEC-01] [SET-02] an API key does what its scope says', () => {
  test('one that only reads changes nothing', async () => {
    const changing = notOpen.filter(({ name, method }) => method !== 'GET' && !READING.includes(name));
    const isRefused = ({ status, body }: Answer) =>
      status === 403 && body.said?.key === 'contract/settings.keyReadsOnly';
    expect(await others(changing, byKey(keys.reading), isRefused)).toEqual([]);
    const reading = notOpen.filter(({ name, method }) => method === 'GET' || READING.includes(name));
    const isReadable = ({ status, body }: Answer) =>
      status !== 401 && body.said?.key !== 'contract/settings.keyReadsOnly';
    expect(await others(reading, byKey(keys.reading), isReadable)).toEqual([]);
  });

  test('none of them touches the account, lets others in, or administrates', async () => {
    const isRefused = ({ status, body }: Answer) => status === 403 && body.code === 'FORBIDDEN';
    expect(await others(those(BY_PERSON), byKey(keys.full), isRefused)).toEqual([]);
    expect(await others(those(callsOf('admin')), byKey(keys.admin), isRefused)).toEqual([]);
    const apart = (name: string) => !BY_PERSON.includes(name) && !callsOf('admin').includes(name);
    const rest = notOpen.filter(({ name }) => apart(name));
    expect(await others(rest, byKey(keys.service), ({ status }) => status !== 401 && status !== 403)).toEqual([]);
  });
});

describe('[SEC-01] [ADM-01] what is for admins or the service does not exist for others', () => {
  const isUnknown = ({ status, body }: Answer) =>
    status === 404 && body.code === 'NOT_FOUND' && body.message === 'Not found.';
  test.each<[who: 'user' | 'admin' | 'service', what: Reach]>([
    ['user', 'admin'],
    ['user', 'service'],
    ['service', 'admin'],
    ['admin', 'service'],
  ])('a %s and the calls for %s', async (who, what) => {
    expect(await others(those(callsOf(what)), bySession(people[who]), isUnknown)).toEqual([]);
  });

  test.each(['admin', 'service'] as const)('an %s is answered', async (role) => {
    const lists = those(callsOf(role)).filter(({ method, path }) => method === 'GET' && !path.includes('{'));
    const isAnswered = ({ status, body }: Answer) =>
      status === 200 || (status === 404 && body.message !== 'Not found.');
    const apart = ['mailOutbox.list']; // where mails are kept at all
    expect(
      await others(
        lists.filter(({ name }) => !apart.includes(name)),
        bySession(people[role]),
        isAnswered,
      ),
    ).toEqual([]);
  });
});

test.each(PLANS)('[SEC-01] [PLAN-01] on the plan %s what it lacks is refused, and nothing else', async (plan) => {
  const someone = await app.signedUp();
  await admin.patch(`/admin/users/${await idOf(someone)}/plan`, { plan });
  const isLocked = ({ status, body }: Answer) => status === 403 && body.code === 'FORBIDDEN';
  expect(await others(those(LOCKED[plan]), bySession(someone), isLocked)).toEqual([]);
  const rest = notOpen.filter(({ name }) => !LOCKED[plan].includes(name));
  expect(await others(rest, bySession(someone), (answer) => !isLocked(answer))).toEqual([]);
});

test('[SEC-01] [PRJ-19] what names nothing is unknown in every call about a project or something of one’s own', async () => {
  const isUnknown = ({ status, body }: Answer) => status === 404 && body.code === 'NOT_FOUND';
  const named = those([...callsOf('project'), ...callsOf('own')]);
  expect(await others(named, bySession(people.user), isUnknown)).toEqual([]);
});

test('[SEC-01] what is another’s is answered as what never was, by every call that takes its id', async () => {
  const { user: owner } = people;
  const stranger = await app.signedUp();
  const folder = (await owner.post('/library/folders', { name: 'Private' })).body;
  const file = await addFile(owner, 'secret.txt', 'secret', folder.id);
  const upload = (await owner.post('/library/uploads', factsOf('begun.txt', 'begun', folder.id))).body;
  const search = (
    await owner.post('/search/saved', {
      name: 'Mine',
      searchEngine: 'patents',
      query: 'x',
      alert: 'off',
      frequency: 'daily',
    })
  ).body;
  const feed = (await owner.post('/settings/feeds', { kind: 'search', targetId: search.id })).body;
  const hook = (
    await owner.post('/settings/webhooks', {
      url: 'https://example.org/hook',
      about: 'x',
      events: ['report.completed'],
    })
  ).body;
  const template = (
    await owner.post('/reports/custom/templates', {
      name: 'T',
      prompts: [{ title: 'A', prompt: 'B?' }],
      scope: 'records',
      searchEngines: [],
    })
  ).body;
  const imported = (await owner.post('/projects/imports', { fileName: 'a.zip', fileSize: 10 })).body;
  const session = (await owner.get('/settings/sessions')).body.items?.[0];
  const key = await newKey(owner);
  const ids: Record<string, (name: string) => object> = {
    library: (name) => {
      if (name === 'library.folder') return { name: 'Private' };
      if (/Folder$/.test(name)) return { id: folder.id };
      if (/files|filesPage/.test(name)) return { folderId: folder.id };
      return { id: name === 'library.resumeUpload' ? upload.uploadId : file.id };
    },
    savedSearches: () => ({ id: search.id }),
    feedAddresses: () => ({ id: feed.id }),
    webhooks: () => ({ id: hook.id }),
    reports: () => ({ id: template.id }),
    projectArchive: () => ({ id: imported.id ?? imported.importId }),
    settings: (name) => ({ id: name === 'settings.endSession' ? session.id : key.id }),
    notifications: () => ({}),
  };
  for (const call of those(callsOf('own'))) {
    const given = ids[call.name.split('.')[0]!]!(call.name);
    expect(Object.values(given), call.name).not.toContain(undefined);
    const theirs = await make({ ...call, input: { ...call.input, ...given } }, stranger);
    const none = await make(call, stranger);
    for (const { status } of [theirs, none]) tried('call by caller', status);
    expect([call.name, theirs.status, theirs.body]).toEqual([call.name, 404, none.body]);
  }
  // It was there all the while.
  expect((await owner.get(`/library/files/${file.id}/content`)).body).toBe('secret');
  expect((await owner.get('/search/saved')).body.items).toHaveLength(1);
});
