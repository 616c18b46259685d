import type { Engine } from '@groundwork/contract/engines';
import { sql } from 'drizzle-orm';
import { index, json, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const bookmark = pgTable(
  'bookmark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** A `BookmarkedRecord`: the record as it was then, so that it stays readable whatever becomes of it. json, because
     *  jsonb refuses some characters that records may have. */
    record: json('record').notNull(),
    /** `hashRecord` of the whole record. */
    recordHash: text('record_hash').notNull(),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** Set when it was removed; it can be restored for a while. */
    removedAt: moment('removed_at'),
  },
  (table) => [
    uniqueIndex('bookmark_item_idx').on(table.projectId, table.searchEngine, table.itemId),
    index('bookmark_owner_item_idx').on(table.ownerId, table.searchEngine, table.itemId),
  ],
);
