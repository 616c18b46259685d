import type { PasswordReset } from '@groundwork/contract/auth';
import type { Message } from '@groundwork/contract/texts';
import type { Auth } from '../../platform/auth/auth.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AccountLinks } from './account-links.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { AuthMail } from './auth-mail.ts';
import type { CheckPassword } from './check-password.ts';
import type { SlowDownService } from './slow-down.service.ts';

type Dependencies = {
  auth: Auth;
  users: AuthRepository;
  links: AccountLinks;
  slowDown: SlowDownService;
  clock: Clock;
  /** Null where mail is not set up. */
  sendMail: ((mail: AuthMail) => Promise<unknown>) | null;
  checkPassword: CheckPassword;
  removeSecondFactor(userId: string): Promise<void>;
  /** For each person, since the answer tells which addresses are taken. */
  takeEmailChange: RateLimit;
};

const linkInvalid = () =>
  new AppError('VALIDATION', MESSAGES.recovery.linkInvalid, undefined, { token: [MESSAGES.recovery.linkInvalid] });

/** Forgotten passwords and addresses that are proven by a link. */
export function recoveryService(deps: Dependencies) {
  const { auth, users, links, slowDown, clock, sendMail, checkPassword, takeEmailChange } = deps;
  async function openReset(token: string) {
    const claims = links.readReset(token);
    const person = claims && (await users.findByEmail(claims.email));
    if (!person) throw linkInvalid();
    const setAt = await users.passwordSetAt(person.id);
    if (setAt && setAt >= claims.issuedAt) throw linkInvalid();
    return { person, ...claims };
  }

  return {
    /** The same words whether or not there is such an account. */
    async requestReset(email: string): Promise<Message> {
      if (!sendMail) return MESSAGES.recovery.resetWithoutMail;
      await slowDown.mailing(email);
      await sendMail({ kind: 'reset', email: email.toLowerCase() });
      return MESSAGES.recovery.resetSent;
    },

    async resetOf(token: string): Promise<string> {
      return (await openReset(token)).person.email;
    },

    async reset({ token, password }: PasswordReset): Promise<string> {
      checkPassword('password', password);
      const { person, issuedAt, byMail, removesSecondFactor } = await openReset(token);
      const { password: passwords } = await auth.$context;
      const hash = await passwords.hash(password);
      const isDone = await users.resetPassword(person.id, { hash, issuedAt, now: clock.now(), isVerified: byMail });
      if (!isDone) throw linkInvalid();
      if (removesSecondFactor) await deps.removeSecondFactor(person.id);
      await slowDown.forgetGuesses(person.email);
      return person.email;
    },

    async askToVerify(userId: string): Promise<void> {
      const person = await users.find(userId);
      if (sendMail && person && !person.emailVerified) await sendMail({ kind: 'verify', email: person.email });
    },

    async sendVerification(actor: Actor): Promise<void> {
      if (!sendMail) throw new AppError('CONFLICT', MESSAGES.words.refusals.noMail);
      await slowDown.mailing(actor.email);
      await sendMail({ kind: 'verify', email: actor.email });
    },

    /** Follows the link of a new account's mail, or of a change of address. Answers the address that is confirmed now. */
    async confirmEmail(token: string): Promise<string> {
      const verification = links.readVerification(token);
      if (verification) {
        if (!(await users.verifyEmail(verification.userId, verification.email))) throw linkInvalid();
        return verification.email;
      }
      const change = links.readEmailChange(token);
      if (!change) throw linkInvalid();
      const outcome = await users.changeEmail(change.userId, change, { isVerified: true });
      if (outcome === 'taken') throw new AppError('CONFLICT', MESSAGES.credentials.emailTaken);
      if (outcome === 'gone') throw linkInvalid();
      await sendMail?.({ kind: 'email-changed', email: change.from, newEmail: change.to });
      return change.to;
    },

    /** The actor has confirmed the password. Where mail is set up, the new address has to be proven first. */
    async changeEmail(actor: Actor, newEmail: string): Promise<{ isChanged: boolean; message: Message }> {
      const to = newEmail.toLowerCase();
      if (to === actor.email) throw AppError.validation({ newEmail: [MESSAGES.settings.sameEmail] });
      await takeEmailChange(actor.userId);
      const taken = new AppError('CONFLICT', MESSAGES.credentials.emailTaken, undefined, {
        newEmail: [MESSAGES.credentials.emailTaken],
      });
      // The reader of that mailbox learns it by the link: the caller may not.
      if (sendMail) {
        await slowDown.mailing(to);
        await sendMail({ kind: 'change-email', email: to, userId: actor.userId });
        return { isChanged: false, message: MESSAGES.settings.emailSent(to) };
      }
      if (await users.findByEmail(to)) throw taken;
      const outcome = await users.changeEmail(actor.userId, { from: actor.email, to }, { isVerified: false });
      if (outcome === 'taken') throw taken;
      if (outcome === 'gone') throw new AppError('UNAUTHORIZED');
      return { isChanged: true, message: MESSAGES.settings.emailUpdated(to) };
    },
  };
}

export type RecoveryService = ReturnType<typeof recoveryService>;
