import { boolean, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** One for each page at most. */
export const appAlert = pgTable('app_alert', {
  id: uuid('id').primaryKey().defaultRandom(),
  page: text('page').notNull().unique(),
  severity: text('severity').notNull(),
  text: text('text').notNull(),
  showAlert: boolean('show_alert').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});
