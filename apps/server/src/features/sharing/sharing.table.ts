import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { feedItem } from '../innovation-feed/innovation-feed.table.ts';
import { insight } from '../insights/insights.table.ts';

/** A public link. It is gone when it is taken back: what was shared is as unknown then as what never was. */
export const sharedLink = pgTable(
  'shared_link',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    token: text('token').notNull(),
    feedItemId: uuid('feed_item_id').references(() => feedItem.id, { onDelete: 'cascade' }),
    insightId: uuid('insight_id').references(() => insight.id, { onDelete: 'cascade' }),
    sharedBy: text('shared_by').references(() => user.id, { onDelete: 'set null' }),
    isIndexed: boolean('is_indexed').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex('shared_link_token').on(table.token),
    uniqueIndex('shared_link_of_feed_item').on(table.feedItemId),
    uniqueIndex('shared_link_of_insight').on(table.insightId),
    index('shared_link_by').on(table.sharedBy),
    check('shared_link_of_one', sql`(${table.feedItemId} is null) <> (${table.insightId} is null)`),
  ],
);

/** The targets of links. */
export const sharedContent = { feedItem, insight };
