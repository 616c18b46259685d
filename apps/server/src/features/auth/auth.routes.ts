import type { AuthOptions } from '@groundwork/contract/auth';
import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import { messageOf } from '../../platform/messages.ts';
import type { AuthService } from './auth.service.ts';
import type { OutsideSignInService, Redirect } from './outside-sign-in.service.ts';
import type { RecoveryService } from './recovery.service.ts';
import type { SignUpService } from './sign-up.service.ts';

type Services = {
  auth: AuthService;
  signUp: SignUpService;
  recovery: RecoveryService;
  outside: OutsideSignInService;
  options(): Promise<AuthOptions>;
};

export function authRoutes({ auth: service, signUp, recovery, outside, options }: Services) {
  const { auth } = contract;
  const setCookies = (headers: Headers, cookies: string[]) => {
    for (const cookie of cookies) headers.append('set-cookie', cookie);
  };
  const redirected = ({ cookies, ...answer }: Redirect, headers: Headers) => {
    setCookies(headers, cookies);
    return answer;
  };
  return {
    options: auth.options.handler(options),
    signUp: auth.signUp.handler(async ({ input, context }) => {
      const signedIn = await signUp.signUp(input, context.headers);
      setCookies(context.responseHeaders, signedIn?.cookies ?? []);
      return { user: signedIn?.user ?? null };
    }),
    signIn: auth.signIn.handler(async ({ input, context }) => {
      const signedIn = await service.signIn(input, context.headers);
      setCookies(context.responseHeaders, signedIn?.cookies ?? []);
      return { user: signedIn?.user ?? null };
    }),
    signOut: auth.signOut.handler(async ({ context }) => {
      setCookies(context.responseHeaders, await service.signOut(context.headers));
      return { success: true };
    }),
    session: auth.session.handler(async ({ context }) => ({
      user: context.actor ? await service.current(context.actor) : null,
    })),
    requestReset: auth.requestReset.handler(async ({ input }) => messageOf(await recovery.requestReset(input.email))),
    resetOf: auth.resetOf.handler(async ({ input }) => ({ email: await recovery.resetOf(input.token) })),
    reset: auth.reset.handler(async ({ input }) => ({ email: await recovery.reset(input) })),
    sendVerification: auth.sendVerification.use(signedInByPerson).handler(async ({ context }) => {
      await recovery.sendVerification(context.actor);
      return { success: true as const };
    }),
    confirmEmail: auth.confirmEmail.handler(async ({ input: { token }, context }) => {
      const signedIn = await signUp.finish(token, context.headers);
      if (!signedIn) return { email: await recovery.confirmEmail(token), user: null };
      setCookies(context.responseHeaders, signedIn.cookies);
      return { email: signedIn.user.email, user: signedIn.user };
    }),
    googleStart: auth.googleStart.handler(async ({ context }) =>
      redirected(await outside.startGoogle(), context.responseHeaders),
    ),
    signInGoogle: auth.signInGoogle.handler(async ({ input, context }) => {
      const { user, cookies } = await outside.signInGoogle(input, context.headers);
      setCookies(context.responseHeaders, cookies);
      return { user };
    }),
    openidStart: auth.openidStart.handler(async ({ input, context }) =>
      redirected(await outside.startOpenid(input.redirect ?? ''), context.responseHeaders),
    ),
    openidCallback: auth.openidCallback.handler(async ({ input, context }) => {
      const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
      return redirected(await outside.finishOpenid(query, context.headers), context.responseHeaders);
    }),
  };
}
