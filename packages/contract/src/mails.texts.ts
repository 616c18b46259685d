import { formatCount, formatNumber } from './format.ts';
import { texts } from './texts.ts';

/** The words of mails around the words of others; the server writes each in its reader's language. */
export const MAIL_TEXTS = texts('contract/mails', {
  emailChanged: {
    subject: 'Your email was changed',
    now: (email: string) => `The email of your Groundwork account is now ${email}. This address no longer signs in.`,
    help: 'If you did not do this, ask the operator of your installation for help at once.',
  },
  changeEmail: {
    subject: 'Confirm your new email',
    asked: (email: string) =>
      `Someone, probably you, asked to use this address for the Groundwork account of ${email}.`,
    use: 'Use this email',
  },
  reset: {
    subject: 'Set a new password',
    asked: 'Someone, probably you, asked to set a new password for this address.',
    valid: (hours: number) =>
      `The link works once, for ${formatCount(hours, 'hour')}. If it was not you, ignore this email and nothing changes.`,
  },
  verify: {
    subject: 'Confirm your email',
    welcome: (name: string) =>
      `Welcome to Groundwork, ${name}. Confirm that this address is yours, so that you can get back in if you forget your password.`,
    valid: (hours: number) => `The link is valid for ${hours} hours. If you have no account, ignore this email.`,
    confirm: 'Confirm this email',
  },
  signUp: {
    subject: 'Finish signing up',
    asked: (name: string) =>
      `Welcome to Groundwork, ${name}. One click makes your account; then you sign in with this address and your password.`,
    finish: 'Make my account',
  },
  accountInvitation: {
    subject: 'You are invited to Groundwork',
    asked: (email: string) =>
      `An administrator has invited you to make an account. Sign up with this address, ${email}: the invitation is for it alone.`,
    signUp: 'Make an account',
  },
  signedUpBefore: {
    subject: 'You already have an account',
    asked: 'Someone, probably you, signed up with this address, which has an account already. Nothing has changed.',
    forgot: 'Sign in with your password. If you have forgotten it, ask for a new one on the same page.',
  },
  linkValid: (hours: number) =>
    `The link is valid for ${hours} hours. If it was not you, ignore this email and nothing changes.`,
  invitation: {
    subject: (name: string) => `${name} invites you to a project`,
    shares: (name: string, email: string, project: string, role: string) =>
      `${name} (${email}) shares the project “${project}” on Groundwork with you as ${role}.`,
    open: (email: string, day: string) =>
      `The invitation is for ${email}, works once and is open until ${day}. If you don’t know who sent it, ignore this email and nothing happens.`,
    see: 'See the invitation',
  },
  sharing: {
    subject: (email: string, title: string) => `${email} shared with you: ${title}`,
    shared: (email: string, title: string) => `${email} shared this with you from Groundwork: “${title}”.`,
    sharedWith: (name: string, email: string, title: string) =>
      `Hello ${name}. ${email} shared this with you from Groundwork: “${title}”.`,
    why: 'Anyone with the link can read it. You are receiving this email because somebody entered your address.',
    read: 'Read it',
  },
  notifications: {
    several: (count: number) => formatCount(count, 'notification'),
    digest: (count: number) => `${formatCount(count, 'notification')} in your daily digest`,
    noMoreOf: (kind: string) => `No more emails about “${kind}”`,
    noMore: 'No more notification emails',
    settings: 'Change your settings',
    other: 'Other',
  },
  alerts: {
    fresh: (count: number, searches: number) =>
      `${formatCount(count, 'new record')} in ${formatNumber(searches)} saved searches`,
    changed: (count: number, searches: number) =>
      `${formatCount(count, 'new or changed record')} in ${formatNumber(searches)} saved searches`,
    changedAtLeast: (count: number, searches: number) =>
      `At least ${formatCount(count, 'new or changed record')} in ${formatNumber(searches)} saved searches`,
    why: 'You are receiving this email because you chose email alerts for these saved searches.',
    changeThem: 'Change them',
    more: (count: number) => `and ${formatNumber(count)} more`,
    see: 'See them',
    off: 'Turn this alert off',
  },
});
