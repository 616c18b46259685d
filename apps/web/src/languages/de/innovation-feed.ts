import { count, records } from '@groundwork/contract/de/words';
import type { FEED_TEXTS } from '@groundwork/contract/innovation-feed.texts';
import type { FEED_SCREEN_TEXTS } from '../../features/innovation-feed/innovation-feed.texts.ts';

export const innovationFeed: typeof FEED_SCREEN_TEXTS = {
  feed: 'Neuheiten',
  lead: 'Neue und passende Datensätze zum Thema dieses Projekts, einer nach dem anderen.',
  needsProject: 'Für Neuheiten braucht es ein Projekt',
  all: 'Alle',
  starred: 'Vorgemerkt',
  hasNotes: 'Mit Notizen',
  count: (total) => count(total, 'Eintrag', 'Einträge'),
  failed: 'Die Neuheiten konnten nicht geladen werden',
  look: 'Nach Neuem suchen',
  empty: 'Nichts gefunden',
  emptyText:
    'Kein Datensatz zum Thema dieses Projekts enthält genug für einen Eintrag. Neues erscheint hier nach jedem Import.',
  emptyFilter: 'Keine solchen Einträge',
  emptyFilterText: 'Merken Sie einen Eintrag vor oder schreiben Sie eine Notiz dazu, um ihn hier zu finden.',
  notYet: 'Noch keine Einträge',
  notYetText: 'Nach Neuheiten zu diesem Projekt hat noch niemand gesucht.',
  isNew: 'Neu',
  bookmark: 'Vormerken',
  removeBookmark: 'Lesezeichen entfernen',
  source: 'Quelle',
  openRecord: 'Datensatz öffnen',
  notes: 'Notizen',
  notesPlaceholder: 'Ihre Notizen dazu',
  notesStatus: {
    saved: 'Gespeichert',
    unsaved: 'Noch nicht gespeichert',
    saving: 'Wird gespeichert …',
    failed: 'Auf diesem Gerät gespeichert; wird gesendet, sobald der Server erreichbar ist',
    refused: 'Nur auf diesem Gerät gespeichert',
  },
  notesTooLong: (max) => `Zu lang: Höchstens ${max} Zeichen werden gespeichert.`,
  amongOthers: (label, value, n) =>
    `${label} ${value}, wie bei ${count(n, 'weiterem Datensatz', 'weiteren Datensätzen')} zum Thema`,
  ofYear: (year, n) => `${year}, mit ${records(n)} zum Thema aus diesem Jahr`,
};

export const feedMessages: typeof FEED_TEXTS = {
  bookmarked: 'Vorgemerkt!',
  bookmarkRemoved: 'Lesezeichen entfernt',
  bookmarkFailed: 'Das Lesezeichen konnte nicht geändert werden',
  notesChanged: 'Diese Notizen wurden anderswo geändert.',
};
