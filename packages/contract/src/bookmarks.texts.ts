import { texts } from './texts.ts';

export const BOOKMARK_TEXTS = texts('contract/bookmarks', {
  addFailed: 'Failed to bookmark',
  removeFailed: 'Failed to delete bookmark',
  unavailable: 'Bookmarks for this search engine are temporarily unavailable',
  upgrade: 'Upgrade to bookmark search results',
  noProject: 'Create a project first: bookmarks are kept with a project',
});
