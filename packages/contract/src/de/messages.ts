import type { ADMIN_TEXTS } from '../admin.texts.ts';
import type { APP_ALERT_TEXTS, APP_PAGE_LABELS } from '../app-alerts.names.ts';
import type { AUDIT_ACTIONS } from '../audit.names.ts';
import type { BOOKMARK_TEXTS } from '../bookmarks.texts.ts';
import type { EXPERT_CHECK_TEXTS } from '../expert-checks.texts.ts';
import type { FEEDBACK_TEXTS } from '../feedback.texts.ts';
import type { LIBRARY_TEXTS } from '../library.texts.ts';
import { FILE_SIZE_MAX_MB, UPLOAD_FILES_MAX } from '../limits.ts';
import type { LIVE_SEARCH_TEXTS } from '../live-search.texts.ts';
import type { NOTIFICATION_KIND_TEXTS } from '../notifications.kinds.texts.ts';
import type { NOTIFICATION_TEXTS } from '../notifications.texts.ts';
import type { PLAN_TEXTS } from '../plans.texts.ts';
import type { EXTRACTION_TEXTS, PERSONA_LABELS, PROJECT_EVENT_LABELS, PROJECT_TEXTS } from '../projects.texts.ts';
import type { REPORT_COMMENT_TEXTS } from '../report-comments.texts.ts';
import type { REPORT_EDITING_TEXTS } from '../report-editing.texts.ts';
import type { REPORT_TEXTS } from '../reports.texts.ts';
import type { ALERT_LABELS, SAVED_SEARCH_TEXTS } from '../saved-searches.texts.ts';
import type { EXPORT_TEXTS } from '../search-export.texts.ts';
import type { SERVICE_JOB_TEXTS } from '../service-jobs.texts.ts';
import type { SIGN_UP_INVITATION_TEXTS } from '../sign-up-invitations.texts.ts';
import type { WEBHOOK_TEXTS } from '../webhooks.texts.ts';

/** Texts about the outcomes of features, on the server as on the page. */
export const adminMessages: typeof ADMIN_TEXTS = {
  lastAdmin: 'Das ist die letzte Person in der Verwaltung. Geben Sie die Rolle zuerst einer anderen Person.',
  notYourself: 'Ihr eigenes Konto können Sie nicht sperren; eine andere Person in der Verwaltung kann das.',
};

export const appPages: typeof APP_PAGE_LABELS = {
  home: 'Startseite',
  plans: 'Tarife',
  'sign-in': 'Anmeldung',
  'sign-up': 'Konto anlegen',
  dashboard: 'Pulse',
  search: 'Erweiterte Suche',
  reports: 'Berichte & Agenten',
  library: 'Bibliothek',
  projects: 'Neues Projekt',
  settings: 'Einstellungen',
};

export const appAlerts: typeof APP_ALERT_TEXTS = {
  required: 'Ein Wortlaut ist erforderlich',
  tooLong: 'Der Wortlaut darf höchstens 500 Zeichen haben',
};

