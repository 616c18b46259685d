import { CONFIRM_LINK_HOURS, RESET_LINK_HOURS } from '@groundwork/contract/limits';
import { confirmEmailPath, resetPasswordPath } from '@groundwork/contract/paths';
import { z } from 'zod';
import type { SignedTokens } from '../../platform/auth/signed-tokens.ts';
import type { Clock } from '../../platform/clock.ts';

const HOUR_MS = 3_600_000;

/**
 * `byMail`: who opens it reads that mailbox. Not so for a link that an operator handed over, which may remove the second factor
 * as well.
 */
const Reset = z.object({
  email: z.string(),
  issuedAt: z.coerce.date(),
  byMail: z.boolean(),
  removesSecondFactor: z.boolean().default(false),
});
const Verification = z.object({ userId: z.string(), email: z.string() });
const NewAccount = z.object({ signUpId: z.string() });
const EmailChange = z.object({ userId: z.string(), from: z.string(), to: z.string() });

/** Links that act for an account without its password. Each says for whom and until when, signed; opening one changes nothing. */
export function accountLinks(options: { tokens: SignedTokens; clock: Clock; appUrl: string }) {
  const { tokens, clock, appUrl } = options;
  const inHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);
  const confirm = (purpose: string, claims: object, redirect?: string) =>
    appUrl + confirmEmailPath(tokens.make(purpose, claims, inHours(CONFIRM_LINK_HOURS)), redirect);
  return {
    reset: (email: string, how: { byMail: boolean; removesSecondFactor?: boolean }): string => {
      const claims = { email: email.toLowerCase(), issuedAt: clock.now(), ...how };
      return appUrl + resetPasswordPath(tokens.make('reset', claims, inHours(RESET_LINK_HOURS)));
    },
    signUp: ({ id, invitation }: { id: string; invitation?: string | undefined }): string =>
      confirm('sign-up', { signUpId: id }, invitation),
    verify: ({ id, email }: { id: string; email: string }): string => confirm('verify', { userId: id, email }),
    changeEmail: ({ id, email }: { id: string; email: string }, to: string): string =>
      confirm('change-email', { userId: id, from: email, to }),

    readReset: (token: string) => tokens.read('reset', Reset, token, clock.now()),
    readSignUp: (token: string) => tokens.read('sign-up', NewAccount, token, clock.now()),
    readVerification: (token: string) => tokens.read('verify', Verification, token, clock.now()),
    readEmailChange: (token: string) => tokens.read('change-email', EmailChange, token, clock.now()),
  };
}

export type AccountLinks = ReturnType<typeof accountLinks>;
