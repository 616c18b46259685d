import { texts } from './texts.ts';

/** Server texts about forgotten passwords and links in mails; in a file of their own, since the sign-in page is held to its weight. */
export const RECOVERY_TEXTS = texts('contract/recovery', {
  linkInvalid: 'This link is no longer valid. Links work once and expire; ask for a new one.',
  resetWithoutMail:
    'This installation does not send email. Ask its operator for a link: they create one with “npm run reset-link -- your email”.',
  resetSent: 'If there is an account with this email, a link is on its way. It is valid for one hour.',
});
