import { randomUUID } from 'node:crypto';
import { PASSWORD_MAX, PASSWORD_MIN, SESSION_DAYS } from '@groundwork/contract/limits';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { betterAuth } from 'better-auth/minimal';
import type { Database } from '../db/database.ts';
import { ADDRESS_HEADER } from '../http/client-address.ts';
import * as schema from './auth.table.ts';
import { signInIdentity } from './sign-in-identity.ts';
import { signUpConfirmed } from './sign-up-confirmed.ts';

const DAY_SECONDS = 86_400;

/** How passwords are kept. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(given: { hash: string; password: string }): Promise<boolean>;
}

interface AuthOptions {
  appUrl: string;
  secret: string;
  /** Default: better-auth's scrypt. */
  passwords?: Passwords | undefined;
}

/**
 * Accounts and sessions by better-auth. Its own HTTP handler is not mounted: our routes call its API, so that every
 * call is in the contract and every error in our shape.
 */
export function createAuth(database: Database, options: AuthOptions) {
  return betterAuth({
    baseURL: options.appUrl,
    basePath: '/api/auth',
    secret: options.secret,
    telemetry: { enabled: false },
    logger: { disabled: true },
    database: drizzleAdapter(database.db, { provider: 'pg', schema }),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      ...(options.passwords && { password: options.passwords }),
    },
    session: {
      expiresIn: SESSION_DAYS * DAY_SECONDS,
      updateAge: DAY_SECONDS,
      additionalFields: {
        lastSeenAt: { type: 'date', required: true, input: false, defaultValue: () => new Date() },
      },
    },
    user: {
      additionalFields: {
        firstName: { type: 'string', required: true },
        lastName: { type: 'string', required: true },
        // Never taken from a caller; read with the session, so that a call costs no second look at the account.
        roles: { type: 'string[]', required: true, input: false, defaultValue: ['user'] },
        plan: { type: 'string', required: true, input: false, defaultValue: 'starter' },
        disabledAt: { type: 'date', required: false, input: false },
      },
    },
    plugins: [signInIdentity, signUpConfirmed],
    advanced: {
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      cookiePrefix: 'groundwork',
      useSecureCookies: options.appUrl.startsWith('https:'),
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/' },
      database: { generateId: () => randomUUID() },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
