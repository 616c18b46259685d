import type { InvitedRole } from '@groundwork/contract/collaboration';
import type { Answer, TestApp, Visitor } from './app.ts';

/** The token of an invitation's link. */
export const tokenIn = (link: string): string => link.slice(link.lastIndexOf('/') + 1);

export async function invite(owner: Visitor, projectId: string, email: string, role: InvitedRole): Promise<Answer> {
  return owner.post(`/projects/${projectId}/invitations`, { email, role });
}

/** The id of an open invitation whose address has an account, which asks to be let in. */
export async function askedFor(app: TestApp, owner: Visitor, projectId: string): Promise<string> {
  const email = `waiting-${crypto.randomUUID()}@example.org`;
  const { id } = (await invite(owner, projectId, email, 'viewer')).body;
  await (await app.signedUp(email)).post(`/invitations/${id}/ask`);
  return id;
}

/** Somebody new who has joined a project, on an installation without mail. */
export async function joined(app: TestApp, owner: Visitor, projectId: string, role: InvitedRole, email?: string) {
  const address = email ?? `${role}-${crypto.randomUUID()}@example.org`;
  const { status, body } = await invite(owner, projectId, address, role);
  if (status !== 201) throw new Error(`invitation: ${JSON.stringify(body)}`);
  const visitor = await app.signedUp(address);
  const answer = await visitor.post(`/invitations/${tokenIn(body.link)}/accept`);
  if (answer.status !== 200) throw new Error(`joining: ${JSON.stringify(answer.body)}`);
  const userId: string = (await visitor.get('/auth/session')).body.user.id;
  return { visitor, userId, email: address };
}
