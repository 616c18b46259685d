import type { PAGE_ALERT_TEXTS } from '../../features/app-alerts/page-alert.texts.ts';
import type { NAVIGATION_TEXTS } from '../../features/navigation/navigation.texts.ts';
import type { PUBLIC_TEXTS } from '../../features/navigation/public.texts.ts';

export const navigation: typeof NAVIGATION_TEXTS = {
  sections: 'Bereiche',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  signOut: 'Abmelden',
  locked: (label, plan) => `${label} gehört zu ${plan}. Mit diesem Tarif können Sie es nutzen.`,
  admin: 'Verwaltung',
  serviceAdmin: 'Dienste',
  settings: 'Einstellungen',
  help: 'Hilfe',
  pricing: 'Preise',
  upgradeTo: (plan) => `Zu ${plan} wechseln`,
  footer: 'Über diese Website',
  language: 'Sprache',
  plans: 'Tarife',
  api: 'API',
  source: 'Quelltext',
  status: 'Betriebszustand',
  licence: 'Alle Rechte vorbehalten.',
  dataLicence: 'Die Datensätze gehören ihren Quellen; jeder nennt seine Quelle und deren Lizenz.',
  organisationLogo: 'Logo Ihrer Organisation',
  system: 'System',
  light: 'Hell',
  dark: 'Dunkel',
  appearance: 'Darstellung',
  pulse: 'Pulse',
  advancedSearch: 'Erweiterte Suche',
  reportsAgents: 'Berichte & Agenten',
  library: 'Bibliothek',
  sampleFailed: 'Die Beispieldaten konnten nicht geladen werden',
  loadingSampleData: 'Beispieldaten werden geladen …',
  sampleLoadingLabel: 'Beispieldaten werden geladen',
  account: 'Konto',
  sampleLoading: (done, total) => `Beispieldaten werden geladen: ${done} von ${total} Datensätzen`,
  accountOf: 'Konto von',
};

export const publicPages: typeof PUBLIC_TEXTS = {
  start: 'Groundwork, Startseite',
  pages: 'Seiten',
  product: 'Produkt',
  stories: 'Beispiele',
  faq: 'Fragen',
  pricing: 'Preise',
  help: 'Hilfe',
  signIn: 'Anmelden',
  create: 'Kostenloses Konto anlegen!',
  openDashboard: 'Zur Übersicht',
};

export const pageAlert: typeof PAGE_ALERT_TEXTS = {
  messageAboutThisPage: 'Hinweis zu dieser Seite',
};
