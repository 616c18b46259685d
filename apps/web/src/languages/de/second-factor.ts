import type { FACTOR_TEXTS } from '../../features/settings/second-factor/second-factor.texts.ts';

export const secondFactor: typeof FACTOR_TEXTS = {
  title: 'Zweiter Faktor',
  about:
    'Ein Code aus einer App auf Ihrem Telefon, nach dem außer dem Passwort gefragt wird. Wer Ihr Passwort erfährt, kann sich dann nicht anmelden.',
  loading: 'Ihr zweiter Faktor wird geladen',
  failed: 'Ihr zweiter Faktor konnte nicht geladen werden',
  off: 'Nicht eingerichtet.',
  required: 'Die Verwaltung bleibt Ihnen verschlossen, bis Sie einen eingerichtet haben.',
  impossible: 'Dieses Konto meldet sich über einen anderen Dienst an, der seinen eigenen zweiten Faktor hat.',
  on: (since) => `Eingerichtet seit ${since}.`,
  codesLeft: (count) =>
    count === 0
      ? 'Kein Wiederherstellungscode ist übrig: Legen Sie neue an.'
      : count === 1
        ? '1 Wiederherstellungscode ist übrig.'
        : `${count} Wiederherstellungscodes sind übrig.`,
  setUp: 'Einrichten',
  renew: 'Neue Wiederherstellungscodes',
  remove: 'Entfernen',
  next: 'Weiter',
  scan: 'Scannen Sie dieses Bild mit einer Authentifizierungs-App.',
  picture: 'QR-Code für die Authentifizierungs-App',
  bySecret: 'Oder geben Sie diesen Schlüssel in die App ein:',
  code: 'Code der App',
  codeHint: 'Sechs Ziffern, alle 30 Sekunden neu',
  codeOrRecovery: 'Aus der App oder ein Wiederherstellungscode',
  turnOn: 'Einschalten',
  removeTitle: 'Zweiten Faktor entfernen?',
  removed: 'Der zweite Faktor ist entfernt',
  recoveryTitle: 'Ihre Wiederherstellungscodes',
  recoveryText:
    'Jeder lässt Sie einmal ohne die App hinein. Bewahren Sie sie getrennt von Ihrem Passwort auf, zum Beispiel auf Papier: Sie werden nicht noch einmal gezeigt.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  done: 'Ich habe sie aufbewahrt',
};
