import type { TEXTS } from '../../features/auth/auth.texts.ts';

export const auth: typeof TEXTS = {
  or: 'oder',
  continueWith: (name) => `Weiter mit ${name}`,
  google: 'Google',
  forgot: 'Passwort vergessen?',
  forgotAbout: 'Nennen Sie uns Ihre E-Mail-Adresse und legen Sie ein neues fest.',
  email: 'E-Mail',
  password: 'Passwort',
  showPassword: 'Passwort zeigen',
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
  resetFor: (email) => `Für ${email}. Sie werden überall abgemeldet.`,
};
