import type { SignIn, User } from '@groundwork/contract/auth';
import type { Plan } from '@groundwork/contract/plans';
import { isAPIError } from 'better-auth/api';
import type { Auth } from '../../platform/auth/auth.ts';
import type { Identity } from '../../platform/auth/sign-in-identity.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AuthRepository } from './auth.repository.ts';
import { byGroups, type GroupRules } from './by-groups.ts';
import type { CheckPassword } from './check-password.ts';
import { actorOf, presentUser } from './present-user.ts';
import type { SecondFactorService } from './second-factor/second-factor.service.ts';
import type { SlowDownService } from './slow-down.service.ts';
import type { WhoMaySignUp } from './who-may-sign-up.ts';

/** Cookies to set, and the user who is signed in by them. */
export type SignedIn = { user: User; cookies: string[] };

type Dependencies = {
  auth: Auth;
  users: AuthRepository;
  slowDown: SlowDownService;
  audit: AuditLog;
  clock: Clock;
  defaultPlan: Plan;
  mayHave: WhoMaySignUp;
  checkPassword: CheckPassword;
  secondFactor: Pick<SecondFactorService, 'isOn' | 'isMissing' | 'take'>;
  /** What groups of an organisation's own service give. */
  groupRules: GroupRules | undefined;
};

/** Often enough to say when a session was last used, seldom enough to cost nothing. */
const SEEN_EVERY_MS = 5 * 60_000;

export function authService(deps: Dependencies) {
  const { auth, users, slowDown, audit, clock, defaultPlan, mayHave, checkPassword, secondFactor, groupRules } = deps;

  async function present(userId: string): Promise<User> {
    const row = await users.find(userId);
    if (!row) throw new AppError('UNAUTHORIZED');
    return presentUser(row);
  }

  /** Somebody who has proven to be this person may enter, unless an admin has disabled the account. */
  async function admit(userId: string, by: string): Promise<void> {
    const row = await users.find(userId);
    if (row?.disabledAt) {
      await users.endSessions(userId);
      throw new AppError('FORBIDDEN', MESSAGES.auth.accountDisabled);
    }
    await audit.record({ userId }, 'account.sign-in', null, { by });
  }

  const wrongCredentials = () => new AppError('UNAUTHORIZED', MESSAGES.credentials.wrongCredentials);

  async function isPassword(userId: string, password: string): Promise<boolean> {
    const hash = await users.passwordHash(userId);
    const { password: passwords } = await auth.$context;
    return hash !== null && passwords.verify({ hash, password });
  }

  /** False when a code is wanted and none was given; no session is there before. Whose password is wrong learns of no code. */
  async function passesSecondFactor({ email, password, code }: SignIn, headers: Headers): Promise<boolean> {
    const person = await users.findByEmail(email);
    if (!person || !(await secondFactor.isOn(person.id))) return true;
    await slowDown.guessing(email, headers, async () => {
      if (!(await isPassword(person.id, password))) throw wrongCredentials();
    });
    if (code === undefined) return false;
    await secondFactor.take(person.id, code, headers);
    return true;
  }

  return {
    /** Null when the account's second factor is asked for. */
    async signIn(given: SignIn, headers: Headers): Promise<SignedIn | null> {
      if (!(await passesSecondFactor(given, headers))) return null;
      const { code: _, ...input } = given;
      const answer = await slowDown.guessing(input.email, headers, () =>
        auth.api.signInEmail({ body: input, headers, returnHeaders: true }).catch((error: unknown) => {
          throw isAPIError(error) && error.statusCode === 401 ? wrongCredentials() : error;
        }),
      );
      const userId = answer.response.user.id;
      await admit(userId, 'password');
      return { user: await present(userId), cookies: answer.headers.getSetCookie() };
    },

    /** Null when the address belongs to an account that may not be joined with this identity. */
    async signInIdentity(identity: Identity, headers: Headers): Promise<SignedIn | null> {
      const refusal = await mayHave.refusal(identity.email);
      // An address that its service has not confirmed may be anybody's: where not everybody may come, it opens nothing.
      const mayBeNew = refusal === null && (identity.isEmailVerified || (await mayHave.told()).mode === 'open');
      const body = { ...identity, mayBeNew };
      const answer = await auth.api.signInIdentity({ body, headers, returnHeaders: true });
      const { userId, isNew, problem } = answer.response;
      if (problem === 'account not linked') return null;
      if (problem === 'signup disabled') throw new AppError('FORBIDDEN', refusal ?? MESSAGES.auth.signUpInvited);
      if (!userId) throw new Error(`An identity could not sign in: ${problem}`);
      if (isNew) await users.settle(userId, { firstPlan: 'pro', plan: defaultPlan });
      const { groups } = identity;
      if (groups && groupRules)
        await users.stand(
          userId,
          (before) => byGroups(before, groups, { rules: groupRules, defaultPlan }),
          async (action, change, tx) => audit.record(null, action, { userId }, { ...change, by: 'groups' }, tx),
        );
      await admit(userId, identity.providerId);
      return { user: await present(userId), cookies: answer.headers.getSetCookie() };
    },

    /** Ends the session on the server; a visitor's call does nothing. Answers the cookies that clear the browser's. */
    async signOut(headers: Headers): Promise<string[]> {
      const answer = await auth.api.signOut({ headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },

    /** The caller behind a request's cookies, or null. */
    async resolveActor(headers: Headers): Promise<Actor | null> {
      if (!headers.has('cookie')) return null;
      const session = await auth.api.getSession({ headers, query: { disableCookieCache: true } });
      if (!session || session.user.disabledAt) return null;
      const now = clock.now();
      if (now.getTime() - session.session.lastSeenAt.getTime() > SEEN_EVERY_MS)
        await users.touch(session.session.id, now);
      const actor = actorOf(session.user);
      const isMissing = await secondFactor.isMissing(actor.userId, actor.roles);
      return { ...actor, ...(isMissing && { isWithoutSecondFactor: true }) };
    },

    async current(actor: Actor): Promise<User> {
      return present(actor.userId);
    },

    hasPassword: async (actor: Actor): Promise<boolean> => (await users.passwordHash(actor.userId)) !== null,

    /** Before something that a stranger at an open screen must not do. A wrong password is counted as a guess. */
    async confirmPassword(actor: Actor, password: string, headers: Headers): Promise<void> {
      const hash = await users.passwordHash(actor.userId);
      if (hash === null) throw new AppError('FORBIDDEN', MESSAGES.settings.noPassword);
      if (!password) throw AppError.validation({ currentPassword: [MESSAGES.settings.currentRequired] });
      await slowDown.guessing(actor.email, headers, async () => {
        const { password: passwords } = await auth.$context;
        if (await passwords.verify({ hash, password })) return;
        throw new AppError('VALIDATION', MESSAGES.settings.passwordInvalid, undefined, {
          currentPassword: [MESSAGES.settings.currentInvalid],
        });
      });
    },

    /** The current one must have been confirmed. Ends every session and answers the cookies of a new one. */
    async changePassword(passwords: { currentPassword: string; newPassword: string }, headers: Headers) {
      checkPassword('newPassword', passwords.newPassword);
      const body = { ...passwords, revokeOtherSessions: true };
      const answer = await auth.api.changePassword({ body, headers, returnHeaders: true });
      return answer.headers.getSetCookie();
    },
  };
}

export type AuthService = ReturnType<typeof authService>;
