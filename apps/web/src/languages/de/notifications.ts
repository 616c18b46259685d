import type { BELL_TEXTS } from '../../features/notifications/notification-bell.texts.ts';
import type { PREFERENCES_TEXTS } from '../../features/notifications/notification-preferences.texts.ts';

export const notificationBell: typeof BELL_TEXTS = {
  notifications: 'Benachrichtigungen',
  turnOffAlert: 'Meldung abschalten',
  markAsRead: 'Als gelesen markieren',
  all: 'Alle',
  unread: 'Ungelesen',
  show: 'Anzeigen',
  clearAllUnread: 'Alle ungelesenen löschen',
  clearAll: 'Alle löschen',
  markAllAsRead: 'Alle als gelesen markieren',
  loadingNotifications: 'Benachrichtigungen werden geladen',
  unreadCount: (count) => `Benachrichtigungen, ${count} ungelesen`,
  turnOffLabel: (title) => `Meldung abschalten: ${title}`,
  markAsReadLabel: (title) => `Als gelesen markieren: ${title}`,
  latest: (shown, total) => `Die letzten ${shown} von ${total} werden angezeigt.`,
};

export const notificationPreferences: typeof PREFERENCES_TEXTS = {
  title: 'Benachrichtigungen',
  about: 'Wählen Sie, worüber Sie benachrichtigt werden und wie. Was per E-Mail kommt, steht auch in der App.',
  loading: 'Ihre Einstellungen für Benachrichtigungen werden geladen',
  failed: 'Ihre Einstellungen für Benachrichtigungen konnten nicht geladen werden',
  choices: { app: 'In der App', mail: 'Sofort per E-Mail', digest: 'Tägliche Übersicht', off: 'Aus' },
  digest: 'Tägliche Übersicht',
  digestAbout: 'Eine E-Mail am Tag mit allem Neuen, nur wenn es etwas gibt.',
  hour: 'Uhrzeit',
  timeZone: 'Zeitzone',
  noTimeZone: 'UTC, bis Sie eine wählen',
  noSuchTimeZone: 'Diese Zeitzone gibt es nicht',
  saved: 'Benachrichtigungen geändert',
};
