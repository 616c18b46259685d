import { word } from '@groundwork/contract/message-refs';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApp, PASSWORD, type TestApp, type Visitor } from '../../../test/app.ts';
import { startMailServer } from '../../../test/mail-server.ts';
import { newProject } from '../../../test/plan-people.ts';
import { dependenciesOf } from '../../platform/jobs/job.ts';
import { MESSAGES } from '../../platform/messages.ts';
import { checkSavedSearchesJob } from '../saved-searches/saved-searches.jobs.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({ env: { ...mail.env, DEFAULT_PLAN: 'pro' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  await mail.close();
  expect(app.faults).toEqual([]);
});

const userOf = async (who: Visitor) => (await who.get('/auth/session')).body.user;

test('[NAV-10] whoever signs up in German gets their mails in German, from the first on', async () => {
  const email = 'karla@example.org';
  const karla = app.visitor();
  const names = { firstName: 'Karla', lastName: 'Beispiel' };
  await karla.post('/auth/sign-up/email', { email, password: PASSWORD, ...names, language: 'de' });
  const welcome = await mail.latest(email, 'Schließen Sie die Anmeldung ab');
  expect(welcome.text).toContain('Willkommen bei Groundwork, Karla.');
  expect(welcome.text).toContain('Der Link gilt 24 Stunden.');
  expect(welcome.raw).toContain('<html lang="de">');
  await karla.post('/auth/confirm-email', { token: new URL(welcome.link!).searchParams.get('token') });
  expect((await userOf(karla)).language).toBe('de');
  await karla.post('/auth/reset/request', { email });
  expect((await mail.latest(email, 'Ein neues Passwort setzen')).text).toContain('1 Stunde lang');
});

test('[NAV-10] a language that is chosen later holds for what is mailed from then on, for its person alone', async () => {
  const who = await app.signedUp('later@example.org');
  expect((await userOf(who)).language).toBeNull();
  await who.put('/settings/language', { language: 'de' });
  expect((await userOf(who)).language).toBe('de');
  expect((await userOf(owner)).language).toBeNull();
  expect((await who.put('/settings/language', { language: 'xx' })).status).toBe(400);
  expect((await app.visitor().put('/settings/language', { language: 'de' })).status).toBe(401);

  const { id: userId } = await userOf(who);
  await who.patch('/notifications/preferences', { kinds: [{ kind: 'report', choice: 'mail' }] });
  const { newAndChanged, andMore } = MESSAGES.words.notifications;
  const title = newAndChanged('1,200', word('patents'), '3', 'Salt');
  const raised = {
    userId,
    kind: 'report' as const,
    key: 'x',
    title,
    lines: ['Salt cells\nin two lines', andMore('7')],
  };
  const { raiseNotification } = dependenciesOf(app.server.jobs, checkSavedSearchesJob);
  await app.database.db.transaction((tx) => raiseNotification(raised, tx));
  const sent = await vi.waitFor(() => {
    const found = mail.mails.find(({ subject }) => subject.includes('Salt'));
    expect(found).toBeDefined();
    return found!;
  });
  expect(sent.subject).toBe('1.200 neue und 3 geänderte Treffer zu „Salt“ (Patente)');
  expect(sent.text).toContain('  Salt cells in two lines\r\n  und 7 weitere');
  expect(sent.text).toContain('Keine E-Mails mehr zu „Berichte“');
  expect(sent.text).toContain('Einstellungen ändern: ');
});

test('[NAV-10] [PRJ-19] an invitation is written in the language of whom it is for, or else in its sender’s', async () => {
  const reader = await app.signedUp('reads-german@example.org');
  await reader.put('/settings/language', { language: 'de' });
  const projectId = await newProject(owner);
  const invite = (email: string) => owner.post(`/projects/${projectId}/invitations`, { email, role: 'editor' });
  await invite('reads-german@example.org');
  const german = await mail.latest('reads-german@example.org', 'Ada Example lädt Sie zu einem Projekt ein');
  expect(german.text).toContain('(Mitarbeit)');
  await invite('unknown@example.org');
  expect((await mail.latest('unknown@example.org', 'Ada Example invites you to a project')).text).toContain(
    'as editor',
  );
  await owner.put('/settings/language', { language: 'de' });
  await invite('unknown-too@example.org');
  expect((await mail.latest('unknown-too@example.org', 'Ada Example lädt Sie zu einem Projekt ein')).text).toContain(
    '(Mitarbeit)',
  );
});
