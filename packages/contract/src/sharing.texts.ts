import { texts } from './texts.ts';

export const SHARING_TEXTS = texts('contract/sharing', {
  failed: 'An error has occurred, please try again',
  noMail: 'This server does not send email yet. Copy the link and send it yourself.',
  gone: 'This page is not shared, or no longer shared.',
});
