import { planMessages } from '@groundwork/contract/de/messages';
import { count, number as formatNumber } from '@groundwork/contract/de/words';
import { ARCHIVE_MAX_MB } from '@groundwork/contract/limits';
import type { ARCHIVE_TEXTS } from '@groundwork/contract/project-archive.texts';
import type { ARCHIVE_SCREEN } from '../../features/projects/project-archive/project-archive.texts.ts';

export const archiveMessages: typeof ARCHIVE_TEXTS = {
  notAZip: 'Das ist keine ZIP-Datei.',
  broken: 'Die ZIP-Datei ist beschädigt oder unvollständig. Laden oder kopieren Sie sie noch einmal.',
  notAnArchive: 'Diese ZIP-Datei ist kein Projektarchiv: Sie hat keine manifest.json.',
  unknownFormat: 'Diese ZIP-Datei ist kein Projektarchiv: Ihre manifest.json nennt ein anderes Format.',
  newer: (version) =>
    `Dieses Archiv hat die Version ${version} des Formats, die diese Installation noch nicht kennt. Aktualisieren Sie sie zuerst.`,
  tooLarge: (megabytes) => `Ein Archiv zum Importieren hat höchstens ${megabytes} MB.`,
  filesTooLarge: (size, megabytes) =>
    `Diese Dateien haben ${size}; ein Archiv fasst höchstens ${megabytes} MB an Dateien. Wählen Sie weniger.`,
  failed:
    'Das Archiv konnte wegen eines unerwarteten Fehlers nicht importiert werden. Nichts davon wurde übernommen; versuchen Sie es noch einmal.',
  cancelled: 'Der Import wurde abgebrochen. Nichts davon wurde übernommen.',
  underWay: 'Ein anderer Import von Ihnen läuft. Warten Sie darauf, oder brechen Sie ihn ab.',
  notArrived: 'Das Archiv ist noch nicht ganz angekommen.',
  steps: {
    checking: 'Das Archiv wird geprüft',
    files: 'Die Dateien werden abgelegt',
    writing: 'Das Projekt wird angelegt',
  },
  left: {
    savedSearch: (name) => `Gespeicherte Suche „${name}“`,
    searchesMax: (max) => `Eine Person hat höchstens ${formatNumber(max)} gespeicherte Suchen.`,
    fileRenamed: (name) => `Im Ordner ist eine andere Datei dieses Namens: Sie heißt jetzt „${name}“.`,
    notBookmarked: (dataSet) => `Aus „${dataSet}“ lässt sich nichts vormerken.`,
  },
  projectLimit: `${planMessages.projectLimit} Ein Import legt ein neues Projekt an.`,
};

const files = (number: number) => count(number, 'Datei', 'Dateien');

export const projectArchive: typeof ARCHIVE_SCREEN = {
  downloadTitle: 'Dieses Projekt als Archiv herunterladen',
  downloadText:
    'Eine ZIP-Datei in offenen Formaten: Beschreibung, Notizen, Lesezeichen mit ihren Datensätzen, gespeicherte Suchen, Verlauf, Berichte und Dateien. Eine andere Installation kann sie importieren.',
  contentsLoading: 'Der Inhalt des Projekts wird geladen',
  contentsFailed: 'Der Inhalt des Projekts ist zurzeit nicht verfügbar',
  holds: 'Enthält',
  bookmarks: (number) => `${formatNumber(number)} Lesezeichen`,
  searches: (number) => count(number, 'gespeicherte Suche', 'gespeicherte Suchen'),
  reports: (number) => count(number, 'Bericht', 'Berichte'),
  events: (number) => count(number, 'Eintrag im Verlauf', 'Einträge im Verlauf'),
  unfinished: (number) =>
    `${count(number, 'Bericht ist', 'Berichte sind')} nicht fertig und ${number === 1 ? 'wird' : 'werden'} ausgelassen.`,
  files: 'Dateien',
  which: {
    project: 'Dateien, die zu diesem Projekt hinzugefügt wurden',
    library: 'Alle Dateien meiner Bibliothek',
    none: 'Keine Dateien',
  },
  size: (number, size) => (number === 0 ? 'keine' : `${files(number)}, ${size}`),
  tooMuch: (max) => `mehr, als ein Archiv fasst (${max})`,

  importTitle: 'Projekt importieren',
  importText:
    'Wählen Sie ein Projektarchiv: die ZIP-Datei, die „Archiv herunterladen“ hier oder in einer anderen Installation ergibt. Daraus wird ein neues Projekt von Ihnen.',
  choose: 'Archiv wählen',
  chooseAnother: 'Weiteres Archiv importieren',
  dropHere: 'Archiv zum Importieren hier ablegen',
  limit: `Eine ZIP-Datei. Höchstens ${ARCHIVE_MAX_MB} MB.`,
  oneOnly: 'Ein Archiv auf einmal',
  oneOnlyText: 'Nur die erste Datei wurde übernommen.',
  sending: (percent) => `Wird hochgeladen: ${percent} %`,
  offline: 'Wartet auf die Verbindung',
  working: (step, percent) => `${step || 'Wartet auf den Beginn'}, ${percent} %`,
  progress: 'Fortschritt des Imports',
  leave: 'Sie können diese Seite inzwischen verlassen: Der Import geht weiter.',
  stay: 'Bleiben Sie auf dieser Seite, bis das Archiv angekommen ist.',
  cancel: 'Import abbrechen',
  failedTitle: 'Das Archiv wurde nicht importiert',
  cancelledTitle: 'Der Import wurde abgebrochen',
  doneTitle: (title) => `„${title}“ wurde importiert`,
  open: 'Projekt öffnen',
  madeWith: (product, date) => `Erstellt mit ${product}, ${date}.`,
  again: 'Dieses Archiv wurde schon einmal importiert. Es gibt nun ein weiteres Projekt; das erste ist, wie es war.',
  cameIn: 'Was übernommen wurde',
  rows: (summary) => [
    {
      label: 'Lesezeichen',
      count: summary.bookmarks,
      note:
        summary.unknownRecords === 0
          ? undefined
          : `${formatNumber(summary.unknownRecords)} zu Datensätzen, die dieser Katalog nicht hat; so behalten, wie sie vorgemerkt wurden`,
    },
    { label: 'Gespeicherte Suchen', count: summary.savedSearches },
    { label: 'Berichte', count: summary.reports },
    {
      label: 'Dateien',
      count: summary.files,
      note:
        summary.filesThere === 0
          ? undefined
          : `${formatNumber(summary.filesThere)} weitere waren schon in Ihrer Bibliothek`,
    },
    { label: 'Einträge im Verlauf', count: summary.events },
  ],
  left: 'Was nicht so übernommen wurde, wie es war',
  leftMore: (number) => `und ${formatNumber(number)} weitere`,
  earlier: 'Frühere Importe',
  earlierLoading: 'Frühere Importe werden geladen',
  earlierFailed: 'Frühere Importe sind zurzeit nicht verfügbar',
  states: {
    pending: 'Nicht gesendet',
    queued: 'Wartet',
    running: 'Läuft',
    complete: 'Importiert',
    failed: 'Nicht importiert',
    cancelled: 'Abgebrochen',
  },
};
