import { formatCount, inSentence } from '@groundwork/contract/format';
import { BOOKMARK_TAGS_MAX } from '@groundwork/contract/limits';
import { texts } from '@groundwork/contract/texts';

export const BOOKMARKS_TEXTS = texts('bookmarks', {
  bookmarkRemoved: 'Bookmark removed',
  bookmarked: 'Bookmarked',
  bookmark: 'Bookmark',
  failed: 'Bookmarks are currently unavailable',
  loading: 'Loading bookmarks',
  asItWasBookmarked: 'As it was bookmarked',
  tags: 'Tags',
  editNoteOn: 'Edit note on',
  addNoteTo: 'Add note to',
  editNote: 'Edit note',
  addNote: 'Add note',
  export: 'Export',
  source: 'Source',
  gone: 'No longer in the catalog',
  categories: 'Categories',
  bookmarks: 'Bookmarks',
  exportAll: 'Export all',
  empty: 'No bookmarks yet',
  emptyText:
    'Bookmark what matters in the search results or on a record’s page. It is kept here with your notes, even if the record changes or is removed.',
  goToTheSearch: 'Go to the search',
  noteFailed: 'The note was not saved',
  exportingBookmarks: 'Exporting bookmarks',
  theExportFailed: 'The export failed',
  note: 'Note',
  bookmarkLabel: (title: string) => `Bookmark ${title}`,
  pagesInAll: (pages: number) => `These bookmarks have ${formatCount(pages, 'page')}.`,
  bookmarksOf: (label: string) => `Bookmarks of ${inSentence(label)}`,
  exportOf: (label: string) => `Export ${inSentence(label)}`,
  exportLabel: (title: string) => `Export ${title}`,
  removeLabel: (title: string) => `Remove ${title}`,
  added: (count: number, missing: number) =>
    `${formatCount(count, 'record')} bookmarked${missing > 0 ? `; ${formatCount(missing, 'record')} no longer in the catalog` : ''}`,
  nothingAdded: (missing: number) =>
    `All of these were already bookmarked${missing > 0 ? `; ${formatCount(missing, 'record')} no longer in the catalog` : ''}`,
  changedSince: (labels: string[]) => `Changed since: ${labels.map(inSentence).join(', ')}`,
  lockedText: (reason: string) =>
    `${reason}: they are kept here with a project, with your notes, even if a record changes or is removed.`,
  noneOf: (labels: string[]) => `No bookmarks of ${labels.map(inSentence).join(', ')} in this project.`,
  noteOn: (title: string) => `Note on ${title}`,
  tagsHint: `Up to ${BOOKMARK_TAGS_MAX} tags; press Enter or a comma after each`,
});
