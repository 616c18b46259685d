import type { PULSE_TEXTS } from '../../features/pulse/pulse.texts.ts';

export const pulse: typeof PULSE_TEXTS = {
  loading: 'Beste Treffer werden geladen',
  failed: 'Die besten Treffer sind zurzeit nicht verfügbar',
  tryAgainHere: 'Erneut versuchen',
  noRecords: 'Es wurden keine Datensätze importiert.',
  noMatches: 'Nichts passt zu diesem Projekt.',
  empty: 'Kein Datensatz verwendet diese Wörter',
  emptyText: 'Beschreiben Sie das Projekt in den Wörtern seines Fachs, oder importieren Sie mehr Daten.',
  matchesFailed: 'Diese Treffer konnten nicht geladen werden.',
  bestOn: (terms) => `Beste Datensätze zu ${terms.join(', ')}.`,
};
