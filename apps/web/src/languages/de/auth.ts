import type { TEXTS } from '../../features/auth/auth.texts.ts';

export const auth: typeof TEXTS = {
  or: 'oder',
  continueWith: (name) => `Weiter mit ${name}`,
  google: 'Google',
  forgot: 'Passwort vergessen?',
  forgotAbout: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort anzeigen',
  newPassword: 'Neues Passwort',
  sendLink: 'Link senden',
  setPassword: 'Passwort festlegen',
  backToSignIn: 'Zurück zur Anmeldung',
  groundworkStartPage: 'Groundwork, Startseite',
  slogan: 'Marktberichte in Minuten',
  sloganText:
    'Geschrieben aus vierzehn Arten öffentlicher Datensätze. Jeder Satz nennt einen Datensatz, den Sie öffnen können.',
  checkingTheLink: 'Der Link wird geprüft',
  askAgain: 'Neuen Link anfordern',
  signIn: 'Anmelden',
  firstName: 'Vorname',
  lastName: 'Nachname',
  createAccount: 'Konto anlegen',
  linkMailed: (email) => `Wir haben an ${email} geschrieben. Folgen Sie dem Link in dieser E-Mail; er gilt 24 Stunden.`,
  resetFor: (email) => `Für ${email}. Sie werden überall abgemeldet.`,
};
