import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

/** Somebody wanted what their plan has not: a click, or a pointer that rested on it. */
export const lockedFeatureEvent = pgTable(
  'locked_feature_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    feature: text('feature').notNull(),
    kind: text('kind').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('locked_feature_event_time_idx').on(table.createdAt)],
);
