import type { Engine } from '@groundwork/contract/engines';
import type { FeedContent, FeedItemKind } from '@groundwork/contract/innovation-feed';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const feedItem = pgTable(
  'feed_item',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<FeedItemKind>().notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    recordId: text('record_id').notNull(),
    content: jsonb('content').$type<FeedContent>().notNull(),
    /** Within one look, the surest on topic stands first. */
    place: integer('place').notNull(),
    isStarred: boolean('is_starred').notNull().default(false),
    notes: text('notes').notNull().default(''),
    notesVersion: integer('notes_version').notNull().default(0),
    notesBy: text('notes_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    // A record is told once in a project, however it came to be found.
    uniqueIndex('feed_item_of_record').on(table.projectId, table.searchEngine, table.recordId),
    index('feed_item_of_project').on(table.projectId, table.createdAt),
    index('feed_item_notes_by').on(table.notesBy),
  ],
);

/** How the last look for items of a project's feed stands. */
export const feedRun = pgTable('feed_run', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  state: text('state').$type<'pending' | 'ready' | 'failed'>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  finishedAt: moment('finished_at'),
  /** Records first stored up to here have been looked at. */
  seenUntil: moment('seen_until').notNull(),
});
