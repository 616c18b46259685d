import type { BELL_TEXTS } from '../../features/notifications/notification-bell.texts.ts';
import type { PREFERENCES_TEXTS } from '../../features/notifications/notification-preferences.texts.ts';

export const notificationBell: typeof BELL_TEXTS = {
  notifications: 'Benachrichtigungen',
  turnOffAlert: 'Meldung abschalten',
  markAsRead: 'Als gelesen markieren',
  all: 'Alle',
  unread: 'Ungelesen',
  show: 'Zeigen',
  clearAllUnread: 'Alle ungelesenen löschen',
  clearAll: 'Alle löschen',
  markAllAsRead: 'Alle als gelesen markieren',
  loadingNotifications: 'Benachrichtigungen werden geladen',
  unreadCount: (count) => `Benachrichtigungen, ${count} ungelesen`,
  turnOffLabel: (title) => `Meldung abschalten: ${title}`,
  markAsReadLabel: (title) => `Als gelesen markieren: ${title}`,
  latest: (shown, total) => `Die letzten ${shown} von ${total} werden gezeigt.`,
};

export const notificationPreferences: typeof PREFERENCES_TEXTS = {
  title: 'Benachrichtigungen',
  about: 'Was Ihnen mitgeteilt wird, und wo. E-Mails sagen, was auch in der App steht.',
  loading: 'Ihre Einstellungen für Benachrichtigungen werden geladen',
  failed: 'Ihre Einstellungen für Benachrichtigungen konnten nicht geladen werden',
  choices: { app: 'In der App', mail: 'Sofort per E-Mail', digest: 'Tägliche Übersicht', off: 'Aus' },
  digest: 'Tägliche Übersicht',
  digestAbout: 'Eine E-Mail am Tag mit allem, was darauf wartet, wenn es etwas gibt.',
  hour: 'Uhrzeit',
  timeZone: 'Zeitzone',
  noTimeZone: 'UTC, bis Sie eine wählen',
  noSuchTimeZone: 'Keine solche Zeitzone',
  saved: 'Benachrichtigungen geändert',
};
