import type { Engine } from '@groundwork/contract/engines';
import type { AlertChoice, AlertFrequency } from '@groundwork/contract/saved-searches';
import type { SearchFilters, SearchMode } from '@groundwork/contract/search';
import { sql } from 'drizzle-orm';
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

/** Values of a record whose changes people want to hear of, as the catalogue has them. */
type WatchedValues = Record<'closes' | 'status' | 'phase' | 'lastRound', string | null> & { amount: number | null };

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const savedSearch = pgTable(
  'saved_search',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    query: text('query').notNull(),
    filters: jsonb('filters').$type<SearchFilters>().notNull(),
    mode: text('mode').$type<SearchMode>().notNull(),
    alert: text('alert').$type<AlertChoice>().notNull(),
    frequency: text('frequency').$type<AlertFrequency>().notNull(),
    createdAt: moment('created_at').notNull(),
    seenAt: moment('seen_at').notNull(),
    lastCheckedAt: moment('last_checked_at').notNull(),
    nextCheckAt: moment('next_check_at').notNull(),
    /** The data set's version that the last check covered whole; null when there may be more of it to check. */
    checkedVersion: integer('checked_version'),
    /** When the newest record was stored that a pass over changes has found for it. */
    newsAt: moment('news_at'),
    /** Set while the deletion can be undone. */
    deletedAt: moment('deleted_at'),
  },
  (table) => [
    index('saved_search_user_idx').on(table.userId, table.createdAt),
    index('saved_search_due_idx')
      .on(table.nextCheckAt)
      .where(sql`${table.alert} <> 'off' and ${table.deletedAt} is null`),
  ],
);

/** The contents of a person's next digest; gone once it is sent. */
export const alertMail = pgTable(
  'alert_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    windowStart: moment('window_start').notNull(),
    count: integer('count').notNull(),
    /** How many of them were known and have changed. */
    changed: integer('changed').notNull().default(0),
    titles: jsonb('titles').$type<string[]>().notNull(),
    url: text('url').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('alert_mail_window_idx').on(table.savedSearchId, table.windowStart)],
);

/** How far the catalogue's changes were looked through for all alerts: one row. What came before it began, nobody has looked through. */
export const alertPlace = pgTable('alert_place', {
  id: integer('id').primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
  beganAt: moment('began_at').notNull(),
});

/** Changes of known records that an alert will tell; from what they were when it was last told to what they are. */
export const alertChange = pgTable(
  'alert_change',
  {
    savedSearchId: uuid('saved_search_id')
      .notNull()
      .references(() => savedSearch.id, { onDelete: 'cascade' }),
    recordId: text('record_id').notNull(),
    title: text('title').notNull(),
    before: jsonb('before').$type<WatchedValues>().notNull(),
    after: jsonb('after').$type<WatchedValues>().notNull(),
    /** When the record was first stored: for who hears of it as new, it hasn't changed. */
    seenAt: moment('seen_at').notNull(),
    changedAt: moment('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.savedSearchId, table.recordId] })],
);
