import { z } from 'zod';
import { ContactEmail, NewPassword, personName } from './account-fields.ts';
import { Language } from './auth.ts';
import { FIELD_TEXTS } from './fields.texts.ts';
import { API_KEY_DAYS_MAX, API_KEY_NAME_MAX, PASSWORD_MAX } from './limits.ts';
import { MessageRef } from './message-refs.ts';
import { Phone } from './phone.ts';
import { route } from './route.ts';
import { SETTINGS_TEXTS } from './settings.texts.ts';
import { line, text } from './text.ts';

export { SETTINGS_TEXTS };

export const ProfileUpdate = z.object({
  firstName: personName(FIELD_TEXTS.firstName),
  lastName: personName(FIELD_TEXTS.lastName),
  phone: Phone,
});
export type ProfileUpdate = z.infer<typeof ProfileUpdate>;

export const Profile = z
  .object({
    firstName: z.string(),
    lastName: z.string(),
    /** Digits, the country code first; empty while unknown. */
    phone: z.string(),
    email: z.string(),
    isEmailVerified: z.boolean(),
    /** False for accounts of an identity service, which keeps email and password. */
    hasPassword: z.boolean(),
    /** When the account will be deleted; null when that wasn't asked for. */
    deletionAt: z.iso.datetime().nullable(),
    /** True when deleting this account needs another administrator first. */
    isLastAdmin: z.boolean(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof Profile>;

const CurrentPassword = z
  .string()
  .min(1, SETTINGS_TEXTS.currentRequired)
  .max(PASSWORD_MAX, SETTINGS_TEXTS.currentInvalid);

export const EmailUpdate = z.object({
  currentPassword: CurrentPassword,
  newEmail: ContactEmail(SETTINGS_TEXTS.newEmailRequired),
});
export type EmailUpdate = z.infer<typeof EmailUpdate>;

export const PasswordUpdate = z
  .object({
    currentPassword: CurrentPassword,
    newPassword: NewPassword,
    confirmation: z.string().min(1, SETTINGS_TEXTS.confirmationRequired),
  })
  .refine(({ newPassword, confirmation }) => !confirmation || newPassword === confirmation, {
    path: ['confirmation'],
    message: SETTINGS_TEXTS.passwordsDiffer,
    // Said together with what else is wrong.
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
export type PasswordUpdate = z.infer<typeof PasswordUpdate>;

export const Session = z
  .object({
    id: z.string(),
    /** 'Chrome on Linux', as far as the browser says. */
    device: z.string(),
    /** Address that it was signed in from, null when unknown. */
    address: z.string().nullable(),
    signedInAt: z.iso.datetime(),
    lastSeenAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.infer<typeof Session>;

/** The rights of a key: to read only, or all that its owner may do, except with the account itself. */
export const ApiKeyScope = z.enum(['read', 'read-write']);
export type ApiKeyScope = z.infer<typeof ApiKeyScope>;

export const ApiKey = z
  .object({
    id: z.uuid(),
    name: z.string(),
    /** How the key begins, to tell keys apart. */
    start: z.string(),
    scope: ApiKeyScope,
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable(),
  })
  .meta({ id: 'ApiKey' });
export type ApiKey = z.infer<typeof ApiKey>;

export const NewApiKey = z.object({
  name: line().min(1, FIELD_TEXTS.nameRequired).max(API_KEY_NAME_MAX, FIELD_TEXTS.keyNameExceeds),
  /** Null: until it is revoked. */
  expiresInDays: z.number().int().min(1).max(API_KEY_DAYS_MAX, FIELD_TEXTS.keyDaysExceed).nullable(),
  scope: ApiKeyScope.default('read-write'),
});
export type NewApiKey = z.infer<typeof NewApiKey>;

export const AccountDeletion = z.object({
  /** Asked of accounts that have one; others must have signed in within ten minutes. */
  currentPassword: z.string().max(PASSWORD_MAX, SETTINGS_TEXTS.currentInvalid).default(''),
  /** Email of who becomes administrator, when there is no other. */
  successorEmail: text().default(''),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

const File = z.object({
  headers: z.record(z.string(), z.string()),
  body: z.union([z.file(), z.custom<ReadableStream<Uint8Array>>((body) => body instanceof ReadableStream)]),
});
const Success = z.object({ success: z.literal(true) });
const tags: [string] = ['Account'];

export const settings = {
  profile: route({ method: 'GET', path: '/settings/profile', summary: 'Your profile', tags }).output(Profile),
  updateProfile: route({ method: 'PATCH', path: '/settings/profile', summary: 'Change your name and phone', tags })
    .input(ProfileUpdate)
    .output(Profile),
  setLanguage: route({
    method: 'PUT',
    path: '/settings/language',
    summary: 'Say in which language mails are written',
    tags,
  })
    .input(z.object({ language: Language }))
    .output(z.object({ success: z.literal(true) })),
  updateEmail: route({
    method: 'POST',
    path: '/settings/email',
    summary: 'Change your email; where mail is set up, the new address is confirmed by a link first',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(EmailUpdate)
    .output(z.object({ isChanged: z.boolean(), message: z.string(), messageSaid: MessageRef })),
  updatePassword: route({
    method: 'POST',
    path: '/settings/password',
    summary: 'Change your password; signs out everywhere else',
    tags,
    errors: ['RATE_LIMITED'],
  })
    .input(PasswordUpdate)
    .output(Success),
  sessions: route({ method: 'GET', path: '/settings/sessions', summary: 'Where you are signed in', tags }).output(
    z.object({ items: z.array(Session) }),
  ),
  endSession: route({
    method: 'DELETE',
    path: '/settings/sessions/{id}',
    summary: 'Sign out one session',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.string() }))
    .output(Success),
  endOtherSessions: route({
    method: 'POST',
    path: '/settings/sessions/end-others',
    summary: 'Sign out every session but this one',
    tags,
  }).output(z.object({ ended: z.number().int() })),
  apiKeys: route({ method: 'GET', path: '/settings/api-keys', summary: 'Your personal API keys', tags }).output(
    z.object({ items: z.array(ApiKey) }),
  ),
  createApiKey: route({
    method: 'POST',
    path: '/settings/api-keys',
    summary: 'Make a personal API key, to be sent as x-api-key; it is told only now',
    tags,
    successStatus: 201,
    errors: ['CONFLICT'],
  })
    .input(NewApiKey)
    .output(ApiKey.extend({ key: z.string() })),
  revokeApiKey: route({
    method: 'DELETE',
    path: '/settings/api-keys/{id}',
    summary: 'Revoke a personal API key',
    tags,
    errors: ['NOT_FOUND'],
  })
    .input(z.object({ id: z.uuid() }))
    .output(Success),
  exportData: route({
    method: 'GET',
    path: '/settings/data',
    summary: 'Everything stored about you, as JSON and CSV in a zip',
    tags,
    outputStructure: 'detailed',
  }).output(File),
  deleteAccount: route({
    method: 'POST',
    path: '/settings/deletion',
    summary: 'Delete your account in 14 days; signs out everywhere',
    tags,
    errors: ['CONFLICT', 'RATE_LIMITED'],
  })
    .input(AccountDeletion)
    .output(z.object({ deletionAt: z.iso.datetime() })),
  keepAccount: route({
    method: 'DELETE',
    path: '/settings/deletion',
    summary: 'Keep an account that would be deleted',
    tags,
  }).output(Success),
};
