import type { SignUp } from '@groundwork/contract/auth';
import { CONFIRM_LINK_HOURS } from '@groundwork/contract/limits';
import { isInvitationPath } from '@groundwork/contract/paths';
import type { Plan } from '@groundwork/contract/plans';
import { isAPIError } from 'better-auth/api';
import type { Auth } from '../../platform/auth/auth.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import type { RateLimit } from '../../platform/http/rate-limit.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AccountLinks } from './account-links.ts';
import type { AuthRepository } from './auth.repository.ts';
import type { SignedIn } from './auth.service.ts';
import type { AuthMail } from './auth-mail.ts';
import type { CheckPassword } from './check-password.ts';
import { presentUser } from './present-user.ts';
import type { PendingSignUps } from './sign-ups.repository.ts';
import type { SlowDownService } from './slow-down.service.ts';
import type { WhoMaySignUp } from './who-may-sign-up.ts';

type Dependencies = {
  auth: Auth;
  users: AuthRepository;
  pending: PendingSignUps;
  links: AccountLinks;
  slowDown: SlowDownService;
  audit: AuditLog;
  clock: Clock;
  defaultPlan: Plan;
  checkPassword: CheckPassword;
  mayHave: Pick<WhoMaySignUp, 'refusal'>;
  /** For each network address. */
  takeSignUp: RateLimit;
  sendMail(mail: AuthMail): Promise<unknown>;
  /** Whether a mail reaches the mailbox it goes to; not so where mails are kept for operators, or none are made. */
  reachesMailboxes: boolean;
  /** Asks a new user by mail to confirm the address; does nothing where mail is not set up. */
  askToVerify(userId: string): Promise<void>;
};

const HOUR_MS = 3_600_000;
/** All callers without an address are counted as one. */
const UNKNOWN_ADDRESS = 'unknown';

/**
 * With mail, an account is made by the link of a mail, and the answer is the same for an address that has one: its
 * owner is told instead. Without mail nobody can be told but the caller. The first account of an installation is made at
 * once: mail may not work yet, and there is nobody to tell of.
 */
export function signUpService(deps: Dependencies) {
  const { auth, users, pending, links, slowDown, audit, clock, defaultPlan, checkPassword, takeSignUp } = deps;

  async function begun(userId: string, language: SignUp['language']) {
    await users.settle(userId, { firstPlan: 'pro', plan: defaultPlan, language });
    await audit.record({ userId }, 'account.sign-up');
    const row = await users.find(userId);
    if (!row) throw new AppError('UNAUTHORIZED');
    return presentUser(row);
  }

  /** Asked again when the link of the mail is followed: it may have been closed since. */
  async function refuseUninvited(email: string): Promise<void> {
    const refusal = await deps.mayHave.refusal(email);
    if (refusal) throw new AppError('FORBIDDEN', refusal);
  }

  async function askByMail({ password, invitation, ...input }: SignUp): Promise<void> {
    const email = input.email.toLowerCase();
    await slowDown.mailing(email);
    const { password: passwords } = await auth.$context;
    const person = {
      ...input,
      email,
      passwordHash: await passwords.hash(password),
      ...(invitation && isInvitationPath(invitation) && { invitation }),
    };
    const expiresAt = new Date(clock.now().getTime() + CONFIRM_LINK_HOURS * HOUR_MS);
    await deps.sendMail({ kind: 'sign-up', email, signUpId: await pending.add(person, expiresAt) });
  }

  async function signUpAtOnce({ language, invitation: _, ...input }: SignUp, headers: Headers): Promise<SignedIn> {
    const body = { ...input, name: `${input.firstName} ${input.lastName}` };
    const answer = await auth.api.signUpEmail({ body, headers, returnHeaders: true }).catch(async (error: unknown) => {
      // Another sign-up with this address may have been quicker by a moment: then the library only says that it failed.
      const isTaken = saysTaken(error) || (await users.findByEmail(input.email));
      throw isTaken ? emailTaken({ email: [MESSAGES.credentials.emailTaken] }) : error;
    });
    const userId = answer.response.user.id;
    const user = await begun(userId, language);
    await deps.askToVerify(userId);
    return { user, cookies: answer.headers.getSetCookie() };
  }

  return {
    /** Null when the link of a mail is to be followed first. */
    async signUp(input: SignUp, headers: Headers): Promise<SignedIn | null> {
      checkPassword('password', input.password);
      // Counted whether or not there is such an account.
      await takeSignUp(headers.get(ADDRESS_HEADER) ?? UNKNOWN_ADDRESS);
      await refuseUninvited(input.email);
      if (!deps.reachesMailboxes || !(await users.hasAny())) return signUpAtOnce(input, headers);
      await askByMail(input);
      return null;
    },

    /** Follows the link of a sign-up's mail, once; null when it is of another kind or no longer valid. */
    async finish(token: string, headers: Headers): Promise<SignedIn | null> {
      const claims = links.readSignUp(token);
      const person = claims && (await pending.take(claims.signUpId, clock.now()));
      if (!person) return null;
      if (await users.findByEmail(person.email)) throw emailTaken();
      await refuseUninvited(person.email);
      const { language, invitation: _, ...body } = person;
      const answer = await auth.api.signUpConfirmed({ body, headers, returnHeaders: true });
      return { user: await begun(answer.response.userId, language), cookies: answer.headers.getSetCookie() };
    },
  };
}

const saysTaken = (error: unknown) => isAPIError(error) && String(error.body?.code).startsWith('USER_ALREADY_EXISTS');
const emailTaken = (fields?: ConstructorParameters<typeof AppError>[3]) =>
  new AppError('CONFLICT', MESSAGES.credentials.emailTaken, undefined, fields);

export type SignUpService = ReturnType<typeof signUpService>;
