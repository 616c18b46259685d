import { number } from '@groundwork/contract/de/words';
import { PROFILE_PHRASES_MAX } from '@groundwork/contract/limits';
import type { RELEVANCE_TEXTS } from '@groundwork/contract/relevance.texts';
import type { RELEVANCE_SCREEN } from '../../features/relevance/relevance.texts.ts';

export const relevanceMessages: typeof RELEVANCE_TEXTS = {
  changedMeanwhile:
    'Jemand anderes hat dieses Profil inzwischen geändert. Sehen Sie es sich noch einmal an, und wiederholen Sie dann Ihre Änderung.',
  tooManyMarks:
    'Es sind so viele Datensätze markiert, wie zu einem Projekt möglich sind. Nehmen Sie zuerst einige Markierungen zurück.',
};

export const relevance: typeof RELEVANCE_SCREEN = {
  profile: 'Wovon dieses Projekt handelt',
  loading: 'Es wird geladen, wovon dieses Projekt handelt',
  failed: 'Wovon dieses Projekt handelt, konnte nicht geladen werden.',
  tryAgainHere: 'Erneut versuchen',
  lookingFor: 'Gesucht wird',
  usedFor: 'für',
  not: 'nicht',
  andMore: (count) => `und ${number(count)} weitere`,
  noPhrases: 'Die Beschreibung sagt zu wenig, um danach zu suchen. Fügen Sie Fachbegriffe hinzu.',
  reportOn: 'Ein Bericht stützt sich auf Datensätze über',
  correct: 'Berichtigen',
  editProfile: 'Bearbeiten, wovon dieses Projekt handelt',
  correctProfile: 'Berichtigen, wovon dieses Projekt handelt',
  editHint:
    'Nach diesen Begriffen werden Datensätze beurteilt. Was Sie hier ändern, gilt für Treffer, Suchen und den nächsten Bericht.',
  axes: { technology: 'Was es ist und wie es wirkt', use: 'Wofür und für wen es ist' },
  axisRemoved: 'Früher entfernt',
  axis: 'Art',
  scope: 'Wie viel betrachtet wird',
  scopes: { direct: 'Direkt', field: 'Gebiet', wide: 'Weit' },
  scopeHints: {
    direct: 'Datensätze zur Sache selbst, und Ausschreibungen dafür.',
    field: 'Auch derselbe Zweck mit anderen Mitteln, dieselbe Technik für andere Zwecke, und was eines davon sucht.',
    wide: 'Auch, was dem Gebiet nur nahe ist.',
  },
  scopeFailed: 'Die Wahl wurde nicht gespeichert',
  ringCount: (count, ring) => `${number(count)} ${ring}`,
  ringsInList: {
    direct: 'über die Sache selbst',
    'same use': 'gleicher Zweck, andere Mittel',
    'same technology': 'gleiche Technik, andere Zwecke',
    asks: 'suchen danach',
    near: 'nahe',
  },
  byWords: 'Nur nach Wörtern beurteilt: Der Satzcodierer ist ausgeschaltet oder nicht verfügbar.',
  foreign:
    'Die Beschreibung ist nicht auf Englisch: Wenig davon konnte gelesen werden. Fügen Sie englische Begriffe hinzu, oder beschreiben Sie das Projekt auf Englisch.',
  mustHave: 'Muss vorkommen',
  mustHaveOf: (phrase) => `${phrase} muss vorkommen`,
  mustHaveHint:
    'Datensätze ohne einen zwingenden Begriff oder eine seiner anderen Bezeichnungen gehören nicht zum Projekt.',
  inRecords: (count, inField) =>
    `in ${number(count)} ${count === 1 ? 'Datensatz' : 'Datensätzen'}, ${number(inField)} im Gebiet`,
  notCounted: 'wird beim Speichern gezählt',
  removeLabel: (phrase) => `${phrase} entfernen`,
  putBack: 'Zurückholen',
  putBackLabel: (phrase) => `${phrase} zurückholen`,
  otherNames: 'Andere Namen',
  otherNamesOf: (phrase) => `Andere Namen von ${phrase}`,
  otherNamesHint: 'Jeder zählt wie der Begriff selbst. Drücken Sie nach jedem die Eingabetaste.',
  addOtherNames: 'Andere Namen hinzufügen',
  addPhrase: 'Begriff hinzufügen',
  phrase: 'Begriff',
  add: 'Hinzufügen',
  addLabel: (word) => `${word} hinzufügen`,
  enoughPhrases: `Höchstens ${PROFILE_PHRASES_MAX} Begriffe lassen sich hinzufügen.`,
  unwanted: 'Was es nicht ist',
  unwantedHint:
    'Datensätze, in denen das vorkommt, handeln nicht vom Projekt. Drücken Sie nach jedem Begriff die Eingabetaste.',
  proposedNames: 'Namen, die Datensätze des Gebiets verwenden',
  proposedNamesHint:
    'Wörter in ihren Titeln, die der Beschreibung fehlen, und wie viele sie haben. Hinzugefügt zählen sie.',
  preview: 'Was sich ändern würde',
  previewField: (field) => `${number(field)} Datensätze im Gebiet`,
  previewWon: (count) => `${number(count)} kämen hinzu`,
  previewLost: (count) => `${number(count)} fielen weg`,
  previewNothing: 'Nichts käme hinzu oder fiele weg.',
  marks: 'Datensätze, die Sie markiert haben',
  marksEmpty: 'Noch keine. Jeder Datensatz hat ein Menü mit „Gehört nicht dazu“ und „Mehr davon“.',
  verdicts: { more: 'Mehr davon', not: 'Gehört nicht dazu' },
  takeBack: 'Zurückziehen',
  takeBackLabel: (title) => `Markierung zurückziehen: ${title}`,
  saved: 'Gespeichert. Treffer und Suchen werden angepasst.',
  saveFailed: 'Das Profil wurde nicht gespeichert',
  conflict:
    'Jemand anderes hat dieses Profil inzwischen geändert. Ihre Änderungen sind erhalten und wurden in die neue Fassung übernommen:',
  conflictDo: 'Sehen Sie es durch, und speichern Sie dann noch einmal.',
  noRecords: 'Hier gibt es noch keine Datensätze',
  noRecordsText: 'Sie kommen, wenn die öffentlichen Quellen gefragt werden, oder wenn jemand sie importiert.',
  nothingFound: 'Nichts in diesem Katalog handelt von Ihrem Projekt',
  nothingFoundText:
    'Kein Datensatz aus irgendeinem Bestand enthält genug dazu. Prüfen Sie die gesuchten Begriffe, beschreiben Sie das Projekt mit Fachbegriffen, oder holen Sie mehr Datensätze: aus den öffentlichen Quellen oder durch einen Import.',
  rings: {
    direct: 'Direkt',
    'same use': 'Gleicher Zweck, andere Mittel',
    'same technology': 'Gleiche Technik, andere Zwecke',
    asks: 'Sucht danach',
    near: 'Nahe am Gebiet',
  },
  names: (words) => `nennt ${words.join(', ')}`,
  joined: 'durch zugehörige Förderungen und Patente',
  yourMark: 'Sie wollten mehr davon',
  menuOf: (title) => `Gehört das zum Projekt? ${title}`,
  marked: {
    not: 'Als nicht zum Projekt gehörig markiert. Der Datensatz wird nicht mehr aufgeführt.',
    more: 'Als passend markiert. Ähnliche Datensätze werden höher eingestuft.',
  },
  takenBack: 'Markierung zurückgezogen.',
  markFailed: 'Die Markierung konnte nicht gespeichert werden',
  ringFor: {
    direct: (project) => `Direkt zu ${project}`,
    'same use': (project) => `Gleicher Zweck wie ${project}, andere Mittel`,
    'same technology': (project) => `Gleiche Technik wie ${project}, andere Zwecke`,
    asks: (project) => `Sucht, was ${project} ist`,
    near: (project) => `Nahe am Gebiet von ${project}`,
  },
  notAbout: (project) => `Handelt nicht von ${project}`,
  saidNot: (project) => `Sie haben gesagt, dass dies nicht von ${project} handelt`,
  saidMore: (project) => `Sie wollten mehr davon für ${project}`,
  aboutProject: 'Bezug zum Projekt',
  screened: 'von einem Sprachmodell bewertet',
  byModel: 'Das Sprachmodell',
  draftedBy: (model) => `Entworfen von ${model}`,
  draftedAndCorrected: (model) => `Entworfen von ${model}, von Hand berichtigt`,
  notDrafted: (model) => `Aus der Beschreibung gelesen, ohne Entwurf von ${model}`,
  proposed: 'vom Modell vorgeschlagen',
  modelStates: {
    working: 'Es liest die Beschreibung und die Datensätze, die schwer einzuordnen sind. Diese Seite folgt ihm.',
    limit: 'Seine Obergrenze ist erreicht: Was es nicht gelesen hat, wird ohne es beurteilt.',
    failed:
      'Es konnte nicht gefragt werden: Was es nicht gelesen hat, wird ohne es beurteilt. Später wird es wieder gefragt.',
  },
  screenedCount: (count) =>
    count === 1
      ? 'Es hat 1 Datensatz bewertet, der schwer einzuordnen war.'
      : `Es hat ${number(count)} Datensätze bewertet, die schwer einzuordnen waren.`,
  modelUsage: (calls, tokens) =>
    `In diesem Monat: ${calls === 1 ? '1 Anfrage' : `${number(calls)} Anfragen`}, ${number(tokens)} Token`,
  modelWrites: (model, tokens, cost) =>
    `${model} schreibt den Text aus dem, was die Datensätze sagen, mit höchstens ${number(tokens)} Token${cost === null ? '' : ` (höchstens ${cost})`}; alles andere wird berechnet.`,
  doubted: 'Spricht laut Modell gegen einen Datensatz',
  doubtedHint: 'Laut Modell handelt das Projekt davon nicht. Allein schließt das nichts aus.',
  dropDoubted: (phrase) => `${phrase} nicht gegen Datensätze sprechen lassen`,
};
