import type { RECOVERY_TEXTS } from '@groundwork/contract/auth.recovery.texts';
import type { AUTH_TEXTS } from '@groundwork/contract/auth.texts';
import { count, number as decimal } from '@groundwork/contract/de/words';
import type { ERROR_TEXTS } from '@groundwork/contract/errors.texts';
import type { FIELD_TEXTS } from '@groundwork/contract/fields.texts';
import {
  API_KEY_DAYS_MAX,
  API_KEY_NAME_MAX,
  BOOKMARK_NOTE_MAX,
  BOOKMARKS_AT_ONCE_MAX,
  FILE_NAME_MAX,
  LIBRARY_QUERY_MAX,
  LOGO_MAX_BYTES,
  ORGANISATION_MAX,
  ORGANISATION_NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PROJECT_DESCRIPTION_MAX,
  PROJECT_NOTES_MAX,
  PROJECT_TITLE_MAX,
  SAVED_SEARCH_NAME_MAX,
} from '@groundwork/contract/limits';
import type { PHONE_TEXTS } from '@groundwork/contract/phone.texts';
import type { UNAVAILABLE } from '@groundwork/contract/pulse.texts';
import type { SETTINGS_TEXTS } from '@groundwork/contract/settings.texts';

/** Problems with a value, a form or a call. */
export const fields: typeof FIELD_TEXTS = {
  emailTooLong: 'Die E-Mail-Adresse ist zu lang',
  emailInvalid: 'Ungültige E-Mail-Adresse',
  emailRequired: 'Eine E-Mail-Adresse ist erforderlich',
  passwordExceeds: `Das Passwort darf höchstens ${PASSWORD_MAX} Zeichen haben`,
  passwordShort: `Das Passwort muss mindestens ${PASSWORD_MIN} Zeichen haben`,
  passwordShorter: (min) => `Das Passwort muss mindestens ${min} Zeichen haben`,
  firstName: { required: 'Ein Vorname ist erforderlich', tooLong: 'Der Vorname ist zu lang' },
  lastName: { required: 'Ein Nachname ist erforderlich', tooLong: 'Der Nachname ist zu lang' },
  nothingToChange: 'Es gibt nichts zu ändern.',
  day: 'Geben Sie ein Datum an wie 2026-11-21',
  daysReversed: 'Der letzte Tag liegt vor dem ersten',
  passwordRequired: 'Ein Passwort ist erforderlich',
  passwordTooLong: 'Das Passwort ist zu lang',
  noSuchId: 'Kein Datensatz hat eine solche Kennung.',
  atOnce: `Höchstens ${BOOKMARKS_AT_ONCE_MAX} auf einmal.`,
  noteExceeds: `Eine Notiz darf höchstens ${BOOKMARK_NOTE_MAX} Zeichen haben`,
  scheduleTooLong: 'Ein Zeitplan hat höchstens 100 Zeichen',
  libraryQueryTooLong: `Suchen Sie mit höchstens ${LIBRARY_QUERY_MAX} Zeichen`,
  libraryQueryRequired: 'Geben Sie ein, wonach gesucht werden soll',
  recordId: 'Ein Datensatz wird als engine/id geschrieben.',
  whichPerson:
    'Geben Sie an, in welchem Datensatz die Person steht, oder das Unternehmen oder die Domain: Viele Personen heißen gleich.',
  organisationExceeds: `Die Organisation darf höchstens ${ORGANISATION_MAX} Zeichen haben`,
  domainTooLong: 'Die Domain ist zu lang',
  domain: 'Geben Sie eine Domain an wie in einer E-Mail-Adresse: example.org',
  organisationNameRequired: 'Ein Name ist erforderlich',
  organisationNameExceeds: `Der Name darf höchstens ${ORGANISATION_NAME_MAX} Zeichen haben`,
  fileAddress: 'Eine Adresse beginnt mit https://',
  importTooLarge: 'Eine Datei zum Importieren hat höchstens 1 GB',
  logoTooLarge: `Das Logo ist größer als ${LOGO_MAX_BYTES / 1000} KB.`,
  interestRequired: 'Ein Interessengebiet ist erforderlich',
  interestTooLong: 'Das Interessengebiet ist zu lang',
  titleRequired: 'Ein Titel ist erforderlich',
  titleExceeds: `Der Titel darf höchstens ${PROJECT_TITLE_MAX} Zeichen haben`,
  notesExceed: `Die Notizen dürfen höchstens ${decimal(PROJECT_NOTES_MAX)} Zeichen haben`,
  descriptionRequired: 'Eine Beschreibung ist erforderlich',
  descriptionExceeds: `Die Beschreibung darf höchstens ${PROJECT_DESCRIPTION_MAX} Zeichen haben`,
  nameRequired: 'Eine Bezeichnung ist erforderlich',
  savedSearchNameExceeds: `Eine Bezeichnung darf höchstens ${SAVED_SEARCH_NAME_MAX} Zeichen haben`,
  keyNameExceeds: `Eine Bezeichnung darf höchstens ${API_KEY_NAME_MAX} Zeichen haben`,
  keyDaysExceed: `Höchstens ${API_KEY_DAYS_MAX} Tage`,
  folderNameRequired: 'Ein Ordnername ist erforderlich',
  folderNameSlashes: 'Ein Ordnername darf keine Schrägstriche enthalten',
  folderNameDots: 'Ein Ordnername darf nicht „.“ oder „..“ sein oder überflüssige Leerzeichen enthalten',
  fileNameRequired: 'Ein Dateiname ist erforderlich',
  fileNameExceeds: `Ein Dateiname darf höchstens ${FILE_NAME_MAX} Zeichen haben`,
  fileNameSlashes: 'Ein Dateiname darf keine Schrägstriche enthalten',
  folderNameExceeds: (max) => `Ein Ordnername darf höchstens ${max} Zeichen haben`,
  folderNameForbidden: (signs) => `Der Ordnername enthält eines oder mehrere dieser verbotenen Zeichen: ${signs}`,
};

