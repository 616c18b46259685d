import type { WITHHELD_REASON_TEXTS } from '@groundwork/contract/withheld-reasons.texts';

export const withheldReasons: typeof WITHHELD_REASON_TEXTS = {
  source: 'eine Quelle',
  program: 'ein Programm',
  valueOfSource: 'ein Wert oder ein Zitat aus den Quellen',
  ownWords: 'die eigenen Worte des Projekts',
  notChecked: 'ein zweiter Blick, den niemand getan hat',
  notSaid: 'ein zweiter Blick fand, dass die Quellen es nicht sagen',
  contradicted: 'ein zweiter Blick fand, dass die Quellen anderes sagen',
  shownByNothing: 'die Worte, mit denen ein zweiter Blick es belegt, stehen in keiner der Quellen',
  nameOfOne: 'ein Zweiter, in dessen Datensätzen ein Name daraus ebenfalls steht',
  record: (key) => `der Datensatz ${key}`,
  figure: (id) => `die Zahl ${id}`,
  passage: (key) => `eine Stelle, die in ${key} nicht steht`,
  ranked: (measure) => `der erste Platz nach ${measure}`,
};
