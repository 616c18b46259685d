import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { handleOAuthUserInfo } from 'better-auth/oauth2';
import { z } from 'zod';

/** Whom an identity service vouches for. `providerId` and `accountId` name the person there for ever. */
export const Identity = z.object({
  providerId: z.string(),
  accountId: z.string(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  /** Null where its service tells none. */
  groups: z.array(z.string()).nullable(),
});
/** Besides: whether there may be a new account. */
const Asked = Identity.extend({ mayBeNew: z.boolean() });
export type Identity = z.infer<typeof Identity>;

/**
 * Signs in whom an identity service vouches for, with better-auth's rules: the same person there is the same account here; a
 * new one gets an account; an existing account is joined only where both sides have confirmed the address. Called by our
 * service alone, which has checked the identity.
 */
export const signInIdentity = {
  id: 'identity',
  endpoints: {
    signInIdentity: createAuthEndpoint(
      '/sign-in/identity',
      { method: 'POST', body: Asked, metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { providerId, accountId, email, isEmailVerified, firstName, lastName, mayBeNew } = ctx.body;
        const { data, error, isRegister } = await handleOAuthUserInfo(ctx, {
          userInfo: {
            id: accountId,
            email,
            emailVerified: isEmailVerified,
            name: `${firstName} ${lastName}`.trim(),
            firstName,
            lastName,
          } as Parameters<typeof handleOAuthUserInfo>[1]['userInfo'],
          account: { providerId, accountId },
          disableSignUp: !mayBeNew,
        });
        if (!data) return ctx.json({ userId: null, isNew: false, problem: error });
        await setSessionCookie(ctx, data);
        return ctx.json({ userId: data.user.id, isNew: isRegister, problem: null });
      },
    ),
  },
} satisfies BetterAuthPlugin;
