import type { Answer, Visitor } from './app.ts';
import { invite } from './collaborators.ts';

type Filled = { projectId: string; thirdId: string; invitationId: string };

/** For the table of rights: the calls about who is in a project, with who may make them. */
export const COLLABORATION_CALLS: Record<
  string,
  [reach: 'sees' | 'owns', call: (who: Visitor, filled: Filled) => Promise<Answer>]
> = {
  'collaboration.people': ['sees', (who, { projectId }) => who.get(`/projects/${projectId}/collaborators`)],
  'collaboration.presence': ['sees', (who, { projectId }) => who.post(`/projects/${projectId}/presence`)],
  'collaboration.changeRole': [
    'owns',
    (who, { projectId, thirdId }) => who.patch(`/projects/${projectId}/collaborators/${thirdId}`, { role: 'viewer' }),
  ],
  'collaboration.remove': [
    'owns',
    (who, { projectId, thirdId }) => who.delete(`/projects/${projectId}/collaborators/${thirdId}`),
  ],
  'collaboration.invite': ['owns', (who, { projectId }) => invite(who, projectId, 'new@example.org', 'viewer')],
  'collaboration.admit': [
    'owns',
    (who, { projectId, invitationId }) => who.post(`/projects/${projectId}/invitations/${invitationId}/admit`),
  ],
  'collaboration.revoke': [
    'owns',
    (who, { projectId, invitationId }) => who.delete(`/projects/${projectId}/invitations/${invitationId}`),
  ],
};
