import type { BetterAuthPlugin } from 'better-auth';
import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

const Person = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
});

/** Makes the account of someone who followed the link of a mail to this address, and signs in. Called by our service alone. */
export const signUpConfirmed = {
  id: 'sign-up-confirmed',
  endpoints: {
    signUpConfirmed: createAuthEndpoint(
      '/sign-up/confirmed',
      { method: 'POST', body: Person, metadata: { SERVER_ONLY: true } },
      async (ctx) => {
        const { passwordHash, ...person } = ctx.body;
        const { internalAdapter } = ctx.context;
        const name = `${person.firstName} ${person.lastName}`;
        const user = await internalAdapter.createUser(
          { ...person, name, emailVerified: true },
          { method: 'email-password' },
        );
        await internalAdapter.linkAccount({
          userId: user.id,
          providerId: 'credential',
          accountId: user.id,
          password: passwordHash,
        });
        await setSessionCookie(ctx, { user, session: await internalAdapter.createSession(user.id) });
        return ctx.json({ userId: user.id });
      },
    ),
  },
} satisfies BetterAuthPlugin;
