import type { WebhookEvent } from '@groundwork/contract/webhooks';
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const webhook = pgTable(
  'webhook',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    url: text('url').notNull(),
    about: text('about').notNull(),
    events: jsonb('events').$type<WebhookEvent[]>().notNull(),
    /** The secret follows from it and the server's own, so that who reads this table cannot sign. */
    salt: text('salt').notNull(),
    oldSalt: text('old_salt'),
    oldSaltUntil: moment('old_salt_until'),
    offAt: moment('off_at'),
    /** Since when every attempt failed. */
    failingSince: moment('failing_since'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('webhook_user_idx').on(table.userId)],
);

export const webhookDelivery = pgTable(
  'webhook_delivery',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhook.id, { onDelete: 'cascade' }),
    event: text('event').$type<WebhookEvent | 'test'>().notNull(),
    /** The event that it tells of, so that one that is handled twice is told once. */
    eventId: uuid('event_id').notNull(),
    body: text('body').notNull(),
    state: text('state').$type<'waiting' | 'delivered' | 'failed'>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    attemptedAt: moment('attempted_at'),
    nextAttemptAt: moment('next_attempt_at'),
    status: integer('status'),
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('webhook_delivery_event_idx').on(table.webhookId, table.eventId),
    index('webhook_delivery_age_idx').on(table.createdAt),
  ],
);
