import type { Engine } from '@groundwork/contract/engines';
import type { ProfileCorrections } from '@groundwork/contract/relevance';
import { integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { project } from '../projects/projects.table.ts';

/** Only projects whose profile was corrected have a row. */
export const projectProfile = pgTable('project_profile', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  corrections: jsonb('corrections').$type<ProfileCorrections>().notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** What people said of records: more like this, or not about the project. */
export const recordMark = pgTable(
  'record_mark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** As it was when it was marked: records may leave the catalogue. */
    title: text('title').notNull(),
    verdict: text('verdict').$type<'more' | 'not'>().notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('record_mark_of').on(table.projectId, table.searchEngine, table.itemId)],
);
