import { number } from '@groundwork/contract/de/words';
import type { CARD_TEXTS } from '../../ui/card-list.texts.ts';
import type { LOOK_AGAIN_TEXTS } from '../../ui/look-again.texts.ts';

export const cards: typeof CARD_TEXTS = {
  filter: 'Anzeigen',
  oldestFirst: 'Älteste zuerst',
  newestFirst: 'Neueste zuerst',
  previous: 'Zurück',
  next: 'Weiter',
  pageOf: (page, pages) => `Seite ${number(page)} von ${number(pages)}`,
};

export const lookAgain: typeof LOOK_AGAIN_TEXTS = {
  looking: 'Die Datensätze werden durchsucht …',
  lookFailed: 'Die letzte Suche ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  upToDate: (day) => `Zuletzt aktualisiert am ${day}`,
  nothingNew: 'Soeben durchgesehen: nichts Neues.',
  newOnes: (count) => `Soeben durchgesehen: ${number(count)} neu.`,
};
