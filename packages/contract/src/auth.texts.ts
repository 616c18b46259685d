import { formatCount } from './format.ts';
import { texts } from './texts.ts';

export const CREDENTIALS_TEXTS = texts('contract/credentials', {
  /** One message for an unknown address and for a wrong password: the answer must not say which it was. */
  wrongCredentials: 'The email or password is not correct.',
  emailTaken: 'An account with this email already exists.',
});

export const AUTH_TEXTS = texts('contract/auth', {
  googleFailed: 'Error signing in with Google. Please try again.',
  serviceFailed: (name: string) => `Error signing in with ${name}. Please try again.`,
  /** An identity service vouches for an address that was never confirmed here: joining the two would be a guess. */
  notLinked: 'An account with this email already exists. Sign in to it with its password.',
  accountDisabled: 'This account is disabled. Ask an administrator of this installation.',
  signUpClosed: 'No new accounts are made here. Ask an administrator of this installation.',
  signUpDomains: (domains: string) =>
    `Accounts are for addresses of ${domains}, and for those whom an administrator has invited.`,
  signUpInvited: 'Accounts are by invitation here. Ask an administrator of this installation for one.',
  tooManyAttempts: (wait: string) => `Too many attempts. Try again in ${wait}.`,
});

/** '45 seconds', '2 minutes': rounded up, so that trying then works. */
export function waitText(milliseconds: number): string {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return seconds < 60 ? WAIT.seconds(seconds) : WAIT.minutes(Math.ceil(seconds / 60));
}

const WAIT = texts('contract/wait', {
  seconds: (count: number) => formatCount(count, 'second'),
  minutes: (count: number) => formatCount(count, 'minute'),
});
