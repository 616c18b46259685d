import { count, records } from '@groundwork/contract/de/words';
import { BOOKMARK_TAGS_MAX } from '@groundwork/contract/limits';
import type { BOOKMARKS_TEXTS } from '../../features/bookmarks/bookmarks.texts.ts';

const missingText = (missing: number) => (missing > 0 ? `; ${records(missing)} nicht mehr im Katalog` : '');

export const bookmarks: typeof BOOKMARKS_TEXTS = {
  bookmarkRemoved: 'Lesezeichen entfernt',
  bookmarked: 'Vorgemerkt',
  bookmark: 'Vormerken',
  failed: 'Die Lesezeichen sind zurzeit nicht verfügbar',
  loading: 'Lesezeichen werden geladen',
  asItWasBookmarked: 'Wie es vorgemerkt wurde',
  tags: 'Schlagwörter',
  editNoteOn: 'Notiz bearbeiten zu',
  addNoteTo: 'Notiz hinzufügen zu',
  editNote: 'Notiz bearbeiten',
  addNote: 'Notiz hinzufügen',
  export: 'Exportieren',
  source: 'Quelle',
  gone: 'Nicht mehr im Katalog',
  categories: 'Kategorien',
  bookmarks: 'Lesezeichen',
  exportAll: 'Alle exportieren',
  empty: 'Noch keine Lesezeichen',
  emptyText:
    'Merken Sie in den Suchergebnissen oder auf der Seite eines Datensatzes vor, was wichtig ist. Es bleibt hier mit Ihren Notizen, auch wenn der Datensatz sich ändert oder verschwindet.',
  goToTheSearch: 'Zur Suche',
  noteFailed: 'Die Notiz wurde nicht gespeichert',
  exportingBookmarks: 'Das Exportieren von Lesezeichen',
  theExportFailed: 'Der Export ist fehlgeschlagen',
  note: 'Notiz',
  bookmarkLabel: (title) => `${title} vormerken`,
  pagesInAll: (pages) => `Diese Lesezeichen haben ${count(pages, 'Seite', 'Seiten')}.`,
  bookmarksOf: (label) => `Lesezeichen: ${label}`,
  exportOf: (label) => `${label} exportieren`,
  exportLabel: (title) => `${title} exportieren`,
  removeLabel: (title) => `${title} entfernen`,
  added: (added, missing) => `${records(added)} vorgemerkt${missingText(missing)}`,
  nothingAdded: (missing) => `Alle waren bereits vorgemerkt${missingText(missing)}`,
  changedSince: (labels) => `Seither geändert: ${labels.join(', ')}`,
  lockedText: (reason) =>
    `${reason}: Sie bleiben hier bei einem Projekt, mit Ihren Notizen, auch wenn ein Datensatz sich ändert oder verschwindet.`,
  noneOf: (labels) => `In diesem Projekt sind keine Lesezeichen zu: ${labels.join(', ')}.`,
  noteOn: (title) => `Notiz zu ${title}`,
  tagsHint: `Höchstens ${BOOKMARK_TAGS_MAX} Schlagwörter; Eingabetaste oder Komma nach jedem`,
};
