import { texts } from './texts.ts';

export const NOTIFICATION_TEXTS = texts('contract/notifications', {
  actionFailed: 'An error occurred. Please try again.',
  loadFailed: 'Error loading notifications',
  loadFailedDetail: 'Please check back later',
  empty: "No notifications. You're all caught up!",
  interrupted:
    'Your connection to the notification server has been interrupted, so you may not receive notifications in real-time. The app will automatically reconnect to the server when possible. However, if the issue persists, please refresh the page to re-establish the connection.',
  unknownTimeZone: 'This time zone is not known here',
  invalidToken:
    'This link is not complete. Open it again from the email, or change your notifications in the settings.',
  noMail: 'This installation does not send email. Its operator can set that up.',
});
