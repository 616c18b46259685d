import { DELETION_GRACE_DAYS } from '@groundwork/contract/limits';
import type { AccountDeletion } from '@groundwork/contract/settings';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { DeletionRepository } from './deletion.repository.ts';
import type { SessionService } from './sessions.service.ts';

type Dependencies = {
  deletions: DeletionRepository;
  auth: Pick<AuthService, 'hasPassword' | 'confirmPassword'>;
  sessions: Pick<SessionService, 'signedInAt'>;
  /** Whether a plan is paid for that renews itself. */
  hasSubscription(actor: Actor): Promise<boolean>;
  audit: AuditLog;
  clock: Clock;
};

const DAY_MS = 86_400_000;
/** For accounts without a password: who signed in just now is who they say. */
const FRESH_MS = 10 * 60_000;

export function deletionService({ deletions, auth, sessions, hasSubscription, audit, clock }: Dependencies) {
  async function confirm(actor: Actor, password: string, headers: Headers): Promise<void> {
    if (await auth.hasPassword(actor)) return auth.confirmPassword(actor, password, headers);
    const signedInAt = await sessions.signedInAt(headers);
    if (clock.now().getTime() - signedInAt.getTime() > FRESH_MS)
      throw new AppError('FORBIDDEN', MESSAGES.settings.signInAgain);
  }

  return {
    async schedule(actor: Actor, { currentPassword, successorEmail }: AccountDeletion, headers: Headers) {
      await confirm(actor, currentPassword, headers);
      if (await hasSubscription(actor)) throw new AppError('CONFLICT', MESSAGES.settings.subscribed);
      const at = new Date(clock.now().getTime() + DELETION_GRACE_DAYS * DAY_MS);
      const outcome = await deletions.schedule(actor, at, successorEmail);
      if (outcome === 'last-admin')
        throw new AppError('CONFLICT', MESSAGES.settings.lastAdmin, undefined, {
          successorEmail: [MESSAGES.settings.lastAdmin],
        });
      if (outcome === 'no-successor') throw AppError.validation({ successorEmail: [MESSAGES.settings.noSuccessor] });
      await audit.record(actor, 'account.delete', null, { on: at.toISOString().slice(0, 10) });
      return { deletionAt: at.toISOString() };
    },

    async keep(actor: Actor): Promise<void> {
      await deletions.keep(actor);
      await audit.record(actor, 'account.keep');
    },
  };
}

export type DeletionService = ReturnType<typeof deletionService>;
