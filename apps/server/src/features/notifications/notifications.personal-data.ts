import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { digestTime, notification, notificationChoice, notificationMail } from './notifications.table.ts';

export const notificationData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'notifications',
    table: notification,
    key: notification.id,
    of: (userId) => eq(notification.userId, userId),
    without: ['alertOffToken'],
  }),
  personalData(database, {
    name: 'notification-choices',
    table: notificationChoice,
    key: notificationChoice.kind,
    of: (userId) => eq(notificationChoice.userId, userId),
  }),
  personalData(database, {
    name: 'digest-time',
    table: digestTime,
    key: digestTime.userId,
    of: (userId) => eq(digestTime.userId, userId),
  }),
  personalData(database, {
    name: 'notification-mails',
    table: notificationMail,
    key: notificationMail.id,
    of: (userId) => eq(notificationMail.userId, userId),
    without: ['batchId'],
  }),
];
