import { type Invitation, COLLABORATION_TEXTS as TEXTS } from '@groundwork/contract/collaboration';
import { AppError } from '../../../platform/http/app-error.ts';
import type { InvitationRow } from './invitations.repository.ts';

const OVER = {
  accepted: TEXTS.used,
  declined: TEXTS.declined,
  revoked: TEXTS.revoked,
  expired: TEXTS.expired,
} as const;

export const invitationState = ({ state, expiresAt }: InvitationRow, now: Date): Invitation['state'] =>
  state === 'open' && expiresAt <= now ? 'expired' : state;

/** Refuses one that is over, and says how it ended. */
export function requireOpen(row: InvitationRow, now: Date): void {
  const state = invitationState(row, now);
  if (state !== 'open') throw new AppError('CONFLICT', OVER[state]);
}
