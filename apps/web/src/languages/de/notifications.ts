import type { BELL_TEXTS } from '../../features/notifications/notification-bell.texts.ts';

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
