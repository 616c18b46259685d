import type { SHARING_TEXTS } from '@groundwork/contract/sharing.texts';
import type { SHARING_SCREEN_TEXTS } from '../../features/sharing/sharing.texts.ts';

export const sharing: typeof SHARING_SCREEN_TEXTS = {
  share: 'Teilen',
  title: 'Verbreiten Sie Ihre Ideen!',
  isPublic:
    'Beim Teilen entsteht eine öffentliche Seite: Wer den Link hat, kann sie lesen. Notizen, Bewertungen und Lesezeichen bleiben bei Ihnen.',
  byEmail: 'Per E-Mail teilen',
  byNetwork: 'Auf LinkedIn teilen',
  copyLink: 'Link kopieren',
  copyMarkdown: 'Als Markdown kopieren',
  linkCopied: 'Link kopiert',
  markdownCopied: 'Markdown kopiert',
  email: 'E-Mail-Adresse',
  name: 'Name (freiwillig)',
  send: 'Senden',
  back: 'Zurück',
  thanks: 'Danke fürs Teilen!',
  close: 'Schließen',
  isShared: 'Dieser Inhalt hat einen öffentlichen Link.',
  takeBack: 'Link zurückziehen',
  takenBack: 'Der Link wurde zurückgezogen',
  isIndexed: 'Suchmaschinen dürfen die Seite aufnehmen',
  signUp: 'Kostenloses Konto anlegen',
  signUpText:
    'Groundwork errechnet solche Erkenntnisse für Ihr eigenes Projekt, aus vierzehn Arten öffentlicher Datensätze.',
  backToDashboard: 'Zurück zur Übersicht',
  goneTitle: 'Diese Seite ist nicht freigegeben',
  failedTitle: 'Die geteilte Seite konnte nicht geladen werden',
  loading: 'Die geteilte Seite wird geladen',
  sharedInsight: 'Geteilte Erkenntnis',
  sharedItem: 'Geteilte Neuheit',
};

export const sharingMessages: typeof SHARING_TEXTS = {
  failed: 'Ein Fehler ist aufgetreten, bitte versuchen Sie es noch einmal',
  noMail: 'Dieser Server verschickt noch keine E-Mails. Kopieren Sie den Link und verschicken Sie ihn selbst.',
  gone: 'Diese Seite wird nicht oder nicht mehr geteilt.',
};
