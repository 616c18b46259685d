import { EMAIL_TAKEN, type SignIn, type SignUp, type User, WRONG_CREDENTIALS } from '@groundwork/contract/auth';
import { PLAN_NAMES, type Plan, type Role } from '@groundwork/contract/plans';
import { isAPIError } from 'better-auth/api';
import type { Auth } from '../../platform/auth/auth.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import type { AuthRepository, UserRow } from './auth.repository.ts';

/** Cookies to set, and the user who is signed in by them. */
type SignedIn = { user: User; cookies: string[] };

export function authService(auth: Auth, users: AuthRepository, options: { defaultPlan: Plan }) {
  async function present(userId: string): Promise<User> {
    const row = await users.find(userId);
    if (!row) throw new AppError('UNAUTHORIZED');
    return presentUser(row);
  }

  return {
    async signUp(input: SignUp, headers: Headers): Promise<SignedIn> {
      const body = { ...input, name: `${input.firstName} ${input.lastName}` };
      const answer = await auth.api.signUpEmail({ body, headers, returnHeaders: true }).catch((error: unknown) => {
        if (isAPIError(error) && String(error.body?.code).startsWith('USER_ALREADY_EXISTS'))
          throw new AppError('CONFLICT', EMAIL_TAKEN, { email: [EMAIL_TAKEN] });
        throw error;
      });
      const userId = answer.response.user.id;
      await users.settle(userId, { firstPlan: 'pro', plan: options.defaultPlan });
      return { user: await present(userId), cookies: answer.headers.getSetCookie() };
    },

    async signIn(input: SignIn, headers: Headers): Promise<SignedIn> {
      const answer = await auth.api
        .signInEmail({ body: input, headers, returnHeaders: true })
        .catch((error: unknown) => {
          if (isAPIError(error) && error.statusCode === 401) throw new AppError('UNAUTHORIZED', WRONG_CREDENTIALS);
          throw error;
        });
      return { user: await present(answer.response.user.id), cookies: answer.headers.getSetCookie() };
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
      const row = session && (await users.find(session.user.id));
      if (!row) return null;
      return { userId: row.id, email: row.email, roles: row.roles as Role[], plan: row.plan as Plan };
    },

    async current(actor: Actor): Promise<User> {
      return present(actor.userId);
    },
  };
}

export type AuthService = ReturnType<typeof authService>;

function presentUser(row: UserRow): User {
  const plan = row.plan as Plan;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    roles: row.roles as Role[],
    plan,
    planName: PLAN_NAMES[plan],
  };
}
