import { texts } from './texts.ts';

export const SETTINGS_TEXTS = texts('contract/settings', {
  profileUpdated: 'Profile updated!',
  profileFailed: 'Failed to update profile',
  passwordUpdated: 'Password updated',
  currentRequired: 'Current password is required',
  currentInvalid: 'Current password is invalid',
  /** The message of the answer; the field says the one above. */
  passwordInvalid: 'The password is invalid.',
  newEmailRequired: 'New email is required',
  invalidEmail: 'Invalid email',
  confirmationRequired: 'Confirm the new password',
  passwordsDiffer: 'Passwords do not match',
  sameEmail: 'This is already your email',
  emailUpdated: (email: string) => `Your email is now ${email}.`,
  emailSent: (email: string) =>
    `We sent a link to ${email}. Your email changes when you open it; until then you sign in with the old one.`,
  codeWrong: 'This code is wrong, over, or was used already. Wait for the next one.',
  secondFactorIsOn: 'There is a second factor already. Remove it first.',
  secondFactorIsOff: 'There is no second factor.',
  secondFactorNotBegun: 'Begin again: there is no second factor that waits to be confirmed.',
  secondFactorRequired:
    'On this installation whoever administrates needs a second factor. Set one up under Settings, and come back.',
  noPassword: 'This account signs in through another service, which keeps its email and password.',
  signInAgain: 'To do this you must have signed in within the last 10 minutes. Sign out, sign in again and come back.',
  keyCannot: 'An API key cannot see or change the account. Sign in for that.',
  keyReadsOnly: 'This API key is read-only. Use one that may also make changes.',
  keyUnknown: 'This API key is unknown, expired or revoked.',
  tooManyKeys: (max: number) => `You have ${max} API keys. Revoke one that is no longer used first.`,
  lastAdmin: 'You are the last administrator. Name another person with an account here to take over.',
  subscribed:
    'You pay for a plan that renews automatically. Cancel it on the plans page first, so that nothing is charged later.',
  noSuccessor: 'No other account has this email',
});