export const auditActions: typeof AUDIT_ACTIONS = {
  'account.sign-up': 'Konto angelegt',
  'account.sign-in': 'Angemeldet',
  'account.second-factor': 'Zweiten Faktor eingerichtet',
  'account.no-second-factor': 'Zweiten Faktor entfernt',
  'account.recovery-code': 'Mit einem Wiederherstellungscode angemeldet oder bestätigt',
  'user.second-factor': 'Zweiten Faktor einer anderen Person entfernt',
  'account.delete': 'Löschung des Kontos verlangt',
  'account.keep': 'Konto behalten',
  'user.roles': 'Rollen geändert',
  'user.plan': 'Tarif geändert',
  'user.disable': 'Konto gesperrt',
  'user.enable': 'Konto entsperrt',
  'user.organisation': 'Organisation zugeordnet',
  'feed-address.create': 'Adresse eines Feeds angelegt',
  'feed-address.revoke': 'Adresse eines Feeds widerrufen',
  'webhook.create': 'Webhook angelegt',
  'webhook.update': 'Webhook geändert',
  'webhook.delete': 'Webhook gelöscht',
  'webhook.rotate': 'Neuer geheimer Schlüssel für einen Webhook angelegt',
  'api-key.create': 'API-Schlüssel angelegt',
  'api-key.revoke': 'API-Schlüssel widerrufen',
  'export.search': 'Suchergebnisse exportiert',
  'export.bookmarks': 'Lesezeichen exportiert',
  'export.report': 'Bericht heruntergeladen',
  'export.personal-data': 'Eigene Daten exportiert',
  'export.audit-log': 'Protokoll exportiert',
  'export.project': 'Projektarchiv heruntergeladen',
  'project.import': 'Projektarchiv importiert',
  'project.invite': 'Jemanden in ein Projekt eingeladen',
  'project.uninvite': 'Einladung zurückgezogen',
  'project.admit': 'Zugang auf Anfrage gegeben',
  'project.join': 'Einem Projekt beigetreten',
  'project.role': 'Rolle in einem Projekt geändert',
  'project.remove': 'Jemanden aus einem Projekt entfernt',
  'project.leave': 'Ein Projekt verlassen',
  'project.delete': 'Projekt gelöscht',
  'live-search.ask': 'Öffentliche Quellen gefragt',
  'live-search.watch': 'Wöchentliches Fragen öffentlicher Quellen eingeschaltet',
  'live-search.consent': 'Geändert, ob öffentliche Quellen gefragt werden',
  'model.ask': 'Ein Projekt an das Sprachmodell gesandt',
  'data.import': 'Datei importiert',
  'data.undo': 'Import rückgängig gemacht',
  'source.import': 'Öffentliche Quelle abgerufen',
  'source.cancel': 'Abruf einer öffentlichen Quelle beendet',
  'source.schedule': 'Zeitplan einer öffentlichen Quelle geändert',
  'sample.delete': 'Beispieldaten entfernt',
  'data.follow': 'Datei aktuell gehalten',
  'data.unfollow': 'Datei nicht mehr aktuell gehalten',
  'report.delete': 'Bericht gelöscht',
  'report.review': 'Prüfung eines Berichts übernommen',
  'organisation.create': 'Organisation hinzugefügt',
  'organisation.update': 'Organisation geändert',
  'organisation.logo': 'Logo geändert',
  'organisation.delete': 'Organisation gelöscht',
  'account.invite': 'Personen eingeladen, ein Konto anzulegen',
  'account.uninvite': 'Einladung zurückgenommen',
  'app-alert.save': 'Hinweis gespeichert',
  'app-alert.delete': 'Hinweis entfernt',
};

export const bookmarkMessages: typeof BOOKMARK_TEXTS = {
  addFailed: 'Vormerken fehlgeschlagen',
  removeFailed: 'Das Lesezeichen konnte nicht gelöscht werden',
  unavailable: 'Lesezeichen für diesen Bestand sind vorübergehend nicht verfügbar',
  upgrade: 'Mit einem höheren Tarif lassen sich Suchergebnisse vormerken',
  noProject: 'Legen Sie zuerst ein Projekt an: Lesezeichen gehören zu einem Projekt',
};

export const feedbackMessages: typeof FEEDBACK_TEXTS = {
  thanks: 'Vielen Dank für Ihre Rückmeldung!',
  failed: 'Beim Senden Ihrer Rückmeldung ist etwas schiefgegangen',
  postponed: 'Danke! Wir fragen in ein paar Tagen wieder.',
  postponeFailed: 'Beim Verschieben ist etwas schiefgegangen. Wir fragen später wieder.',
};

