import type { SERVER_WORDS } from '../server-words.texts.ts';
import { dayOf, figureOf } from './english-values.ts';

const ROLES: Record<string, string> = { editor: 'Mitarbeit', viewer: 'Lesezugriff', owner: 'Leitung' };
export const roleOf = (role: string) => ROLES[role] ?? role;
const hits = (count: string, adjective: string, end = 'e') =>
  `${figureOf(count)} ${count === '1' ? `${adjective}er` : `${adjective}${end}`}`;
const FIELDS: Record<string, string> = { title: 'Titel', description: 'Beschreibung', persona: 'Sichtweise' };
const fieldsOf = (what: string) =>
  what
    .split(', ')
    .map((field) => FIELDS[field] ?? field)
    .join(', ');
const CHANGED: Record<string, string> = {
  amount: 'Betrag',
  'closing date': 'Frist',
  status: 'Status',
  phase: 'Phase',
  'last funding round': 'Letzte Finanzierungsrunde',
};
/** 'closing date: none → 15 January, 2027; status: Open → Closed' */
const changesOf = (changes: string) =>
  changes
    .split('; ')
    .map((change) => {
      const [, label = '', before = '', after = ''] = /^([^:]+): (.*) → (.*)$/.exec(change) ?? [];
      const said = (value: string) => (value === 'none' ? 'keine Angabe' : dayOf(figureOf(value)));
      return label === '' ? change : `${CHANGED[label] ?? label}: ${said(before)} → ${said(after)}`;
    })
    .join('; ');

/** The reasons in the Chinese register's wording; another is told as it stands there. */
const CANCELED: Record<string, string> = {
  'by investigator': 'von der Prüfleitung',
  'by the investigator': 'von der Prüfleitung',
  'due to lack of participants': 'aus Mangel an Teilnehmenden',
  'due to lack of patient': 'aus Mangel an Patienten',
  'due to lack of patients': 'aus Mangel an Patienten',
  'due to modify the protocol': 'wegen einer Änderung des Prüfplans',
};

