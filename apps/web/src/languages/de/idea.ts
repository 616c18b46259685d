import { number } from '@groundwork/contract/de/words';
import type { IDEA_TEXTS } from '@groundwork/contract/idea.texts';
import { IDEA_STATEMENTS_MAX } from '@groundwork/contract/limits';
import type { IDEA_SCREEN } from '../../features/idea/idea.texts.ts';

export const ideaMessages: typeof IDEA_TEXTS = {
  changedMeanwhile:
    'Jemand anderes hat diese Aussagen inzwischen geändert. Sehen Sie sie sich noch einmal an, und wiederholen Sie dann Ihre Änderung.',
  tooManyMarks:
    'Zu diesem Projekt sind so viele Datensätze beurteilt, wie möglich ist. Nehmen Sie zuerst einige Urteile zurück.',
  notSaid: 'Die Idee macht diese Aussage nicht mehr. Laden Sie die Seite neu.',
};

export const idea: typeof IDEA_SCREEN = {
  title: 'Die Idee, Aussage für Aussage',
  about:
    'Was die Beschreibung über die Sache selbst sagt, und was ihm in den Datensätzen am nächsten kommt: was dasselbe ist oder tut, oder dasselbe auf fast dieselbe Weise. „Wohl“ und „vielleicht“ sind nach Bedeutung und Wörtern geschätzt und oft falsch: Das Gegenteil kann nahe aussehen, und fern, was dasselbe anders sagt. Lesen Sie das Zitat, bevor Sie darauf bauen, und sagen Sie, was Sie finden. Wo nichts genannt ist, kann es das dennoch geben.',
  loading: 'Die Idee wird mit den Datensätzen verglichen. Beim ersten Mal dauert das einige Sekunden.',
  anew: 'Sie wird neu verglichen …',
  failed: 'Die Idee konnte nicht mit den Datensätzen verglichen werden.',
  correct: 'Aussagen berichtigen',
  corrected: 'Die Aussagen sind von Hand formuliert.',
  older:
    'Die Beschreibung hat sich geändert, seit die Aussagen von Hand formuliert wurden: Sehen Sie sie noch einmal durch.',
  called: { likely: 'wohl', perhaps: 'vielleicht', person: 'von Ihnen', model: 'Modell' },
  calledAs: {
    likely: 'Wohl nahe, geschätzt',
    perhaps: 'Vielleicht nahe, geschätzt',
    person: 'Nahe, sagen Sie',
    model: 'Nahe, sagt das Sprachmodell',
  },
  legend: '● wohl nahe, ○ vielleicht, ✓ nahe nach Ihnen oder einem Sprachmodell',
  byModel: (model) => `${model} hat die wohl nächsten Datensätze gelesen: Was das Modell nahe nennt, trägt „Modell“.`,
  modelWorks: (model) => `${model} liest die wohl nächsten Datensätze. Diese Karte aktualisiert sich selbst.`,
  modelWaits: (model) => `${model} hat nicht alle wohl nächsten Datensätze gelesen: Für diese gilt die Schätzung.`,
  inCommon: (words: string[]) => `Gemeinsam: ${words.join(', ')}`,
  nothing: 'Nach Schätzung kommt nichts Erfasstes nahe.',
  nothingLikely: 'Nichts Erfasstes ist wohl nahe.',
  perhaps: (count) => `${number(count)} vielleicht nahe`,
  perhapsOf: (count, statement) => `${number(count)} vielleicht nahe an „${statement}“`,
  more: (count) => `${number(count)} weitere`,
  moreOf: (count, statement) => `${number(count)} weitere nahe an „${statement}“`,
  fewer: 'Weniger',
  fewerOf: (statement) => `Weniger nahe an „${statement}“`,
  near: 'Nahe',
  notNear: 'Nicht nahe',
  isNear: (title, statement) => `„${title}“ ist nahe an „${statement}“`,
  isNotNear: (title, statement) => `„${title}“ ist nicht nahe an „${statement}“`,
  refused: 'Nicht nahe, sagen Sie:',
  takeBack: 'Zurücknehmen',
  takeBackOf: (title) => `Zurücknehmen, dass „${title}“ nicht nahe ist`,
  saidNear: 'Als nahe vermerkt. Berichte und Erkenntnisse sagen, dass Sie es so nennen.',
  saidNot: 'Als nicht nahe vermerkt. Zu dieser Aussage wird es nicht mehr genannt.',
  takenBack: 'Zurückgenommen.',
  markFailed: 'Das konnte nicht gespeichert werden',
  closest: 'Manchem davon wohl nahe, das insgesamt Nächste zuerst',
  record: 'Datensatz',
  statement: (at, text) => `Aussage ${at}: ${text}`,
  unlikely: 'nicht genannt',
  held: (count) => `Verglichen mit den ${number(count)} nächsten Datensätzen`,
  noRecords: 'Noch gibt es keine Datensätze, mit denen verglichen werden kann.',
  asOf: (date) => `Stand der Daten: ${date}`,
  missing: {
    language:
      'Die Beschreibung ist nicht auf Englisch; nur dessen Wörter kennt das Programm. Formulieren Sie die Aussagen selbst auf Englisch.',
    statements: 'Die Beschreibung sagt zu wenig über die Sache selbst: was sie ist, wie sie wirkt, was sie tut.',
  },
  put: 'Die Idee in Aussagen',
  putHint:
    'Sagen Sie in einfachen Sätzen, was die Sache ist, wie sie wirkt und was sie tut: eine Aussage je Zeile, nicht für wen sie ist oder was es heute gibt. Berichte und Erkenntnisse vergleichen diese mit den Datensätzen. Ein Urteil zu einer Aussage gilt nur für deren Wortlaut.',
  one: (at) => `Aussage ${at}`,
  remove: (at) => `Aussage ${at} entfernen`,
  up: (at) => `Aussage ${at} nach oben`,
  add: 'Aussage hinzufügen',
  enough: `Höchstens ${IDEA_STATEMENTS_MAX} Aussagen.`,
  none: 'Schreiben Sie mindestens eine Aussage.',
  tooShort: 'Zu kurz, um sie mit etwas zu vergleichen.',
  readAgain: 'Wieder aus der Beschreibung lesen',
  conflict:
    'Jemand anderes hat die Aussagen inzwischen geändert. Speichern Sie noch einmal, um Ihre an deren Stelle zu setzen.',
  saved: 'Gespeichert. Die Idee wird neu mit den Datensätzen verglichen.',
  saveFailed: 'Die Aussagen wurden nicht gespeichert',
};
