import { count, number, records } from '@groundwork/contract/de/words';
import type { INSIGHT_KIND_LABELS, INSIGHT_TEXTS } from '@groundwork/contract/insights.texts';
import type { INSIGHT_SCREEN_TEXTS } from '../../features/insights/insights.texts.ts';

export const insights: typeof INSIGHT_SCREEN_TEXTS = {
  insights: 'Erkenntnisse',
  lead: 'Was sich aus den Datensätzen zum Thema dieses Projekts ergibt, täglich neu berechnet.',
  needsProject: 'Für Erkenntnisse braucht es ein Projekt',
  all: 'Alle',
  bookmarked: 'Vorgemerkt',
  count: (total) => count(total, 'Erkenntnis', 'Erkenntnisse'),
  failed: 'Die Erkenntnisse konnten nicht geladen werden',
  lookAgain: 'Nach neuen Erkenntnissen suchen',
  empty: 'Nichts gefunden',
  emptyText:
    'Zum Thema dieses Projekts gibt es zu wenige Datensätze, um etwas zu sagen, das eine Entscheidung ändern würde. Nach dem nächsten Import können es mehr sein.',
  emptyBookmarks: 'Keine vorgemerkten Erkenntnisse',
  emptyBookmarksText: 'Merken Sie eine Erkenntnis vor, um sie hier zu finden.',
  notYet: 'Noch keine Erkenntnisse',
  notYetText: 'Zu diesem Projekt hat noch niemand nach Erkenntnissen gesucht.',
  showMore: 'Mehr anzeigen',
  showLess: 'Weniger anzeigen',
  sources: (n) => `Quellen (${number(n)})`,
  sourcesTitle: 'Quellen',
  sourceOf: (at) => `Quelle ${at}`,
  figures: 'Zahlen',
  whyItMatters: 'Warum es wichtig ist',
  basis: (n, from, to, asOf) =>
    `Grundlage: ${records(n)}${from === null ? '' : from === to ? `, ${from}` : `, ${from} bis ${to}`}. Stand ${asOf}.`,
  custom: 'Eigene Frage',
  superseded: (day) => `Seit ${day} aktualisiert oder nicht mehr zutreffend`,
  like: 'Gefällt mir',
  dislike: 'Gefällt mir nicht',
  rated: 'Sie haben diese Erkenntnis bewertet',
  thanks: 'Danke für Ihre Rückmeldung!',
  rateFailed: 'Die Bewertung konnte nicht gespeichert werden',
  bookmark: 'Vormerken',
  removeBookmark: 'Lesezeichen entfernen',
  bookmarkDone: 'Erkenntnis vorgemerkt!',
  bookmarkRemoved: 'Lesezeichen entfernt',
  errorTitle: 'Ein Fehler ist aufgetreten',
  bookmarkFailed: 'Das Lesezeichen konnte nicht geändert werden. Versuchen Sie es noch einmal.',
  ask: 'Die Datensätze fragen',
  askLead:
    'Fragen werden als Suchen über die Datensätze zum Thema dieses Projekts gelesen und mit Zahlen und Zitaten beantwortet. Fragen Sie auf Englisch.',
  question: 'Frage',
  questionAt: (at) => `Frage ${at}`,
  placeholder: 'Zum Beispiel: How many patents were granted since 2020?',
  askThree: 'Drei Fragen stellen',
  askOne: 'Eine Frage stellen',
  send: 'Fragen',
  left: (left, max) => `Diesen Monat noch ${number(left)} von ${number(max)}`,
  noneLeft: (day) => `Diesen Monat keine mehr; weitere ab ${day}`,
  pending: 'Wird beantwortet …',
  answerFailed:
    'Das konnte wegen eines unerwarteten Fehlers nicht beantwortet werden. Die Frage zählt nicht; Sie können sie noch einmal stellen.',
};

export const insightMessages: typeof INSIGHT_TEXTS = {
  questionRequired: 'Eine Frage ist erforderlich',
  questionTooLong: 'Die Frage muss kürzer als 200 Zeichen sein',
  notAQuestion:
    'Das lässt sich nicht als Frage nach Datensätzen lesen. Fragen Sie, wie viele, wie viel, wer, welche oder wann, zum Beispiel: How many patents were granted since 2020?',
  otherProject: 'Erkenntnisse betreffen dieses Projekt allein. Wählen Sie das andere Projekt, um nach ihm zu fragen.',
  otherPeople: 'Erkenntnisse betreffen öffentliche Datensätze und nicht, woran andere hier arbeiten.',
  alreadyRated: 'Sie haben diese Erkenntnis schon bewertet.',
  limitReached: 'Die eigenen Fragen Ihres Tarifs sind für diesen Monat aufgebraucht.',
  notReady: 'Diese Erkenntnis ist noch nicht fertig.',
  nothingFound: 'Es wurde nichts gefunden.',
};

export const insightKinds: typeof INSIGHT_KIND_LABELS = {
  change: 'Richtungswechsel',
  newcomer: 'Neueinsteiger',
  concentration: 'Konzentration',
  gap: 'Lücke',
  closing: 'Ablaufende Frist',
  expiry: 'Ablauf',
  trial: 'Studien',
  amount: 'Beträge',
  players: 'Akteure',
  path: 'Was folgt',
  answer: 'Antwort',
};