export const phone: typeof PHONE_TEXTS = {
  tooShort: 'Die Telefonnummer ist zu kurz',
  tooLong: 'Die Telefonnummer ist zu lang',
  digitsOnly: 'Die Telefonnummer darf nur Ziffern enthalten',
  wrongLength: 'Die Telefonnummer hat nicht die Länge, die zu ihrer Ländervorwahl gehört',
};

export const errors: typeof ERROR_TEXTS = {
  VALIDATION: 'Einige Angaben sind nicht gültig.',
  BAD_REQUEST: 'Die Anfrage war nicht zu verstehen.',
  UNAUTHORIZED: 'Melden Sie sich zuerst an.',
  FORBIDDEN: 'Das ist Ihnen nicht erlaubt.',
  NOT_FOUND: 'Nicht gefunden.',
  CONFLICT: 'Das steht im Widerspruch zum aktuellen Stand.',
  REQUEST_TIMEOUT: 'Die Anfrage ist nicht rechtzeitig angekommen.',
  PAYLOAD_TOO_LARGE: 'Die Anfrage ist zu groß.',
  HEADERS_TOO_LARGE: 'Die Kopfzeilen der Anfrage sind zu groß.',
  RATE_LIMITED: 'Zu viele Anfragen. Bitte versuchen Sie es gleich noch einmal.',
  INTERNAL_SERVER: 'Ein unerwarteter Fehler ist aufgetreten.',
  EXTERNAL_SERVICE: 'Ein Dienst, der dafür nötig ist, hat nicht geantwortet.',
  SERVICE_UNAVAILABLE: 'Das ist gerade nicht verfügbar. Bitte versuchen Sie es später noch einmal.',
};

export const credentials = {
  wrongCredentials: 'E-Mail-Adresse oder Passwort ist nicht richtig.',
  emailTaken: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon.',
};

export const authMessages: typeof AUTH_TEXTS = {
  googleFailed: 'Die Anmeldung mit Google ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  serviceFailed: (name) => `Die Anmeldung mit ${name} ist fehlgeschlagen. Bitte versuchen Sie es erneut.`,
  notLinked: 'Ein Konto mit dieser E-Mail-Adresse gibt es schon. Melden Sie sich dort mit seinem Passwort an.',
  accountDisabled: 'Dieses Konto ist gesperrt. Fragen Sie die Verwaltung dieser Installation.',
  signUpClosed: 'Hier werden keine neuen Konten angelegt. Fragen Sie die Verwaltung dieser Installation.',
  signUpDomains: (domains) =>
    `Konten gibt es für Adressen von ${domains} und für alle, die die Verwaltung eingeladen hat.`,
  signUpInvited: 'Konten gibt es hier auf Einladung. Fragen Sie die Verwaltung dieser Installation danach.',
  tooManyAttempts: (wait) => `Zu viele Versuche. Versuchen Sie es wieder in ${wait}.`,
};

