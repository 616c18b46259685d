import { formatCount, formatNumber } from '@groundwork/contract/format';
import { texts } from '@groundwork/contract/texts';

export const FEED_SCREEN_TEXTS = texts('innovation-feed', {
  feed: 'Innovation feed',
  lead: 'New and matching records on this project’s topic, one by one.',
  needsProject: 'The feed needs a project',
  all: 'All',
  starred: 'Bookmarked',
  hasNotes: 'Has Notes',
  count: (total: number) => formatCount(total, 'item', 'items'),
  failed: 'The feed could not be loaded',
  look: 'Look for new items',
  empty: 'Nothing found',
  emptyText: 'No record on this project’s topic says enough for an item. New ones appear here after each import.',
  emptyFilter: 'No such items',
  emptyFilterText: 'Bookmark an item or write a note on it to find it here.',
  notYet: 'No items yet',
  notYetText: 'Nobody has looked for feed items on this project yet.',
  isNew: 'New',
  bookmark: 'Bookmark',
  removeBookmark: 'Remove bookmark',
  source: 'Source',
  openRecord: 'Open the record',
  notes: 'Notes',
  notesPlaceholder: 'Your notes on this',
  notesStatus: {
    saved: 'Saved',
    unsaved: 'Not saved yet',
    saving: 'Saving…',
    failed: 'Kept on this device; sent when the server can be reached',
    refused: 'Kept on this device only',
  },
  notesTooLong: (max: string) => `Too long: at most ${max} characters are saved.`,
  amongOthers: (label: string, value: string, n: number) =>
    `${label} ${value}, beside ${formatCount(n, 'other record', 'other records')} on topic`,
  ofYear: (year: number, n: number) => `${year}, with ${formatNumber(n)} on topic from that year`,
});