export const serverWords: typeof SERVER_WORDS = {
  refusals: {
    fileGone: 'Die Datei ist nicht mehr in Ihrer Bibliothek.',
    notArrived: 'Diese Datei ist noch nicht angekommen.',
    stillProcessed: 'Diese Datei wird noch verarbeitet. Versuchen Sie es gleich noch einmal.',
    noSignIn: 'Diese Art der Anmeldung ist nicht eingerichtet.',
    noMail: 'Diese Installation verschickt keine E-Mails.',
    runEnding: 'Der letzte Lauf endet gerade. Versuchen Sie es gleich noch einmal.',
    notFetched: 'Diese Quelle wird gerade nicht abgerufen.',
    noSource: 'Diese Quelle gibt es nicht oder sie lässt sich nicht abrufen.',
    onlyFailedFiles: 'Nur eine fehlgeschlagene Datei kann noch einmal verarbeitet werden.',
    onlyProcessedFiles: 'Nur eine Datei, die gerade verarbeitet wird, kann abgebrochen werden.',
    unknownUpload: 'Ein Upload ist unbekannt oder wurde entfernt.',
    askAnew: 'Prüfen Sie noch einmal, welche Teile dieser Datei fehlen.',
    uploadExpired: 'Diese Upload-Adresse ist abgelaufen oder wurde verändert.',
    largerThanSaid: 'Die Datei ist größer als angekündigt.',
    storageSilent: 'Der Dateispeicher antwortet nicht.',
    storageFailed: 'Der Dateispeicher ist ausgefallen.',
    noTemplateFolder: 'Einen solchen Vorlagenordner gibt es nicht.',
    noneOfThese: 'Keiner dieser Datensätze ist im Katalog.',
    noBookmarks: 'Es gibt keine Lesezeichen zum Exportieren.',
    noPayment: 'Auf diesem Server können Tarife nicht bezahlt werden. Fragen Sie den Betreiber.',
    notPaid: 'Sie haben hier keinen Tarif bezahlt.',
    notComplete: 'Dieser Bericht ist noch nicht fertig.',
    onlyWritten: 'Nur ein Bericht, der gerade geschrieben wird, kann abgebrochen werden.',
    onlyFailed: 'Nur ein fehlgeschlagener oder abgebrochener Bericht kann noch einmal versucht werden.',
    onlyComplete: 'Nur ein fertiger Bericht kann neu geschrieben werden.',
    noRecord: 'Einen solchen Datensatz gibt es nicht.',
    importNotArrived: 'Diese Datei ist noch nicht ganz angekommen.',
    importStarted:
      'Dieser Import wurde schon gestartet: Fügen Sie die Datei noch einmal hinzu, um sie erneut zu importieren.',
    importOver: 'Nur ein Import, der wartet oder läuft, kann angehalten werden.',
    importNotUndone:
      'Dieser Import kann nicht rückgängig gemacht werden: Er hat nichts gespeichert, oder es sind mehr als dreißig Tage vergangen.',
    columnsGone: (columns) =>
      `Der Datei fehlen diese Spalten ihrer Zuordnung: ${columns}. Nichts davon wurde übernommen; importieren Sie sie neu, um die Zuordnung zu berichtigen.`,
    fileShrank: (gone, held) =>
      `Der Datei fehlen ${gone} der ${held} Datensätze, die sie enthielt. Nichts davon wurde übernommen; lassen Sie sie weiterlaufen, wenn diese zurückgezogen werden sollen.`,
    noRowsTaken: 'Aus keiner ihrer Zeilen kann ein Datensatz werden. Nichts davon wurde übernommen.',
    notFromAddress: 'Nur eine Datei, die von einer Adresse geholt wurde, kann aktuell gehalten werden.',
    bucketForOperators:
      'Nur Betreiber importieren aus einem Bucket: Geben Sie eine Adresse an, die mit https:// beginnt.',
    importNeedsMapping: 'Keine Quelle kennt diese Datei: Eine Zuordnung muss sagen, wie ihre Zeilen Datensätze werden.',
    onlyImports: 'Nur ein laufender Import kann abgebrochen werden.',
    folderThere: 'Einen Ordner dieses Namens gibt es schon. Wählen Sie einen anderen Namen.',
    cron: 'Geben Sie fünf Cron-Felder ein, zu denen es ein Datum gibt: 0 4 * * 1',
    itself: 'Ein Datensatz kann nicht von sich selbst unterschieden werden.',
    useAPdf: 'Dateityp nicht unterstützt: Verwenden Sie ein PDF.',
    noBody: 'Die Anfrage hat keinen Inhalt.',
    badSignature: 'Die Signatur dieses Ereignisses ist falsch oder zu alt.',
    otherDocuments: (what) =>
      `„Sonstige Dokumente“ kann nicht ${what === 'renamed' ? 'umbenannt' : what === 'deleted' ? 'gelöscht' : what} werden.`,
    otherFile: (name) => `${name} ist nicht die Datei, für die dieser Upload begonnen wurde.`,
    folders: (max) => `Eine Bibliothek hat höchstens ${max} Ordner. Löschen Sie zuerst einen.`,
    files: (max) => `Eine Bibliothek fasst höchstens ${max} Dateien. Entfernen Sie einige.`,
    ending: (type) => `Der Name muss auf .${type} enden: Der Inhalt bleibt, was er ist.`,
    paysAlready: (plan) => `Sie bezahlen ${plan} schon. Ändern Sie das unter „Zahlung verwalten“.`,
    savedSearches: (max) =>
      `Sie haben ${max} gespeicherte Suchen, mehr sind nicht möglich. Löschen Sie eine, um eine andere zu speichern.`,
    storageRefused: (code) => `Der Dateispeicher hat abgelehnt (${code}).`,
    paymentFailed:
      'Der Zahlungsdienst hat nicht wie erwartet geantwortet. Es wurde nichts berechnet; versuchen Sie es noch einmal.',
    bookmarks: (max) =>
      `Ein Projekt fasst höchstens ${figureOf(max)} Lesezeichen. Entfernen Sie einige oder verwenden Sie ein anderes Projekt.`,
    searchPlan: (needed, own) => `Gespeicherte Suchen gehören zu ${needed}; Ihr Tarif ist ${own}.`,
    nothingToChange: 'Es gibt nichts zu ändern.',
    domainTaken: 'Eine andere Organisation hat diese Domain.',
    logoType: 'Ein Logo ist eine Datei im Format PNG, JPEG, WebP oder GIF.',
    logoUnreadable:
      'Diese Datei lässt sich nicht als Bild lesen. Ein Logo ist eine Datei im Format PNG, JPEG, WebP oder GIF.',
    logoTooLarge: (side) => `Ein Logo ist höchstens ${figureOf(side)} Pixel breit und hoch.`,
    busy: 'Der Server hat mehr zu tun, als er kann. Versuchen Sie es in ein paar Augenblicken noch einmal.',
    diskFull:
      'Der Server hat dafür keinen Platz mehr. Es ging nichts verloren; bitten Sie den Betreiber, Platz zu schaffen.',
    storeAway:
      'Die Datenbank ist gerade nicht erreichbar. Es ging nichts verloren; bitte versuchen Sie es gleich noch einmal.',
    searchAway:
      'Die Suche ist gerade nicht erreichbar. Es ging nichts verloren; bitte versuchen Sie es gleich noch einmal.',
    badCharacter: 'Die Anfrage enthält ein Zeichen, das in keinem Text stehen darf.',
    requestCancelled: 'Die Anfrage wurde abgebrochen.',
    otherSite: 'Anfragen von anderen Websites werden abgelehnt.',
    otherAddress: (address) =>
      `Das ist nicht die Adresse des Servers. Verwenden Sie ${address}, oder setzen Sie APP_URL.`,
    requestTooLarge: (size) => `Die Anfrage ist größer als ${size} MB.`,
    noCall: 'Diesen Aufruf gibt es nicht.',
    badJson: 'Der Inhalt der Anfrage ist kein gültiges JSON.',
  },
  fileTypes: {
    pdf: 'ein PDF',
    docx: 'ein Word-Dokument (DOCX)',
    pptx: 'eine PowerPoint-Präsentation (PPTX)',
    xlsx: 'eine Excel-Arbeitsmappe (XLSX)',
    txt: 'reiner Text',
    md: 'Markdown-Text',
    csv: 'CSV-Text',
  },
  needs: {
    advancedSearch: 'Die erweiterte Suche',
    library: 'Die Bibliothek',
    exportingResults: 'Der Export von Ergebnissen',
    exportingBookmarks: 'Der Export von Lesezeichen',
    bookmarking: 'Das Vormerken von Suchergebnissen',
    pulse: 'Pulse',
    report: 'Ein Bericht',
  },
  files: {
    otherType: (type) => `Dateityp nicht unterstützt: Der Inhalt ist nicht ${type}, auch wenn der Name das sagt.`,
    damaged: (type) =>
      `Die Datei ist beschädigt: Sie lässt sich nicht als ${type} lesen. Speichern Sie sie neu und laden Sie sie noch einmal hoch.`,
    password: 'Die Datei ist mit einem Passwort geschützt. Entfernen Sie es und laden Sie sie noch einmal hoch.',
    tooMuchText: (max) => `Die Datei hat mehr als ${figureOf(max)} Zeichen Text. Teilen Sie sie in kleinere.`,
    noText: 'Die Datei enthält keinen Text.',
    onlyPictures:
      'Die Seiten sind Bilder, in denen kein englischer Text zu erkennen war. Scannen Sie sie noch einmal, gerade und mit höherer Auflösung, oder laden Sie den Text hoch.',
    tooManyPages: (pages, max) =>
      `Das PDF hat ${figureOf(pages)} Seiten; höchstens ${figureOf(max)} können verarbeitet werden. Teilen Sie es in kleinere.`,
    memory: 'Das Lesen der Datei hat mehr Arbeitsspeicher gebraucht, als für eine Datei erlaubt ist.',
    tooSlow: (seconds) =>
      `Das Lesen der Datei hat länger als ${seconds} Sekunden gedauert. Teilen Sie sie oder speichern Sie sie neu.`,
    bomb: (size) =>
      `Die Datei wird beim Entpacken größer als ${size} MB, was auf ein schädliches Archiv hindeutet. Sie wurde nicht gelesen.`,
    cancelled: 'Die Verarbeitung wurde abgebrochen.',
  },
  unknownDevice: 'Unbekanntes Gerät',
  library: {
    otherDocuments: 'Sonstige Dokumente',
    allAgencies: 'Alle Behörden',
    directToPhase2: 'Direkt in Phase II, wenn die Machbarkeit ohne eine Förderung der Phase I gezeigt wurde.',
    phase1: 'Zeigen, dass eine Idee machbar ist: für Anträge der Phase I bei allen Behörden.',
    phase2: 'Entwickeln, was sich in Phase I als machbar erwiesen hat.',
    ignite: 'Die SBIR-Ausschreibung der NASA für Unternehmen, deren Hauptmarkt ein kommerzieller ist.',
    projectPitch: 'Die kurze Projektskizze, die die NSF vor einem vollständigen Antrag der Phase I sehen möchte.',
  },
  writers: {
    builtIn: 'Geschrieben ohne Sprachmodell (Zitate, Zahlen und Tabellen aus den Datensätzen)',
    model: (name, judge) =>
      `Sprachmodell ${name}, jeder Satz gebunden an das, was er anführt, und noch einmal angesehen von ${judge}; Zahlen und Tabellen ohne Sprachmodell`,
    both: (name, judge, sections) =>
      `Sprachmodell ${name}, jeder Satz gebunden an das, was er anführt, und noch einmal angesehen von ${judge}; Zahlen und Tabellen ohne Sprachmodell, ebenso ganz: ${sections}`,
  },
  steps: {
    waiting: 'Wartet auf den Start',
    draft: 'Entwurf',
    cancelled: 'Abgebrochen',
    complete: 'Fertig',
    documents: 'Ihre Dokumente werden gelesen',
    dataSets: 'Die vierzehn Datenbestände werden durchsucht',
    model: 'Das Sprachmodell liest Datensätze: Das kann einige Minuten dauern',
    weighing: 'Das Sprachmodell wägt die Datensätze gegeneinander ab',
    numbering: 'Die Quellen werden nummeriert',
    writing: (section) => `Wird geschrieben und geprüft: ${section}`,
    failed:
      'Der Bericht konnte wegen eines unerwarteten Fehlers nicht geschrieben werden. Sie können es noch einmal versuchen: Was geschrieben ist, bleibt erhalten.',
  },
  notifications: {
    importStopped: (name) => `${name} wird nicht mehr aktuell gehalten`,
    invites: (name) => `${name} lädt Sie in ein Projekt ein`,
    answerUntil: (day) => `Bitte antworten Sie bis ${dayOf(day)}`,
    asksToJoin: (name, project) => `${name} bittet um Zugang zu „${project}“`,
    letIn: (email) =>
      `Sie haben ${email} eingeladen. Es ist nicht bestätigt, dass die Adresse dieser Person gehört: Vergewissern Sie sich, und geben Sie ihr dann unter „Teilen“ Zugang.`,
    youAreIn: (project, role) => `Sie haben jetzt Zugang zu „${project}“ (${roleOf(role)})`,
    joined: (name, project, role) => `${name} ist jetzt in „${project}“ (${roleOf(role)})`,
    roleChanged: (project, role) => `Ihre Rolle in „${project}“ ist jetzt: ${roleOf(role)}`,
    notShared: (project) => `„${project}“ ist nicht mehr mit Ihnen geteilt`,
    left: (name, project) => `${name} hat „${project}“ verlassen`,
    closesToday: 'Die Frist einer gemerkten Ausschreibung endet heute',
    closesIn: (days) => `Die Frist einer gemerkten Ausschreibung endet in ${days} Tagen`,
    closesTomorrow: 'Die Frist einer gemerkten Ausschreibung endet morgen',
    closesOn: (day) => `Frist: ${dayOf(day)}`,
    hit: (agent) => `1 neuer Treffer von „${agent}“`,
    hits: (count, agent) => `${figureOf(count)} neue Treffer von „${agent}“`,
    changedHit: (agent) => `1 geänderter Treffer von „${agent}“`,
    changedHits: (count, agent) => `${figureOf(count)} geänderte Treffer von „${agent}“`,
    newAndChangedHits: (fresh, changed, agent) =>
      `${figureOf(fresh)} neue und ${figureOf(changed)} geänderte Treffer von „${agent}“`,
    andMore: (count) => `und ${figureOf(count)} weitere`,
    answered: 'Ihre Frage wurde beantwortet',
    newAndChanged: (fresh, what, changed, search) =>
      `${hits(fresh, 'neu')} und ${changed.endsWith(' or more') ? `mindestens ${figureOf(changed.replace(' or more', ''))} geänderte` : hits(changed, 'geändert')} Treffer zu „${search}“ (${what})`,
    fresh: (count, what, search) => `${hits(count, 'neu')} Treffer zu „${search}“ (${what})`,
    manyChanged: (count, what, search) => `Mindestens ${figureOf(count)} geänderte Treffer zu „${search}“ (${what})`,
    changed: (count, what, search) => `${hits(count, 'geändert')} Treffer zu „${search}“ (${what})`,
    change: (title, changes) => `Geändert: ${title} (${changesOf(changes)})`,
    newItem: (project) => `1 neuer Eintrag in den Neuheiten zu „${project}“`,
    newItems: (count, project) => `${count} neue Einträge in den Neuheiten zu „${project}“`,
    newInsight: (project) => `1 neue Erkenntnis zu „${project}“`,
    newInsights: (count, project) => `${count} neue Erkenntnisse zu „${project}“`,
  },
  withdrawn: {
    canceled: (why) => `Abgesagt ${CANCELED[why] ?? `(${why})`}`,
    fromPubmed: 'Aus PubMed gelöscht',
    byArxiv: 'Von arXiv gelöscht',
    noSample: 'Die Beispieldaten wurden von dieser Installation entfernt',
  },
  history: {
    invited: (email, role) => `${email} eingeladen (${roleOf(role)})`,
    revoked: (email) => `Einladung für ${email} zurückgezogen`,
    admitted: (email, role) => `${email} Zugang gegeben (${roleOf(role)})`,
    joined: (role) => `Beigetreten (${roleOf(role)})`,
    madeEditor: (name) => `Rolle von ${name} geändert: Mitarbeit`,
    madeViewer: (name) => `Rolle von ${name} geändert: Lesezugriff`,
    removed: (name) => `${name} entfernt`,
    left: 'Das Projekt verlassen',
    editedFromPulse: (what) => `Geändert: ${fieldsOf(what)}; aus einer Chance in Pulse`,
    unchangedFromPulse: 'Nichts geändert; aus einer Chance in Pulse',
    edited: (what) => `Geändert: ${fieldsOf(what)}`,
    byFilters: (dataSet) => `${dataSet}, nach Filtern`,
    byQuery: (dataSet, query) => `${dataSet}: ${query}`,
  },
  finds: {
    ownEntry: (name) => `Das ist der Eintrag von ${name}.`,
    onTopic: 'Gehört zum Thema des Projekts.',
    onTopicBy: (words) => `Zum Thema des Projekts; gemeinsam: ${words}.`,
    relatedBy: (words) => `Mit dem Thema des Projekts verwandt; gemeinsam: ${words}.`,
    closes: (day) => `Frist: ${dayOf(day)}.`,
    noClosingDate: 'Nennt keine Frist.',
    upTo: (amount) => `Bis zu ${figureOf(amount)} je Bewilligung.`,
    anyApplicant: 'Offen für alle Antragstellenden.',
    openTo: (applicants) => `Offen für: ${applicants}.`,
    applicantsUnknown: 'Nennt keine Antragsberechtigten.',
  },
  sentences: (all) => all.join(' '),
  searches: {
    allDataSets: 'Alle Datenbestände',
    aboutTheProject: 'Zum Projekt',
    withoutFilter: (filter) => `Ohne den Filter „${filter}“`,
    withoutFilters: 'Ohne alle Filter',
    relaxed: 'Wenige Datensätze haben alle diese Wörter: Es folgen solche mit einigen davon.',
    unknownWords: 'Die Suche nach Bedeutung kennt keines dieser Wörter.',
    meaningSilent: 'Die Suche nach Bedeutung antwortet zurzeit nicht: Diese wurden nach ihren Wörtern gefunden.',
    meaningPrepared: 'Die Suche nach Bedeutung wird noch vorbereitet: Diese wurden nach ihren Wörtern gefunden.',
    previewByDate: (label, date) =>
      `Dieser Bestand (${label}) wurde hier vor weniger als 30 Tagen geladen, daher zählt das Datum der Datensätze selbst (${date}).`,
    previewFirstLoad: (label) =>
      `Dieser Bestand (${label}) wurde hier vor weniger als 30 Tagen geladen und hat keine eigenen Daten, daher zählt das erste Laden als neu.`,
    alertsByWords: 'Meldungen richten sich nach den Wörtern einer Suche, nicht nach ihrer Bedeutung.',
  },
  query: {
    notValid: (value, kind, example) =>
      `„${value}“ ist keine gültige Angabe (${kind}): Schreiben Sie ${example.replaceAll(' or ', ' oder ')}.`,
    noField: (field) => `Ein Feld „${field}“ gibt es hier nicht: Es wird als Wort gesucht.`,
    fields: (names) => `Felder sind ${names}.`,
    openQuotation: 'Ein Anführungszeichen ist nicht geschlossen, oder es ist nichts angeführt.',
    noWords: 'Darin steht kein Wort, nach dem gesucht werden kann: Gesucht wird nach Buchstaben und Ziffern.',
    nearness:
      'Wie weit Wörter auseinanderstehen dürfen, lässt sich nicht angeben: Was in Anführungszeichen steht, steht nebeneinander.',
    star: 'Ein * steht für den Rest eines Wortes, nur an dessen Ende.',
    or: 'Schreiben Sie OR in Großbuchstaben, um eines von beiden zu finden.',
    plainWords: 'Die Anfrage wird als einfache Wörter gesucht.',
    tooManyTerms: 'Die Anfrage hat mehr Begriffe, als erlaubt sind.',
    tooNested: 'Die Anfrage hat mehr verschachtelte Klammern, als erlaubt sind.',
    notOpened: 'Eine Klammer wird geschlossen, die nicht geöffnet wurde.',
    notClosed: 'Eine Klammer ist nicht geschlossen.',
    wordMissing: 'Neben einem Operator fehlt ein Wort.',
  },
  links: {
    name: 'Gleicher Name',
    fullName: 'Gleicher voller Name',
    nameAndOrganization: 'Gleicher Name und gleiche Organisation',
    fullNameAndOrganization: 'Gleicher voller Name und gleiche Organisation',
    otherOrder: 'Gleicher Name in anderer Reihenfolge',
    organization: 'gleiche Organisation',
    surnameAndInitials: 'Gleicher Nachname und gleiche Initialen',
    surname: 'Gleicher Nachname',
    initialsAndOrganization: 'gleiche Initialen und gleiche Organisation',
    common: 'ein häufiger',
    city: 'gleiche Stadt',
    state: 'gleicher Bundesstaat',
    otherStates: 'verschiedene Bundesstaaten',
    otherCountries: 'verschiedene Länder',
    differ: (identifiers) => `aber verschiedene Kennungen: ${identifiers.replaceAll(' and ', ' und ')}`,
    identifier: (identifier) => `Gleiche Kennung: ${identifier}`,
    trialAlsoIn: (source) => `Dieselbe Studie, auch in ${source}`,
    awardAlsoIn: (source) => `Dieselbe Förderung, auch in ${source}`,
    paperAlsoIn: (source) => `Dieselbe Veröffentlichung, auch in ${source}`,
  },
};