export const recovery: typeof RECOVERY_TEXTS = {
  linkInvalid: 'Dieser Link gilt nicht mehr. Links gelten nur einmal und laufen ab; fordern Sie einen neuen an.',
  resetWithoutMail:
    'Diese Installation sendet keine E-Mails. Bitten Sie den Betreiber um einen Link: Er erzeugt ihn mit „npm run reset-link -- Ihre Adresse“.',
  resetSent: 'Wenn es ein Konto mit dieser E-Mail-Adresse gibt, ist ein Link unterwegs. Er gilt eine Stunde.',
};

export const wait = {
  seconds: (number: number) => count(number, 'Sekunde', 'Sekunden'),
  minutes: (number: number) => count(number, 'Minute', 'Minuten'),
};

export const settingsMessages: typeof SETTINGS_TEXTS = {
  profileUpdated: 'Profil gespeichert!',
  profileFailed: 'Das Profil konnte nicht gespeichert werden',
  passwordUpdated: 'Passwort geändert',
  currentRequired: 'Das aktuelle Passwort ist erforderlich',
  currentInvalid: 'Das aktuelle Passwort ist nicht richtig',
  passwordInvalid: 'Das Passwort ist nicht richtig.',
  newEmailRequired: 'Eine neue E-Mail-Adresse ist erforderlich',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  confirmationRequired: 'Bestätigen Sie das neue Passwort',
  passwordsDiffer: 'Die Passwörter stimmen nicht überein',
  sameEmail: 'Das ist schon Ihre E-Mail-Adresse',
  emailUpdated: (email) => `Ihre E-Mail-Adresse ist jetzt ${email}.`,
  emailSent: (email) =>
    `Wir haben einen Link an ${email} gesendet. Ihre E-Mail-Adresse ändert sich, wenn Sie ihn öffnen; bis dahin melden Sie sich mit der alten an.`,
  codeWrong: 'Dieser Code ist falsch, abgelaufen oder schon benutzt. Warten Sie auf den nächsten.',
  secondFactorIsOn: 'Es gibt schon einen zweiten Faktor. Entfernen Sie ihn zuerst.',
  secondFactorIsOff: 'Es gibt keinen zweiten Faktor.',
  secondFactorNotBegun: 'Beginnen Sie noch einmal: Es gibt keinen zweiten Faktor, der auf eine Bestätigung wartet.',
  secondFactorRequired:
    'Wer auf dieser Installation verwaltet, braucht einen zweiten Faktor. Richten Sie ihn in den Einstellungen ein und kommen Sie zurück.',
  noPassword: 'Dieses Konto meldet sich über einen anderen Dienst an, der E-Mail-Adresse und Passwort verwaltet.',
  signInAgain:
    'Dafür müssen Sie sich in den letzten 10 Minuten angemeldet haben. Melden Sie sich ab und wieder an, und kommen Sie zurück.',
  keyCannot: 'Ein API-Schlüssel kann das Konto nicht sehen oder ändern. Melden Sie sich dafür an.',
  keyReadsOnly: 'Dieser API-Schlüssel liest nur. Verwenden Sie einen, der auch ändern darf.',
  keyUnknown: 'Dieser API-Schlüssel ist unbekannt, abgelaufen oder widerrufen.',
  tooManyKeys: (max) => `Sie haben ${max} API-Schlüssel. Widerrufen Sie zuerst einen, der nicht mehr benutzt wird.`,
  lastAdmin:
    'Sie sind die letzte Person in der Verwaltung. Nennen Sie eine andere Person mit einem Konto hier, die übernimmt.',
  subscribed:
    'Sie bezahlen einen Tarif, der sich automatisch verlängert. Kündigen Sie ihn zuerst auf der Seite „Tarife“, damit später nichts abgebucht wird.',
  noSuccessor: 'Kein anderes Konto hat diese E-Mail-Adresse',
};

export const unavailable: typeof UNAVAILABLE = {
  agencies: 'Die Behörden sind zurzeit nicht verfügbar.',
};
