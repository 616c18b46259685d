import { formatDate, formatNumber } from '@groundwork/contract/format';
import type { LengthLimit } from '@groundwork/contract/report-kinds';
import type { RENDER_TEXTS } from './render-texts.ts';

const UNITS: Record<LengthLimit['unit'], string> = { characters: 'Zeichen', words: 'Wörter', pages: 'Seiten' };

const render: typeof RENDER_TEXTS = {
  source: 'Quelle',
  sources: 'Quellen',
  contents: 'Inhalt',
  table: 'Tabelle',
  figure: 'Abbildung',
  number: 'Anzahl',
  asOf: (day) => `Stand: ${formatDate(day)}`,
  writtenBy: (writer) => `Verfasst von: ${writer}`,
  page: (number, count) => (count ? `Seite ${number} von ${count}` : 'Seite '),
  claims: (made, supported, withheld) =>
    `Aussagen: ${formatNumber(made)} · durch Quellen belegt: ${formatNumber(supported)} · zurückgehalten: ${formatNumber(withheld)}`,
  advice: (count) => ` · Empfehlungen (kursiv): ${formatNumber(count)}`,
  editors: (count) => ` · von der Redaktion: ${formatNumber(count)}`,
  editorMark: '[Aussage der Redaktion]',
  inOtherLanguage: { en: '[auf Englisch]', de: '[auf Deutsch]' },
  editorsNotice: (mark) =>
    `Mit „${mark}“ Gekennzeichnetes wurde bei der Bearbeitung ergänzt. Die Quellen belegen es nicht.`,
  byWordsNotice:
    'Verfasst, während die Suche nach Bedeutung noch vorbereitet wurde: Datensätze wurden allein nach ihren Begriffen beurteilt. Neu verfasst, kann sich der Bericht auf mehr von ihnen stützen.',
  changedNotice: (day, count) =>
    `Stand der Daten: ${formatDate(day)}; seither geänderte oder entfallene zitierte Datensätze: ${formatNumber(count)}.`,
  allSample:
    'Alle zitierten Datensätze sind erzeugte Beispieldaten: Organisationen, Personen und Zahlen darin sind zur Vorführung erfunden.',
  someSample: (samples, records) =>
    `Erzeugte Beispieldaten unter den ${formatNumber(records)} zitierten Datensätzen: ${formatNumber(samples)}, im Quellenverzeichnis mit „(Beispiel)“ gekennzeichnet; was darauf beruht, ist zur Vorführung erfunden.`,
  sample: ' (Beispiel)',
  retrieved: (day) => `abgerufen: ${day}`,
  builtIn: {
    ceiling: 'Ohne das Sprachmodell verfasst: Sein Höchstbetrag war erreicht.',
    failed: 'Ohne das Sprachmodell verfasst: Es gab keine lesbare Antwort.',
    'nothing-held': 'Ohne das Sprachmodell verfasst: Nichts von dem, was es hier schrieb, hielt stand.',
  },
  askedFor: (question) => `Gefragt ist: ${question}`,
  limit: (max, unit, length) => `Höchstens ${formatNumber(max)} ${UNITS[unit]}; im Entwurf: ${formatNumber(length)}.`,
  applicant: 'In eigenen Worten:',
  youAdd: (item) => `Zu ergänzen: ${item}`,
  checklist: ['Anforderung', 'Stand', 'Angabe'],
  states: {
    said: 'In der Beschreibung genannt',
    lacking: 'In der Beschreibung noch nicht genannt',
    yours: 'Zu bestätigen',
    passed: 'Zu spät',
  },
  joined: (one, other, how, records) => `${one} mit ${other} (${how}, ${records}).`,
};

/** Texts that a file in German installs before it is made. */
export const renderings: Record<string, object> = {
  'evidence/render': render,
  'contract/format': { missing: 'k. A.' },
};