export const libraryMessages: typeof LIBRARY_TEXTS = {
  signedOut: 'Sie sind nicht angemeldet.',
  uploadFailed: 'Fehler beim Hochladen',
  uploadFailedDetail: 'Die Datei wurde nicht hochgeladen, bitte versuchen Sie es erneut.',
  reprocessFailed: 'Fehler beim erneuten Verarbeiten',
  reprocessFailedDetail: 'Die Datei wurde nicht verarbeitet, bitte versuchen Sie es erneut.',
  processingFailed:
    'Beim Verarbeiten dieser Datei ist ein Fehler aufgetreten. Sie können sie in Ihrer Bibliothek erneut verarbeiten.',
  unsupportedType: 'Dateityp wird nicht unterstützt',
  maximumReached: 'Höchstzahl an Dateien erreicht',
  tooMany: 'Zu viele Dateien',
  tooManyDetail: (max = UPLOAD_FILES_MAX) =>
    `Sie können höchstens ${max === 1 ? 'eine Datei' : `${max} Dateien`} hochladen.`,
  invalidTypes: 'Ungültige Dateitypen',
  rejected: 'Datei abgewiesen',
  oneAtATime: 'Sie können nur eine Datei auf einmal hochladen',
  tooLarge: (megabytes = FILE_SIZE_MAX_MB) => `Die Datei ist größer als ${megabytes} MB.`,
  maximumTooltip: 'Mehr Dateien sind hier nicht möglich',
  exists: (names) =>
    `Schon vorhanden: ${names.join(', ')}. Bitte benennen Sie sie um, oder entfernen Sie die vorhandenen vor dem Hochladen.`,
  inFlight: (names) => `Wird schon hochgeladen: ${names.join(', ')}.`,
  empty: 'Die Datei ist leer.',
  filesFailed: 'Beim Laden Ihrer Dateien ist ein Fehler aufgetreten.',
  foldersFailed: 'Beim Laden Ihrer Ordner ist ein Fehler aufgetreten.',
  templatesFailed: 'Fehler beim Herunterladen der Dokumente, bitte versuchen Sie es erneut',
  noFiles: 'In diesem Ordner sind keine Dateien.',
  noFolder: 'Wählen Sie einen Ordner, um Dateien zu sehen',
  full: (usedMb, maxMb) =>
    `Ihr Tarif umfasst ${maxMb} MB für Dateien; belegt sind ${usedMb} MB, einschließlich laufender Uploads. Entfernen Sie etwas oder sehen Sie sich die Tarife an.`,
  storageFull:
    'Der Server hat keinen Platz mehr für Dateien. Nichts ging verloren; bitten Sie den Betreiber, Speicherplatz freizugeben.',
};

export const memberEmails = { notFound: 'Keine E-Mail-Adresse gefunden' };

export const notificationMessages: typeof NOTIFICATION_TEXTS = {
  actionFailed: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  loadFailed: 'Die Benachrichtigungen konnten nicht geladen werden',
  loadFailedDetail: 'Bitte sehen Sie später wieder nach',
  empty: 'Keine Benachrichtigungen. Sie sind auf dem neuesten Stand!',
  interrupted:
    'Die Verbindung für Benachrichtigungen ist unterbrochen, daher kommen sie vielleicht nicht sofort an. Die Seite verbindet sich von selbst wieder. Bleibt es dabei, laden Sie die Seite bitte neu.',
  unknownTimeZone: 'Diese Zeitzone ist hier nicht bekannt',
  invalidToken:
    'Dieser Link ist nicht vollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder ändern Sie Ihre Benachrichtigungen in den Einstellungen.',
  noMail: 'Diese Installation verschickt keine E-Mail. Wer sie betreibt, kann das einrichten.',
};

export const notificationKinds: typeof NOTIFICATION_KIND_TEXTS = {
  report: { label: 'Berichte', about: 'Ein Bericht ist fertig oder konnte nicht geschrieben werden.' },
  comment: { label: 'Kommentare', about: 'Jemand hat einen Bericht eines Ihrer Projekte kommentiert.' },
  'expert-check': {
    label: 'Prüfungen durch Fachleute',
    about: 'Sie wurden um eine Prüfung gebeten, oder eine, um die Sie baten, ist beendet.',
  },
  collaboration: { label: 'Geteilte Projekte', about: 'Einladungen, und wer beitritt oder geht.' },
  feed: { label: 'Neuheiten', about: 'Neues zu einem Projekt.' },
  insight: { label: 'Erkenntnisse', about: 'Neue Erkenntnisse und Antworten auf Ihre Fragen.' },
  'search-alert': {
    label: 'Meldungen zu Suchen',
    about: 'Neue Datensätze zu einer gespeicherten Suche. Per E-Mail nur, wo die Suche selbst es verlangt.',
  },
  tracker: { label: 'Tracker', about: 'Was Ihre Agenten zu einem Projekt gefunden haben.' },
  'closing-date': {
    label: 'Fristen',
    about: 'Die Frist einer gemerkten Ausschreibung endet in 14 Tagen, in 7 Tagen oder morgen.',
  },
  webhook: { label: 'Webhooks', about: 'Einer Ihrer Webhooks wurde abgeschaltet, weil er tagelang fehlschlug.' },
  import: {
    label: 'Importe',
    about: 'Eine Datei, die Sie aktuell halten, kann nicht mehr gelesen oder geholt werden.',
  },
};

