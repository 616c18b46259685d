import type { WITHHELD_REASON_TEXTS } from '@groundwork/contract/withheld-reasons.texts';

export const withheldReasons: typeof WITHHELD_REASON_TEXTS = {
  source: 'eine Quelle',
  program: 'ein Programm',
  valueOfSource: 'ein Wert oder ein Zitat aus den Quellen',
  ownWords: 'die eigenen Worte des Projekts',
  notChecked: 'ein zweiter Blick, den niemand getan hat',
  notSaid: 'Worte der Quellen, die es sagen: ein zweiter Blick fand keine',
  contradicted: 'ein zweiter Blick, nach dem die Quellen anderes sagen',
  shownByNothing: 'die Worte, mit denen ein zweiter Blick es belegt: sie stehen nicht in den Quellen',
  record: (key) => `der Datensatz ${key}`,
  figure: (id) => `die Zahl ${id}`,
  passage: (key) => `eine Stelle, die in ${key} nicht steht`,
  ranked: (measure) => `der erste Platz nach ${measure}`,
};
