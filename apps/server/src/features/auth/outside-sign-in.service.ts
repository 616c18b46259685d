import { DASHBOARD, signInProblemPath } from '@groundwork/contract/paths';
import { z } from 'zod';
import { IdentityRefused, type OpenidProvider } from '../../platform/auth/openid.ts';
import type { Identity } from '../../platform/auth/sign-in-identity.ts';
import type { SignedTokens } from '../../platform/auth/signed-tokens.ts';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { readCookie, setCookie } from '../../platform/http/cookies.ts';
import type { Log } from '../../platform/log/log.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuthService, SignedIn } from './auth.service.ts';

type Dependencies = {
  auth: Pick<AuthService, 'signInIdentity'>;
  tokens: SignedTokens;
  clock: Clock;
  log: Log;
  appUrl: string;
  google: OpenidProvider | null;
  openid: { name: string; provider: OpenidProvider } | null;
};

/** How long people may take at the identity service. */
const AWAY_SECONDS = 15 * 60;
const GOOGLE_COOKIE = 'groundwork.google';
/** The sign-in page's words for an account that stays shut, or isn't made. */
function problemOf({ code, said }: AppError): string | undefined {
  if (code === 'CONFLICT') return 'not-linked';
  if (code === 'FORBIDDEN') return said.key === MESSAGES.auth.accountDisabled.key ? 'disabled' : 'no-account';
  return undefined;
}
const OPENID_COOKIE = 'groundwork.openid';

const PopupChecks = z.object({ state: z.string(), nonce: z.string() });
const RedirectMemory = z.object({ state: z.string(), nonce: z.string(), verifier: z.string(), redirect: z.string() });

export type Redirect = { status: 302; headers: Record<string, string>; cookies: string[] };

/** Sign-in with Google and with an organisation's own service. What was agreed at the start waits in a signed cookie. */
export function outsideSignInService({ auth, tokens, clock, log, appUrl, google, openid }: Dependencies) {
  const cookie = (name: string, value: string, maxAgeSeconds: number) =>
    setCookie(name, value, { isSecure: appUrl.startsWith('https:'), maxAgeSeconds });
  const keep = (name: string, content: object) => {
    const expiresAt = new Date(clock.now().getTime() + AWAY_SECONDS * 1000);
    return cookie(name, tokens.make(name, content, expiresAt), AWAY_SECONDS);
  };
  const kept = <Schema extends z.ZodType>(name: string, schema: Schema, headers: Headers) =>
    tokens.read(name, schema, readCookie(headers, name) ?? '', clock.now());
  const redirectTo = (location: string, cookies: string[]): Redirect => ({
    status: 302,
    headers: { location },
    cookies,
  });
  /** The reason is for the operator: mostly a setting at the service that does not fit. */
  const report = (service: string, error: unknown) =>
    log.warn(`${service}: sign-in failed`, { error: error instanceof Error ? error : new Error(String(error)) });
  const notSetUp = () => new AppError('NOT_FOUND', MESSAGES.words.refusals.noSignIn);

  async function signIn(identity: Identity, headers: Headers): Promise<SignedIn> {
    const signedIn = await auth.signInIdentity(identity, headers);
    if (!signedIn) throw new AppError('CONFLICT', MESSAGES.auth.notLinked);
    return signedIn;
  }

  return {
    options: { google: google !== null, openid: openid && { name: openid.name } },

    async startGoogle(): Promise<Redirect> {
      if (!google) throw notSetUp();
      const { url, ...checks } = await google.startPopup().catch((error: unknown) => {
        report('Google', error);
        throw new AppError('EXTERNAL_SERVICE', MESSAGES.auth.googleFailed);
      });
      return redirectTo(url.href, [keep(GOOGLE_COOKIE, checks)]);
    },

    async signInGoogle(input: { idToken: string; state: string }, headers: Headers): Promise<SignedIn> {
      if (!google) throw notSetUp();
      const checks = kept(GOOGLE_COOKIE, PopupChecks, headers);
      if (!checks || checks.state !== input.state) throw new AppError('UNAUTHORIZED', MESSAGES.auth.googleFailed);
      const identity = await google.finishPopup(input.idToken, checks.nonce).catch((error: unknown) => {
        report('Google', error);
        throw new AppError('UNAUTHORIZED', MESSAGES.auth.googleFailed);
      });
      const signedIn = await signIn(identity, headers);
      return { ...signedIn, cookies: [...signedIn.cookies, cookie(GOOGLE_COOKIE, '', 0)] };
    },

    /** `redirect`: the page that was asked for, a path of ours. */
    async startOpenid(redirect: string): Promise<Redirect> {
      if (!openid) throw notSetUp();
      try {
        const { url, checks } = await openid.provider.startRedirect();
        return redirectTo(url.href, [keep(OPENID_COOKIE, { ...checks, redirect: ownPath(redirect) })]);
      } catch (error) {
        report(openid.name, error);
        return redirectTo(signInProblemPath('service'), []);
      }
    },

    /** Ends on a page in any case: the browser is on its way and shows what it is sent to. */
    async finishOpenid(query: URLSearchParams, headers: Headers): Promise<Redirect> {
      if (!openid) throw notSetUp();
      const forget = cookie(OPENID_COOKIE, '', 0);
      try {
        const memory = kept(OPENID_COOKIE, RedirectMemory, headers);
        if (!memory) throw new IdentityRefused('The browser kept nothing of the sign-in that it comes back from.');
        const { redirect, ...checks } = memory;
        const identity = await openid.provider.finishRedirect(query, checks);
        const { cookies } = await signIn(identity, headers);
        return redirectTo(redirect, [...cookies, forget]);
      } catch (error) {
        const refusal = error instanceof AppError ? problemOf(error) : undefined;
        if (!refusal) report(openid.name, error);
        return redirectTo(signInProblemPath(refusal ?? 'service'), [forget]);
      }
    },
  };
}

export type OutsideSignInService = ReturnType<typeof outsideSignInService>;

/** Never away from here, whatever the address said. */
const ownPath = (path: string) => (/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path) ? path : DASHBOARD);
