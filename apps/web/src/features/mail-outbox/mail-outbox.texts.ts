import { texts } from '@groundwork/contract/texts';

export const MAIL_OUTBOX_TEXTS = texts('mail-outbox', {
  title: 'Outbox',
  text: (max: string) =>
    `MAIL_OUTBOX is on: email is kept here instead of being sent. The latest ${max} messages stay until the server stops.`,
  back: 'Service administration',
  loading: 'Loading the outbox',
  failed: 'The outbox could not be loaded',
  empty: 'No email yet',
  emptyText: 'Messages that would have been sent, such as a link for a new password, appear here.',
  to: 'To',
  subject: 'Subject',
  kind: 'Kind',
  sent: 'Sent',
  kinds: {
    account: 'Account',
    alerts: 'Saved-search alert',
    notifications: 'Notification',
    invitation: 'Invitation',
    sharing: 'Shared link',
  },
  message: 'Message',
  loadingMessage: 'Loading the message',
  messageFailed: 'The message could not be loaded',
  linksCut: 'Links act for whom the message is addressed to: only that person sees them whole.',
  html: 'HTML',
  plainText: 'Text',
  headers: 'Headers',
  preview: (subject: string) => `Preview of “${subject}”`,
});
