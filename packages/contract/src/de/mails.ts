import type { MAIL_TEXTS } from '../mails.texts.ts';
import { dayOf } from './english-values.ts';
import { roleOf } from './server-words.ts';
import { count, number } from './words.ts';

const notifications = (value: number) => count(value, 'Benachrichtigung', 'Benachrichtigungen');
const changed = (value: number) => count(value, 'neuer oder geänderter Datensatz', 'neue oder geänderte Datensätze');

export const mails: typeof MAIL_TEXTS = {
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    now: (email) =>
      `Die E-Mail-Adresse Ihres Kontos bei Groundwork ist jetzt ${email}. Mit dieser Adresse hier ist keine Anmeldung mehr möglich.`,
    help: 'Wenn Sie das nicht waren, wenden Sie sich sofort an die Verwaltung Ihrer Installation.',
  },
  changeEmail: {
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    asked: (email) => `Jemand, vermutlich Sie, möchte diese Adresse für das Konto ${email} bei Groundwork verwenden.`,
    use: 'Diese Adresse verwenden',
  },
  reset: {
    subject: 'Ein neues Passwort setzen',
    asked: 'Jemand, vermutlich Sie, möchte für diese Adresse ein neues Passwort setzen.',
    valid: (hours) =>
      `Der Link gilt einmal und ${count(hours, 'Stunde', 'Stunden')} lang. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; es ändert sich nichts.`,
  },
  verify: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    welcome: (name) =>
      `Willkommen bei Groundwork, ${name}. Bestätigen Sie, dass diese Adresse Ihnen gehört, damit Sie wieder hineinkommen, wenn Sie Ihr Passwort vergessen.`,
    valid: (hours) =>
      `Der Link gilt ${count(hours, 'Stunde', 'Stunden')}. Wenn Sie kein Konto haben, ignorieren Sie diese E-Mail.`,
    confirm: 'Diese Adresse bestätigen',
  },
  signUp: {
    subject: 'Schließen Sie die Anmeldung ab',
    asked: (name) =>
      `Willkommen bei Groundwork, ${name}. Mit einem Klick legen Sie Ihr Konto an; danach melden Sie sich mit dieser Adresse und Ihrem Passwort an.`,
    finish: 'Mein Konto anlegen',
  },
  accountInvitation: {
    subject: 'Sie sind zu Groundwork eingeladen',
    asked: (email) =>
      `Die Verwaltung hat Sie eingeladen, ein Konto anzulegen. Nehmen Sie dafür diese Adresse, ${email}: Die Einladung gilt nur für sie.`,
    signUp: 'Konto anlegen',
  },
  signedUpBefore: {
    subject: 'Sie haben bereits ein Konto',
    asked:
      'Jemand, vermutlich Sie, wollte mit dieser Adresse ein Konto anlegen; es gibt bereits eines. Es hat sich nichts geändert.',
    forgot:
      'Melden Sie sich mit Ihrem Passwort an. Haben Sie es vergessen, fordern Sie auf derselben Seite ein neues an.',
  },
  linkValid: (hours) =>
    `Der Link gilt ${count(hours, 'Stunde', 'Stunden')}. Wenn Sie das nicht waren, ignorieren Sie diese E-Mail; es ändert sich nichts.`,
  invitation: {
    subject: (name) => `${name} lädt Sie zu einem Projekt ein`,
    shares: (name, email, project, role) =>
      `${name} (${email}) teilt mit Ihnen auf Groundwork das Projekt „${project}“ (${roleOf(role)}).`,
    open: (email, day) =>
      `Die Einladung ist für ${email}, gilt einmal und bis ${dayOf(day)}. Wenn Sie nicht wissen, von wem sie kommt, ignorieren Sie diese E-Mail; es geschieht nichts.`,
    see: 'Einladung ansehen',
  },
  sharing: {
    subject: (email, title) => `${email} hat mit Ihnen geteilt: ${title}`,
    shared: (email, title) => `${email} teilt das hier aus Groundwork mit Ihnen: „${title}“.`,
    sharedWith: (name, email, title) =>
      `Guten Tag, ${name}. ${email} teilt das hier aus Groundwork mit Ihnen: „${title}“.`,
    why: 'Wer den Link hat, kann es lesen. Sie erhalten diese E-Mail, weil jemand Ihre Adresse eingegeben hat.',
    read: 'Lesen',
  },
  notifications: {
    several: notifications,
    digest: (value) => `${notifications(value)} in Ihrer täglichen Zusammenfassung`,
    noMoreOf: (kind) => `Keine E-Mails mehr zu „${kind}“`,
    noMore: 'Keine E-Mails mehr mit Benachrichtigungen',
    settings: 'Einstellungen ändern',
    other: 'Weiteres',
  },
  alerts: {
    fresh: (value, searches) =>
      `${count(value, 'neuer Datensatz', 'neue Datensätze')} in ${number(searches)} gespeicherten Suchen`,
    changed: (value, searches) => `${changed(value)} in ${number(searches)} gespeicherten Suchen`,
    changedAtLeast: (value, searches) => `Mindestens ${changed(value)} in ${number(searches)} gespeicherten Suchen`,
    why: 'Sie erhalten diese E-Mail, weil Sie für diese gespeicherten Suchen Meldungen per E-Mail gewählt haben.',
    changeThem: 'Meldungen ändern',
    more: (value) => `und ${number(value)} weitere`,
    see: 'Ansehen',
    off: 'Diese Meldung ausschalten',
  },
};
