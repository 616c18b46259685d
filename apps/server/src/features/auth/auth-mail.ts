import { z } from 'zod';

/** `email`: whom it goes to. Whether that address has an account is looked up by the job, which nobody waits for. */
export const AuthMail = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset'), email: z.string() }),
  z.object({ kind: z.literal('sign-up'), email: z.string(), signUpId: z.string() }),
  z.object({ kind: z.literal('verify'), email: z.string() }),
  z.object({ kind: z.literal('change-email'), email: z.string(), userId: z.string() }),
  z.object({ kind: z.literal('email-changed'), email: z.string(), newEmail: z.string() }),
]);
export type AuthMail = z.infer<typeof AuthMail>;
