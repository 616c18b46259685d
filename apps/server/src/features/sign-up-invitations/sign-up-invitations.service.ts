import { INVITATIONS_AT_ONCE } from '@groundwork/contract/limits';
import type { InvitedMany } from '@groundwork/contract/sign-up-invitations';
import { addressesIn } from '../../platform/addresses-in.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { requireAdmin } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { SignUpInvitationRepository } from './sign-up-invitations.repository.ts';

type Dependencies = {
  invitations: SignUpInvitationRepository;
  audit: AuditLog;
  clock: Clock;
  /** Null where mail is not set up. */
  sendMail: ((email: string, tx: Transaction) => Promise<unknown>) | null;
};

export function signUpInvitationService({ invitations, audit, clock, sendMail }: Dependencies) {
  return {
    isInvited: (email: string): Promise<boolean> => invitations.has(email.toLowerCase()),

    async list(actor: Actor, paging: { page: number; pageLimit: number }) {
      requireAdmin(actor);
      const { rows, total } = await invitations.list(actor, paging);
      const items = rows.map(({ invitedAt, ...row }) => ({ ...row, invitedAt: invitedAt.toISOString() }));
      return { items, total, ...paging };
    },

    async invite(actor: Actor, list: string): Promise<InvitedMany> {
      requireAdmin(actor);
      const { emails, refused } = addressesIn(list);
      if (emails.length > INVITATIONS_AT_ONCE)
        throw AppError.validation({ list: [MESSAGES.signUpInvitations.tooMany(String(INVITATIONS_AT_ONCE))] });
      const added = await invitations.add(actor, emails, clock.now(), async (those, tx) => {
        for (const email of those) await sendMail?.(email, tx);
        await audit.record(
          actor,
          'account.invite',
          those.length === 1 ? those[0]! : null,
          { people: String(those.length) },
          tx,
        );
      });
      const known = emails.length - added.length;
      return { invited: added.length, known, refused, isMailed: sendMail !== null };
    },

    async withdraw(actor: Actor, email: string): Promise<void> {
      requireAdmin(actor);
      if (!(await invitations.remove(actor, email.toLowerCase()))) throw new AppError('NOT_FOUND');
      await audit.record(actor, 'account.uninvite', email.toLowerCase());
    },
  };
}

export type SignUpInvitationService = ReturnType<typeof signUpInvitationService>;
