import { z } from 'zod';
import { Email, NewPassword, passwordTooShort, personName } from './account-fields.ts';
import { AUTH_TEXTS, CREDENTIALS_TEXTS, waitText } from './auth.texts.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { LANGUAGES, type Language as LanguageCode } from './languages.ts';
import { PASSWORD_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Plan, Role } from './plans.ts';
import { Persona } from './projects.ts';
import { route } from './route.ts';
import { SignInCode } from './second-factor.ts';

export { AUTH_TEXTS, CREDENTIALS_TEXTS, waitText };

export const Language = z.enum(Object.keys(LANGUAGES) as [LanguageCode, ...LanguageCode[]]);

export const User = z
  .object({
    id: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Every user has 'user'; 'admin' and 'service' come on top. */
    roles: z.array(Role),
    plan: Plan,
    planName: z.string(),
    /** The persona that they chose at their first visit; new projects start with it. */
    persona: Persona.nullable(),
    /** The language of their mails: the one that they last read the product in; null until it is known. */
    language: Language.nullable(),
    /** False until the first-run steps were answered or skipped. */
    isOnboarded: z.boolean(),
    /** When the account will be deleted; it can be kept until then. */
    deletionAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const SignUp = z.object({
  email: Email,
  password: NewPassword,
  firstName: personName(FIELD_TEXTS.firstName),
  lastName: personName(FIELD_TEXTS.lastName),
  /** Language of the mails. */
  language: Language.optional(),
  /** The invitation that the link of a mail leads on to. */
  invitation: z.string().max(2_000).optional(),
});
export type SignUp = z.infer<typeof SignUp>;

export const SignIn = z.object({
  email: Email,
  password: z.string().min(1, FIELD_TEXTS.passwordRequired).max(PASSWORD_MAX, FIELD_TEXTS.passwordTooLong),
  /** Code of the second factor, where the account has one. */
  code: SignInCode.optional(),
});
export type SignIn = z.infer<typeof SignIn>;

export const SIGN_UP_MODES = ['open', 'domains', 'invited', 'closed'] as const;

/** Ways to sign in besides email and password, and whether links can be mailed. */
export const AuthOptions = z.object({
  google: z.boolean(),
  /** An organisation's identity service by its name. */
  openid: z.object({ name: z.string() }).nullable(),
  canMail: z.boolean(),
  /** Characters that a new password has at least. */
  passwordMin: z.number().int(),
  /** People who may open an account: everybody, addresses of these domains, those who were invited, or nobody. */
  signUp: z.object({ mode: z.enum(SIGN_UP_MODES), domains: z.array(z.string()) }),
});
export type AuthOptions = z.infer<typeof AuthOptions>;

/** Stands for the name of the organisation's service where a page is drawn before there is an installation. */
export const DRAWN_SERVICE = '{service}';

export const PasswordReset = z.object({ token: z.string(), password: NewPassword });
export type PasswordReset = z.infer<typeof PasswordReset>;

export { passwordTooShort };

const Redirect = z.object({ status: z.literal(302), headers: z.record(z.string(), z.string()) });
const Success = z.object({ success: z.literal(true) });
const tags: [string] = ['Account'];

export const auth = {
  options: route({ method: 'GET', path: '/auth/options', summary: 'Ways to sign in', tags, isPublic: true }).output(
    AuthOptions,
  ),
  signUp: route({
    method: 'POST',
    path: '/auth/sign-up/email',
    summary:
      'Create an account; signs in by an HTTP-only cookie. Where mail is sent, user is null and the link of a mail does both',
    tags: ['Account'],
    successStatus: 201,
    isPublic: true,
    errors: ['CONFLICT', 'FORBIDDEN', 'RATE_LIMITED'],
  })
    .input(SignUp)
    .output(z.object({ user: User.nullable() })),
  signIn: route({
    method: 'POST',
    path: '/auth/sign-in/email',
    summary: 'Sign in by email and password; where the account has a second factor and no code is given, user is null',
    tags: ['Account'],
    isPublic: true,
    errors: ['UNAUTHORIZED', 'RATE_LIMITED'],
  })
    .input(SignIn)
    .output(z.object({ user: User.nullable() })),
  signOut: route({
    method: 'POST',
    path: '/auth/sign-out',
    summary: 'End this session on the server',
    tags: ['Account'],
    isPublic: true,
  }).output(z.object({ success: z.boolean() })),
  session: route({
    method: 'GET',
    path: '/auth/session',
    summary: 'Who is signed in; null for a visitor',
    tags: ['Account'],
    isPublic: true,
  }).output(z.object({ user: User.nullable() })),
  requestReset: route({
    method: 'POST',
    path: '/auth/reset/request',
    summary: 'Mail a one-time link that sets a new password; answers alike for unknown addresses',
    tags,
    isPublic: true,
    errors: ['RATE_LIMITED'],
  })
    .input(z.object({ email: Email }))
    .output(z.object({ message: z.string(), messageSaid: MessageRef })),
  resetOf: route({
    method: 'POST',
    path: '/auth/reset/check',
    summary: 'Whose password a link sets; changes nothing',
    tags,
    isPublic: true,
  })
    .input(z.object({ token: z.string() }))
    .output(z.object({ email: z.string() })),
  reset: route({
    method: 'POST',
    path: '/auth/reset',
    summary: 'Set a new password by a link; signs out everywhere',
    tags,
    isPublic: true,
  })
    .input(PasswordReset)
    .output(z.object({ email: z.string() })),
  sendVerification: route({
    method: 'POST',
    path: '/auth/verification',
    summary: 'Mail the link that confirms your address again',
    tags,
    errors: ['RATE_LIMITED', 'CONFLICT'],
  }).output(Success),
  confirmEmail: route({
    method: 'POST',
    path: '/auth/confirm-email',
    summary:
      'Confirm an address by the link that was mailed to it; the link of a sign-up makes the account and signs in',
    tags,
    isPublic: true,
    errors: ['CONFLICT'],
  })
    .input(z.object({ token: z.string() }))
    .output(z.object({ email: z.string(), user: User.nullable() })),
  googleStart: route({
    method: 'GET',
    path: '/auth/google/start',
    summary: 'Where the popup of a sign-in with Google begins',
    tags,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND', 'EXTERNAL_SERVICE'],
  }).output(Redirect),
  signInGoogle: route({
    method: 'POST',
    path: '/auth/sign-in/google',
    summary: 'Sign in by the ID token that the popup gave',
    tags,
    isPublic: true,
    errors: ['NOT_FOUND', 'UNAUTHORIZED', 'CONFLICT', 'EXTERNAL_SERVICE'],
  })
    .input(z.object({ idToken: z.string().min(1).max(20_000), state: z.string().max(200) }))
    .output(z.object({ user: User })),
  openidStart: route({
    method: 'GET',
    path: '/auth/openid/start',
    summary: 'Begin to sign in through the organization’s identity service',
    tags,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ redirect: z.string().max(2_000).optional() }))
    .output(Redirect),
  openidCallback: route({
    method: 'GET',
    path: '/auth/openid/callback',
    summary: 'Where the organization’s identity service sends people back to',
    tags,
    isPublic: true,
    outputStructure: 'detailed',
    errors: ['NOT_FOUND'],
  })
    .input(z.record(z.string(), z.unknown()))
    .output(Redirect),
};
