import type { PULSE_TEXTS } from '../../features/pulse/pulse.texts.ts';
import { number } from './words.ts';

export const pulse: typeof PULSE_TEXTS = {
  loading: 'Beste Treffer werden geladen',
  failed: 'Die besten Treffer sind zurzeit nicht verfügbar',
  tryAgainHere: 'Erneut versuchen',
  noRecords: 'Es wurden keine Datensätze importiert.',
  noMatches: 'Nichts hier handelt von diesem Projekt.',
  matchesFailed: 'Diese Treffer konnten nicht geladen werden.',
  onTopic: (count) => `${number(count)} zum Thema`,
  related: (count) => `${number(count)} verwandt`,
  of: (all) => `von ${number(all)}`,
};