export const planMessages: typeof PLAN_TEXTS = {
  projectLimit: 'Sie haben so viele Projekte, wie der kostenlose Tarif Innovator Starter erlaubt.',
  reportLimit: 'Sie haben so viele Agenten oder Berichte im Monat, wie Ihr Tarif erlaubt.',
  needed: (what, plan) => `${what} setzt ${plan} voraus. Siehe Tarife.`,
  projectLocked: 'Mit einem höheren Tarif können Sie dieses Projekt wieder nutzen. Nichts darin ist verloren.',
};

export const personas: typeof PERSONA_LABELS = {
  tech_scout: {
    label: 'Technologiescout',
    description: 'Ich suche Neuheiten für eine größere Organisation und möchte Partnerschaften eingehen',
  },
  tech_developer: {
    label: 'Innovator',
    description:
      'Ich entwickle eine Technologie, in Gründung, Forschung oder als Erfinder, oder unterstütze andere dabei',
  },
  tech_investor: {
    label: 'Investor',
    description: 'Ich investiere, als Wagniskapitalgeber, Business Angel oder anders',
  },
};

export const projectMessages: typeof PROJECT_TEXTS = {
  descriptionRequired: 'Eine Beschreibung des Projekts ist erforderlich',
  notRelevant:
    'Die Beschreibung Ihres Projekts war leer oder beschreibt kein Projekt. Bitte geben Sie eine gültige Beschreibung an.',
  rateLimit: 'Sie haben diese Funktion zu oft aufgerufen. Bitte versuchen Sie es gleich noch einmal.',
  createFailed:
    'Beim Anlegen Ihres Projekts ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut, oder laden Sie die Seite neu.',
  updated: 'Projekt gespeichert',
  updateFailed: 'Das Projekt konnte nicht gespeichert werden',
  deleted: 'Projekt gelöscht',
  deleteFailed: 'Das Projekt konnte nicht gelöscht werden',
  deleteFailedDetail: 'Beim Löschen des Projekts ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  unavailable: 'Die Projekte sind zurzeit nicht verfügbar',
  notesFailed: 'Die Notizen konnten nicht gespeichert werden',
  notesFailedDetail: 'Bitte versuchen Sie es später noch einmal.',
  notesChanged: 'Diese Notizen wurden inzwischen anderswo geändert.',
  notesChangedBy: (name) => `${name} hat diese Notizen inzwischen geändert.`,
};

export const extraction: typeof EXTRACTION_TEXTS = {
  project: {
    success: 'Die Beschreibung des Projekts wurde aus der Datei gelesen.',
    empty:
      'Die Datei war leer oder enthielt nicht genug, um eine Beschreibung herauszulesen. Bitte versuchen Sie es mit einer anderen Datei.',
    error:
      'Beim Lesen des Textes ist leider ein Fehler aufgetreten. Bitte versuchen Sie es erneut, oder laden Sie die Seite neu.',
  },
  report: {
    success: 'Der Text wurde aus der Datei gelesen.',
    empty: 'Die Datei war leer oder enthielt nicht genug. Versuchen Sie eine andere Datei.',
    error:
      'Beim Lesen des Textes ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut, oder nehmen Sie eine andere Datei.',
  },
};

export const projectEvents: typeof PROJECT_EVENT_LABELS = {
  created: 'Angelegt',
  edited: 'Bearbeitet',
  searched: 'Gesucht',
  'report-made': 'Bericht erstellt',
  'agent-hit': 'Treffer eines Agenten',
  bookmarked: 'Vorgemerkt',
  'file-added': 'Datei hinzugefügt',
  shared: 'Geteilt',
  joined: 'Beigetreten',
  left: 'Verlassen',
  removed: 'Entfernt',
};

export const alertLabels: typeof ALERT_LABELS = {
  off: 'Keine Meldung',
  notify: 'Hier melden',
  'notify-and-mail': 'Hier und per E-Mail melden',
};

