import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp, type Visitor } from '../../../../test/app.ts';
import { tokenIn } from '../../../../test/collaborators.ts';
import { startMailServer } from '../../../../test/mail-server.ts';
import { newProject } from '../../../../test/plan-people.ts';
import { dependenciesOf } from '../../../platform/jobs/job.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { sendInvitationJob } from './invitation.jobs.ts';
import { run } from './send-invitation.worker.ts';

let mail: Awaited<ReturnType<typeof startMailServer>>;
let app: TestApp;
let owner: Visitor;
beforeAll(async () => {
  mail = await startMailServer();
  app = await openTestApp({ env: { ...mail.env, DEFAULT_PLAN: 'plus' } });
  owner = await app.signedUp();
});
afterAll(async () => {
  await app.close();
  await mail.close();
  expect(app.faults).toEqual([]);
});

test('[PRJ-19] where mail is set up the link goes to the invited address alone, and opens for it', async () => {
  const projectId = await newProject(
    owner,
    'A <b>separator</b> for lithium metal batteries that lets aircraft fly further.',
  );
  const { title } = (await owner.get(`/projects/${projectId}`)).body;
  const email = 'grace@example.org';
  const invite = () => owner.post(`/projects/${projectId}/invitations`, { email, role: 'viewer' });
  expect((await invite()).body.link).toBeNull();
  const sent = await mail.latest(email, 'Ada Example invites you to a project');
  expect(sent.text).toContain(`shares the project “${title}” on Groundwork with you as viewer`);
  expect(sent.text).toContain('works once and is open until');
  const people = (await owner.get(`/projects/${projectId}/collaborators`)).body;
  expect(people).toMatchObject({ canMail: true, invitations: [{ email, link: null }] });
  const token = tokenIn(sent.link!);
  const grace = await app.signedUp(email);
  expect((await grace.post(`/invitations/${token}/accept`)).body).toEqual({ projectId });
});

test('[PRJ-19] an invitation that was taken back before its mail was sent is not mailed', async () => {
  const projectId = await newProject(owner);
  const path = `/projects/${projectId}/invitations`;
  const { id } = (await owner.post(path, { email: 'late@example.org', role: 'viewer' })).body;
  const sent: Mail[] = [];
  const deps = {
    ...dependenciesOf(app.server.jobs, sendInvitationJob),
    mailer: { send: async (each: Mail) => void sent.push(each) },
  };
  await run({ invitationId: id }, { jobId: 'by-hand' }, deps);
  expect(sent).toMatchObject([{ to: 'late@example.org', messageId: '<invitation-by-hand@groundwork.test>' }]);
  await owner.delete(`${path}/${id}`);
  await run({ invitationId: id }, { jobId: 'by-hand' }, deps);
  await run({ invitationId: crypto.randomUUID() }, { jobId: 'by-hand' }, deps);
  expect(sent).toHaveLength(1);
});
