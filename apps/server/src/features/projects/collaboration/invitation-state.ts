import type { Invitation } from '@groundwork/contract/collaboration';
import { AppError } from '../../../platform/http/app-error.ts';
import { MESSAGES } from '../../../platform/messages.ts';
import type { InvitationRow } from './invitations.repository.ts';

declare const invited: unique symbol;
/** The id of a project that an open invitation leads to. Only `requireOpen` makes it. */
export type InvitedProjectId = string & { readonly [invited]: true };
export type StillOpen = { row: InvitationRow & { projectId: InvitedProjectId } };

const OVER = {
  accepted: MESSAGES.collaboration.used,
  declined: MESSAGES.collaboration.declined,
  revoked: MESSAGES.collaboration.revoked,
  expired: MESSAGES.collaboration.expired,
} as const;

export const invitationState = ({ state, expiresAt }: InvitationRow, now: Date): Invitation['state'] =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** Refuses one that is over, and says how it ended. */
export function requireOpen<Found extends { row: InvitationRow }>(
  found: Found,
  now: Date,
): asserts found is Found & StillOpen {
  const state = invitationState(found.row, now);
  if (state !== 'open') throw new AppError('CONFLICT', OVER[state]);
}
