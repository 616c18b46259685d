import { COLLABORATORS_MAX, INVITATION_DAYS } from './limits.ts';
import { texts } from './texts.ts';

export const PROJECT_ROLE_LABELS = texts('contract/project-roles', {
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
});

/** The roles that an invited person can have, with what each lets them do. */
export const INVITED_ROLES = texts('contract/invited-roles', {
  editor: 'Can change texts, notes and bookmarks, and have reports written',
  viewer: 'Can read everything but change nothing',
});

export const COLLABORATION_TEXTS = texts('contract/collaboration', {
  viewerOnly: 'You can read this project, not change it. Its owner can make you an editor.',
  ownerOnly: 'Only the owner of the project can do this.',
  sharing: 'Sharing a project',
  lapsed: 'The owner’s plan no longer includes sharing. Nobody new can join this project for now.',
  keyCannot: 'An API key cannot change who is in a project. Sign in for that.',
  ownAddress: 'This is your own address.',
  alreadyIn: 'This person is already in the project.',
  youAreIn: 'You are already in this project.',
  full: `A project has at most ${COLLABORATORS_MAX} collaborators, open invitations included. Remove one first.`,
  unknownLink: 'This invitation does not exist. Open the link exactly as it was sent, or ask for a new one.',
  expired: `This invitation has expired: it was open for ${INVITATION_DAYS} days. Ask for a new one.`,
  used: 'This invitation has already been accepted. It works only once.',
  declined: 'This invitation has been declined. Ask for a new one if that was a mistake.',
  revoked: 'This invitation was revoked.',
  otherAddress: (email: string) =>
    `This invitation is for ${email}. Sign in with that address, or ask to be invited under yours.`,
  needsLink:
    'It has not been confirmed that this address is yours. Open the link that you were sent, or request access from the person who invited you.',
  nobodyAsks: 'Nobody is requesting access with this invitation now.',
});
