import { texts } from '@groundwork/contract/texts';

export const FEED_ADDRESS_TEXTS = texts('feed-addresses', {
  title: 'Feeds for other programs',
  about:
    'Saved searches for feed readers, and closing dates of your saved opportunities for calendars. What a tracker finds is followed from its page.',
  loading: 'Loading your feeds',
  failed: 'Your feeds could not be loaded',
  empty: 'No feeds yet.',
  kinds: { search: 'Atom feed', tracker: 'Atom feed of a tracker', calendar: 'Calendar' },
  calendarTitle: 'Closing dates',
  what: 'What',
  create: 'Create address',
  madeAlready: 'There is already an address for this. A new one replaces it.',
  read: (when: string) => `last read ${when}`,
  unread: 'never read',
  revoke: 'Revoke',
  revokeLabel: (title: string) => `Revoke ${title}`,
  revokeTitle: 'Revoke this address?',
  revokeText: 'Programs that read it will receive nothing more.',
  revoked: 'Address revoked',
});
