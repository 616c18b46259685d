import { texts } from './texts.ts';

export const SHARING_TEXTS = texts('contract/sharing', {
  failed: 'An error has occurred, please try again',
  noMail: 'Email is not set up on this server: SMTP_URL and MAIL_FROM are missing.',
  gone: 'This page is not shared, or not any more.',
});
