import { texts } from './texts.ts';

/** The name of each kind of notification, and what it tells of. */
export const NOTIFICATION_KIND_TEXTS = texts('contract/notification-kinds', {
  report: { label: 'Reports', about: 'A report is ready, or could not be written.' },
  comment: { label: 'Comments', about: 'Somebody commented on a report in one of your projects.' },
  'expert-check': { label: 'Expert checks', about: 'You were asked for a check, or one that you requested has ended.' },
  collaboration: { label: 'Shared projects', about: 'Invitations, and who joins or leaves.' },
  feed: { label: 'Innovation feed', about: 'New items in a project’s feed.' },
  insight: { label: 'Insights', about: 'New insights, and answers to your questions.' },
  'search-alert': {
    label: 'Search alerts',
    about: 'New records for a saved search. Only searches that ask for email are mailed.',
  },
  tracker: { label: 'Trackers', about: 'What your agents found for a project.' },
  'closing-date': { label: 'Closing dates', about: 'A saved opportunity closes in 14 days, in 7 days or tomorrow.' },
  webhook: { label: 'Webhooks', about: 'One of your webhooks was turned off after failing for days.' },
  import: { label: 'Imports', about: 'A file that you keep fresh can no longer be read or fetched.' },
});