export const savedSearchMessages: typeof SAVED_SEARCH_TEXTS = {
  saved: 'Suche gespeichert',
  updated: 'Gespeicherte Suche geändert',
  deleted: 'Gespeicherte Suche gelöscht',
  restored: 'Gespeicherte Suche wiederhergestellt',
  alertOff: 'Meldung abgeschaltet',
  invalidToken:
    'Dieser Link ist nicht vollständig. Öffnen Sie ihn erneut aus der Meldung oder E-Mail, oder ändern Sie die Meldung in der Anwendung.',
  noMail: 'Diese Installation verschickt keine E-Mail. Wer sie betreibt, kann das einrichten.',
  noMailForOperator: 'E-Mail ist auf diesem Server nicht eingerichtet: SMTP_URL und MAIL_FROM fehlen.',
};

export const exportMessages: typeof EXPORT_TEXTS = {
  retrying: 'Der Export ist fehlgeschlagen. Neuer Versuch …',
  failed:
    'Der Export ist fehlgeschlagen. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut; eine engere Suche ergibt eine kleinere Datei.',
};

export const reportMessages: typeof REPORT_TEXTS = {
  ready: 'Ihr Bericht ist fertig',
  failed: 'Ihr Bericht konnte nicht geschrieben werden',
};

export const reportEditingMessages: typeof REPORT_EDITING_TEXTS = {
  changedMeanwhile:
    'Dieser Bericht wurde inzwischen geändert. Was Sie geschrieben haben, bleibt hier stehen; die andere Fassung ist gespeichert.',
  unsupported:
    'Manche Sätze sind durch die angeführten Datensätze nicht belegt. Ändern Sie sie oder behalten Sie sie als eigene Aussagen.',
  claimingHeading: 'Eine Überschrift behauptet nichts: keine Zahl, keine Menge, keine Ursache.',
  unknownPlace: 'In dieser Fassung des Berichts gibt es diesen Text nicht.',
  unknownSource: 'Ein Satz führt eine Quelle an, die der Bericht nicht hat.',
  nothingChanged: 'Es wurde nichts geändert.',
};

export const reportCommentMessages: typeof REPORT_COMMENT_TEXTS = {
  empty: 'Schreiben Sie zuerst etwas',
  tooManyThreads: 'Dieser Bericht hat so viele Kommentare, wie er aufnehmen kann. Entfernen Sie einige erledigte.',
  tooManyReplies: 'Dieser Austausch ist voll. Beginnen Sie einen neuen.',
  unknownPassage: 'In dieser Fassung des Berichts gibt es diese Stelle nicht.',
  written: (author) => `${author} hat einen Bericht kommentiert`,
  somebody: 'Jemand',
};

export const expertCheckMessages: typeof EXPERT_CHECK_TEXTS = {
  what: 'Eine Prüfung durch Fachleute',
  alreadyAsked: 'Dieser Bericht wird schon geprüft.',
  notOpen: 'Der Stand dieser Prüfung hat sich geändert; das geht nicht mehr.',
  ownReport: 'Einen Bericht, dessen Prüfung Sie angefragt haben, können Sie nicht selbst prüfen.',
  summaryNeeded: 'Sagen Sie in einigen Worten, was Sie gefunden haben',
  asked: 'Ein Bericht wartet auf die Prüfung durch Fachleute',
  approved: 'Ihr Bericht wurde geprüft und freigegeben',
  returned: 'Die Prüfung Ihres Berichts schlägt Änderungen vor',
};

export const signUpInvitationMessages: typeof SIGN_UP_INVITATION_TEXTS = {
  listRequired: 'Geben Sie mindestens eine Adresse an, oder eine CSV-Datei mit Adressen.',
  tooMany: (max) => `Auf einmal sind höchstens ${max} Personen möglich.`,
};

export const serviceJobMessages: typeof SERVICE_JOB_TEXTS = {
  notParked: 'Diese Aufgabe wartet nicht mehr darauf, wiederholt zu werden.',
};

export const webhookMessages: typeof WEBHOOK_TEXTS = {
  answered: (status) => `Mit ${status} beantwortet`,
  redirected: (status) => `Mit ${status} beantwortet; Weiterleitungen wird nicht gefolgt`,
  wrongAddress: 'Geben Sie eine Adresse an, die mit https:// beginnt, ohne Namen und Passwort',
  privateAddress:
    'Diese Adresse liegt nicht im öffentlichen Internet. Die Verwaltung kann sie mit FETCH_ALLOW_HOSTS erlauben.',
  eventsRequired: 'Wählen Sie mindestens ein Ereignis',
  tooMany: (max) => `Sie haben ${max} Webhooks. Löschen Sie zuerst einen, der nicht mehr gebraucht wird.`,
  isOff: 'Dieser Webhook ist aus. Schalten Sie ihn zuerst ein.',
  turnedOff: 'Ein Webhook wurde abgeschaltet',
};

