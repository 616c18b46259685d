import { z } from 'zod';
import { route } from './route.ts';

/** Six digits of an authenticator app, or a recovery code; blanks and hyphens in either don't count. */
export const SignInCode = z.string().trim().min(1).max(40);

export const SecondFactor = z
  .object({
    isOn: z.boolean(),
    since: z.iso.datetime().nullable(),
    recoveryCodesLeft: z.number().int(),
    /** An identity service looks after its own second factor: without a password here there is none to set up. */
    isPossible: z.boolean(),
    /** Administration is shut until there is one. */
    isRequired: z.boolean(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.infer<typeof SecondFactor>;

const Password = z.object({ currentPassword: z.string() });
/** Told once: only their digests are kept. */
const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const Done = z.object({ success: z.literal(true) });
const tags: [string] = ['Account'];

export const secondFactor = {
  get: route({
    method: 'GET',
    path: '/settings/second-factor',
    summary: 'Whether a code is asked for besides your password',
    tags,
  }).output(SecondFactor),
  begin: route({
    method: 'POST',
    path: '/settings/second-factor',
    summary: 'Begin to set up an authenticator app; nothing is asked for until a code of it has been confirmed',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(Password)
    .output(
      z.object({
        /** To be typed into the app where its camera can't be used. */
        secret: z.string(),
        /** otpauth://… */
        address: z.string(),
        /** The address as a QR code, a picture in an address of its own. */
        picture: z.string(),
      }),
    ),
  confirm: route({
    method: 'POST',
    path: '/settings/second-factor/confirm',
    summary: 'Ask for a code at every sign-in with the password from now on',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(z.object({ code: SignInCode }))
    .output(RecoveryCodes),
  renewCodes: route({
    method: 'POST',
    path: '/settings/second-factor/recovery-codes',
    summary: 'New recovery codes; those before are no longer good',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(Password.extend({ code: SignInCode }))
    .output(RecoveryCodes),
  remove: route({
    method: 'DELETE',
    path: '/settings/second-factor',
    summary: 'Ask for the password alone again',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(Password.extend({ code: SignInCode }))
    .output(Done),
  reset: route({
    method: 'DELETE',
    path: '/admin/users/{id}/second-factor',
    summary: 'Remove the second factor of somebody who has lost it, and end their sessions',
    tags: ['Admin'],
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.string() }))
    .output(Done),
};
