import { number } from '@groundwork/contract/de/words';
import type { CARD_TEXTS } from '../../ui/card-list.texts.ts';

export const cards: typeof CARD_TEXTS = {
  filter: 'Anzeigen',
  oldestFirst: 'Älteste zuerst',
  newestFirst: 'Neueste zuerst',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
  looking: 'Die Datensätze werden durchsucht …',
  lookFailed: 'Die letzte Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  upToDate: (day) => `Zuletzt aktualisiert am ${day}`,
  nothingNew: 'Soeben durchgesehen: nichts Neues.',
  newOnes: (count) => `Soeben durchgesehen: ${number(count)} neu.`,
};
