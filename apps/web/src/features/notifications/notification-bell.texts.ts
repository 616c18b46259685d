import { texts } from '@groundwork/contract/texts';

export const BELL_TEXTS = texts('notification-bell', {
  notifications: 'Notifications',
  turnOffAlert: 'Turn off alert',
  markAsRead: 'Mark as read',
  all: 'All',
  unread: 'Unread',
  show: 'Show',
  clearAllUnread: 'Clear all unread',
  clearAll: 'Clear all',
  markAllAsRead: 'Mark all as read',
  loadingNotifications: 'Loading notifications',
  unreadCount: (count: number) => `Notifications, ${count} unread`,
  turnOffLabel: (title: string) => `Turn off alert: ${title}`,
  markAsReadLabel: (title: string) => `Mark as read: ${title}`,
  latest: (shown: string, total: string) => `The latest ${shown} of ${total} are shown.`,
});