export const liveSearchMessages: typeof LIVE_SEARCH_TEXTS = {
  off: 'Wer diese Installation betreibt, hat das Fragen öffentlicher Quellen abgeschaltet.',
  weeklyOff: 'Diese Installation fragt die öffentlichen Quellen nur, wenn ein Mensch es tut.',
  never: 'Für dieses Projekt ist festgelegt, dass öffentliche Quellen nie gefragt werden. Ändern Sie das zuerst.',
  noWords: 'Wählen Sie mindestens ein Wort, nach dem gefragt werden soll.',
  noSource: 'Wählen Sie mindestens eine Quelle, die gefragt werden kann.',
  tooMany: (max) =>
    `Sie haben so oft gefragt, wie es innerhalb eines Tages erlaubt ist (${max}). Fragen Sie morgen wieder.`,
  underWay: 'Für dieses Projekt werden die Quellen bereits gefragt. Warten Sie auf die Antworten, oder brechen Sie ab.',
  notAsking: 'Diese Quelle wird nicht mehr gefragt.',
  notFailed: 'Nur eine Quelle, die nicht geantwortet hat oder abgebrochen wurde, kann erneut gefragt werden.',
  tooManyWatches: (max) =>
    `Höchstens ${max} Ihrer gespeicherten Suchen und Tracker können jede Woche fragen. Schalten Sie zuerst eine ab.`,
  noMore: 'Diese Quelle hat nicht mehr dazu, oder sie wird gerade gefragt.',
  sources: {
    arxiv: 'Vorabdrucke aus Physik, Informatik, Mathematik und Technik',
    'clinicaltrials-gov': 'Klinische Studien in den USA und darüber hinaus, mit dem, was sie erproben',
    crossref: 'Aufsätze, Bücher und Vorabdrucke aller Fächer, mit ihren Geldgebern',
    ctis: 'Klinische Studien in der Europäischen Union seit 2022, die neuesten zuerst',
    'drugs-fda': 'In den USA zugelassene Arzneimittel, nach Wirkstoff, Marke und Klasse',
    'eu-calls': 'Aufrufe der Europäischen Union, offen oder angekündigt',
    'eu-projects': 'Forschung und Innovation, die die Europäische Union bezahlt, und wer teilnimmt',
    'europe-pmc': 'Aufsätze, Vorabdrucke und Patente der Lebenswissenschaften, und wer sie schrieb',
    'grants-gov': 'Fördermittel, die US-Bundesbehörden jetzt anbieten oder ankündigen',
    isrctn: 'Klinische Studien in Großbritannien und darüber hinaus: Arzneimittel, Geräte, Versorgung',
    'nasa-t2': 'Erfindungen und Programme der NASA, die lizenziert werden können',
    'nih-reporter': 'Forschungsförderung und Förderung kleiner Unternehmen im Gesundheitswesen',
    nsf: 'Forschungsförderung und Förderung kleiner Unternehmen in Wissenschaft und Technik',
    openalex: 'Aufsätze aller Fächer, mit Zitaten und Themen',
    orcid: 'Forschende, die es unter ihren Schlagwörtern nennen',
    patentsview: 'In den USA erteilte Patente, die neuesten zuerst',
    pubmed: 'Aufsätze aus Medizin und Lebenswissenschaften',
    'sam-gov': 'Aufträge, die US-Bundesbehörden im letzten Jahr ausgeschrieben haben',
    sbir: 'Förderungen kleiner Unternehmen durch elf US-Bundesbehörden',
    'sbir-solicitations': 'Was US-Bundesbehörden von kleinen Unternehmen entwickelt haben wollen',
    'sec-edgar': 'Unternehmen, deren Berichte an Anleger davon sprechen',
    'sec-form-d': 'Private Angebote: junge Unternehmen, und Fonds, die investieren',
    'technology-offices': 'Erfindungen, die Universitäten zur Lizenz anbieten',
    usaspending: 'Aufträge und Zuwendungen des Bundes, die größten zuerst',
  },
};
