import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** People who have been to the payment page, and what they pay for. */
export const paymentCustomer = pgTable('payment_customer', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  /** The provider's own id. */
  customerId: text('customer_id').notNull().unique(),
  plan: text('plan'),
  paidUntil: moment('paid_until'),
  isEnding: boolean('is_ending').notNull().default(false),
  /** Grows with each event: an answer that was asked for before the last one is not stored any more. */
  version: integer('version').notNull().default(0),
});

/** Events that have been dealt with: the provider sends some twice. */
export const paymentEvent = pgTable(
  'payment_event',
  { id: text('id').primaryKey(), createdAt: moment('created_at').notNull() },
  (table) => [index('payment_event_time_idx').on(table.createdAt)],
);
