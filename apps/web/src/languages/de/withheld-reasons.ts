import type { WITHHELD_REASON_TEXTS } from '@groundwork/contract/withheld-reasons.texts';

export const withheldReasons: typeof WITHHELD_REASON_TEXTS = {
  source: 'eine Quelle',
  program: 'ein Programm',
  valueOfSource: 'ein Wert oder ein Zitat aus den Quellen',
  ownWords: 'die eigenen Worte des Projekts',
  notChecked: 'ein zweiter Blick, den niemand getan hat',
  secondLook: 'was ein zweiter Blick in den Quellen findet',
  record: (key) => `der Datensatz ${key}`,
  figure: (id) => `die Zahl ${id}`,
  passage: (key) => `eine Stelle, die in ${key} nicht steht`,
  ranked: (measure) => `der erste Platz nach ${measure}`,
};
