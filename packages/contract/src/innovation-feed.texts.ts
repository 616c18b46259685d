import { texts } from './texts.ts';

export const FEED_TEXTS = texts('contract/innovation-feed', {
  bookmarked: 'Bookmarked!',
  bookmarkRemoved: 'Bookmark removed',
  bookmarkFailed: 'Error updating bookmark',
  notesChanged: 'These notes have been changed elsewhere.',
});
