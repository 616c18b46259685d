import { eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { webhook, webhookDelivery } from './webhooks.table.ts';

export const webhookData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'webhooks',
    table: webhook,
    key: webhook.id,
    of: (userId) => eq(webhook.userId, userId),
    without: ['salt', 'oldSalt'],
  }),
  personalData(database, {
    name: 'webhook-deliveries',
    table: webhookDelivery,
    key: webhookDelivery.id,
    of: (userId) => inArray(webhookDelivery.webhookId, sql`(select id from webhook where user_id = ${userId})`),
  }),
];
