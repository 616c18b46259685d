import type { FeedKind } from '@groundwork/contract/feed-addresses';
import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const feedAddress = pgTable(
  'feed_address',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FeedKind>().notNull(),
    /** The one thing of the kind; null for all of a person's. When it is gone, the feed leads nowhere. */
    targetId: uuid('target_id'),
    /** SHA-256: the secret itself is long and random, so nothing slower is needed, and it is told once. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    readAt: moment('read_at'),
  },
  (table) => [unique('feed_address_target_idx').on(table.userId, table.kind, table.targetId).nullsNotDistinct()],
);
