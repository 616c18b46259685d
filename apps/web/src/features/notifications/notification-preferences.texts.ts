import { texts } from '@groundwork/contract/texts';

export const PREFERENCES_TEXTS = texts('notification-preferences', {
  title: 'Notifications',
  about: 'Choose what you are notified about, and how. Everything that is emailed is also in the app.',
  loading: 'Loading your notification settings',
  failed: 'Your notification settings could not be loaded',
  choices: { app: 'In the app', mail: 'Email at once', digest: 'Daily digest', off: 'Off' },
  digest: 'Daily digest',
  digestAbout: 'One email a day with everything new, sent only when there is something.',
  hour: 'Hour',
  timeZone: 'Time zone',
  noTimeZone: 'UTC, until you choose one',
  noSuchTimeZone: 'No such time zone',
  saved: 'Notifications updated',
});
