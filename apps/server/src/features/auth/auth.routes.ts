import { contract } from '../../platform/http/implement.ts';
import type { AuthService } from './auth.service.ts';

export function authRoutes(service: AuthService) {
  const setCookies = (headers: Headers, cookies: string[]) => {
    for (const cookie of cookies) headers.append('set-cookie', cookie);
  };
  return {
    signUp: contract.auth.signUp.handler(async ({ input, context }) => {
      const { user, cookies } = await service.signUp(input, context.headers);
      setCookies(context.responseHeaders, cookies);
      return { user };
    }),
    signIn: contract.auth.signIn.handler(async ({ input, context }) => {
      const { user, cookies } = await service.signIn(input, context.headers);
      setCookies(context.responseHeaders, cookies);
      return { user };
    }),
    signOut: contract.auth.signOut.handler(async ({ context }) => {
      setCookies(context.responseHeaders, await service.signOut(context.headers));
      return { success: true };
    }),
    session: contract.auth.session.handler(async ({ context }) => ({
      user: context.actor ? await service.current(context.actor) : null,
    })),
  };
}
