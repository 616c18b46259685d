import type { CARD_TEXTS } from '../../ui/card-list.texts.ts';
import { number } from './words.ts';

export const cards: typeof CARD_TEXTS = {
  filter: 'Anzeigen',
  oldestFirst: 'Älteste zuerst',
  newestFirst: 'Neueste zuerst',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
  looking: 'Die Datensätze werden durchgesehen …',
  lookFailed: 'Die letzte Suche ist gescheitert. Versuchen Sie es noch einmal.',
  upToDate: (day) => `Durchgesehen am ${day}`,
};
