import { z } from 'zod';
import { Email } from './account-fields.ts';
import { COLLABORATION_TEXTS, INVITED_ROLES, PROJECT_ROLE_LABELS } from './collaboration.texts.ts';
import { route } from './route.ts';

export { COLLABORATION_TEXTS, INVITED_ROLES, PROJECT_ROLE_LABELS };

/** Roles in a project: a viewer reads, an editor changes, the owner also deletes and shares. */
export const ProjectRole = z.enum(['owner', 'editor', 'viewer']);
export type ProjectRole = z.infer<typeof ProjectRole>;

export const InvitedRole = z.enum(Object.keys(INVITED_ROLES) as ['editor', 'viewer']);
export type InvitedRole = z.infer<typeof InvitedRole>;

const ProjectPerson = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  role: ProjectRole,
  isYou: z.boolean(),
});
export type ProjectPerson = z.infer<typeof ProjectPerson>;

/** An invitation that waits for an answer. */
const OpenInvitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: InvitedRole,
  expiresAt: z.iso.datetime(),
  isExpired: z.boolean(),
  /** The person who asks to be let in with this address, which nothing has confirmed; only to the owner. */
  askedBy: z.string().nullable(),
  /** To hand over; only to the owner, and only where the server sends no mail itself. */
  link: z.string().nullable(),
});
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** The owner comes first, then the others by when they joined. */
export const ProjectPeople = z
  .object({
    people: z.array(ProjectPerson),
    invitations: z.array(OpenInvitation),
    /** False where no mail is set up: then the owner hands the links over. */
    canMail: z.boolean(),
    /** Collaborators that a project has at most, open invitations included. */
    max: z.number().int(),
  })
  .meta({ id: 'ProjectPeople' });
export type ProjectPeople = z.infer<typeof ProjectPeople>;

/** The others who have the project open now, and its last change, so that a screen knows it is out of date. */
export const Presence = z
  .object({
    others: z.array(z.object({ userId: z.string(), name: z.string() })),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Presence' });
export type Presence = z.infer<typeof Presence>;

export const InvitationState = z.enum(['open', 'accepted', 'declined', 'revoked', 'expired']);
export type InvitationState = z.infer<typeof InvitationState>;

/** The part of an invitation that anybody with its link sees. */
export const Invitation = z
  .object({
    state: InvitationState,
    project: z.string(),
    invitedBy: z.string(),
    role: InvitedRole,
    email: z.string(),
    expiresAt: z.iso.datetime(),
    /** Whether it is for who is signed in; null for a visitor. */
    isYours: z.boolean().nullable(),
  })
  .meta({ id: 'Invitation' });
export type Invitation = z.infer<typeof Invitation>;

const tags: [string] = ['Collaboration'];
const Success = z.object({ success: z.literal(true) });
const ofProject = z.object({ projectId: z.uuid() });
const ofPerson = ofProject.extend({ userId: z.string().min(1).max(100) });
const ofInvitation = ofProject.extend({ invitationId: z.uuid() });
const byToken = z.object({ token: z.string().min(1).max(200) });

export const collaboration = {
  people: route({
    method: 'GET',
    path: '/projects/{projectId}/collaborators',
    summary: 'Who is in a project, and who is invited',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ofProject)
    .output(ProjectPeople),
  changeRole: route({
    method: 'PATCH',
    path: '/projects/{projectId}/collaborators/{userId}',
    summary: 'Make a collaborator a viewer or an editor; for the owner',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ofPerson.extend({ role: InvitedRole }))
    .output(Success),
  remove: route({
    method: 'DELETE',
    path: '/projects/{projectId}/collaborators/{userId}',
    summary: 'Remove a collaborator, for the owner; or leave the project, with one’s own id. Access ends at once',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ofPerson)
    .output(Success),
  invite: route({
    method: 'POST',
    path: '/projects/{projectId}/invitations',
    summary: 'Invite an address as viewer or editor, for the owner; inviting it again renews the invitation',
    tags,
    successStatus: 201,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(ofProject.extend({ email: Email, role: InvitedRole }))
    .output(OpenInvitation),
  revoke: route({
    method: 'DELETE',
    path: '/projects/{projectId}/invitations/{invitationId}',
    summary: 'Take an open invitation back; for the owner',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ofInvitation)
    .output(Success),
  admit: route({
    method: 'POST',
    path: '/projects/{projectId}/invitations/{invitationId}/admit',
    summary: 'Let in who asks for it with an invited address that nothing has confirmed; for the owner',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT'],
  })
    .input(ofInvitation)
    .output(Success),
  presence: route({
    method: 'POST',
    path: '/projects/{projectId}/presence',
    summary: 'Say that the project is open here, every 20 seconds, and learn who else has it open',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(ofProject)
    .output(Presence),
  invitation: route({
    method: 'GET',
    path: '/invitations/{token}',
    summary: 'What an invitation’s link invites to; visitors may look',
    tags,
    isPublic: true,
    errors: ['NOT_FOUND'],
  })
    .input(byToken)
    .output(Invitation),
  accept: route({
    method: 'POST',
    path: '/invitations/{token}/accept',
    summary: 'Join the project, with the address that was invited; works once',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(byToken)
    .output(z.object({ projectId: z.uuid() })),
  ask: route({
    method: 'POST',
    path: '/invitations/{token}/ask',
    summary: 'Ask the owner to let one in, without the link that shows that the invited address is one’s own',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(byToken)
    .output(Success),
  decline: route({
    method: 'POST',
    path: '/invitations/{token}/decline',
    summary: 'Decline an invitation, with the address that was invited',
    tags,
    errors: ['NOT_FOUND', 'CONFLICT', 'RATE_LIMITED'],
  })
    .input(byToken)
    .output(Success),
};
