import type { MAIL_OUTBOX_TEXTS } from '../../features/mail-outbox/mail-outbox.texts.ts';

export const mailOutbox: typeof MAIL_OUTBOX_TEXTS = {
  title: 'Postausgang',
  text: (max) =>
    `MAIL_OUTBOX ist eingeschaltet: E-Mails werden nicht versandt, sondern hier aufbewahrt. Die letzten ${max} bleiben, bis der Server beendet wird.`,
  back: 'Dienste',
  loading: 'Der Postausgang wird geladen',
  failed: 'Der Postausgang konnte nicht geladen werden',
  empty: 'Noch keine E-Mails',
  emptyText: 'E-Mails erscheinen hier, sobald etwas versandt worden wäre, etwa ein Link für ein neues Passwort.',
  to: 'An',
  subject: 'Betreff',
  kind: 'Art',
  sent: 'Gesendet',
  kinds: {
    account: 'Konto',
    alerts: 'Meldung einer gespeicherten Suche',
    notifications: 'Benachrichtigung',
    invitation: 'Einladung',
    sharing: 'Geteilter Link',
  },
  message: 'Nachricht',
  loadingMessage: 'Die Nachricht wird geladen',
  messageFailed: 'Die Nachricht konnte nicht geladen werden',
  linksCut: 'Links handeln für die Person, an die die Nachricht gerichtet ist: Nur sie sieht sie vollständig.',
  html: 'HTML',
  plainText: 'Nur Text',
  headers: 'Kopfzeilen',
  preview: (subject) => `Vorschau von „${subject}“`,
};
