import { texts } from './texts.ts';

/** By kind: what it is called, and what it is told of. */
export const NOTIFICATION_KIND_TEXTS = texts('contract/notification-kinds', {
  report: { label: 'Reports', about: 'A report is ready, or could not be written.' },
  comment: { label: 'Comments', about: 'Somebody commented on a report of a project of yours.' },
  'expert-check': { label: 'Expert checks', about: 'A check was asked of you, or one that you asked for has ended.' },
  collaboration: { label: 'Shared projects', about: 'Invitations, and who joins or leaves.' },
  feed: { label: 'Innovation feed', about: 'New items in the feed of a project.' },
  insight: { label: 'Insights', about: 'New insights, and answers to your questions.' },
  'search-alert': {
    label: 'Search alerts',
    about: 'New records for a saved search. Only searches that ask for email are mailed.',
  },
  tracker: { label: 'Trackers', about: 'What your agents found for a project.' },
  'closing-date': { label: 'Closing dates', about: 'A saved opportunity closes in 14 days, in 7, or tomorrow.' },
  webhook: { label: 'Webhooks', about: 'A webhook of yours was turned off, since it failed for days.' },
});
