import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { notification } from './notifications.table.ts';

export const notificationData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'notifications',
    table: notification,
    key: notification.id,
    of: (userId) => eq(notification.userId, userId),
    without: ['alertOffToken'],
  }),
];
