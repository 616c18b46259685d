import { texts } from './texts.ts';

export const ALERT_LABELS = texts('contract/alert-labels', {
  off: 'No alert',
  notify: 'Notify me here',
  'notify-and-mail': 'Notify me here and by email',
});

export const SAVED_SEARCH_TEXTS = texts('contract/saved-searches', {
  saved: 'Search saved',
  updated: 'Saved search updated',
  deleted: 'Saved search deleted',
  restored: 'Saved search restored',
  alertOff: 'Alert turned off',
  invalidToken: 'This link is not complete. Open it again from the alert or the email, or change the alert in the app.',
  noMail: 'This installation does not send email. Its operator can set that up.',
  noMailForOperator: 'Email is not set up on this server: SMTP_URL and MAIL_FROM are missing.',
});
