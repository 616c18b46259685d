import type { InsightContent } from '@groundwork/contract/insights';
import { sql } from 'drizzle-orm';
import {
  boolean,
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

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const insight = pgTable(
  'insight',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** Names the finding, whatever its numbers; of what was asked, the question's own. */
    key: text('key').notNull(),
    /** The person who asked; null for what was found without being asked. */
    askedBy: text('asked_by').references(() => user.id, { onDelete: 'set null' }),
    questions: jsonb('questions').$type<string[]>(),
    state: text('state').$type<'pending' | 'ready' | 'failed'>().notNull(),
    /** Null until it is there. */
    content: jsonb('content').$type<InsightContent>(),
    /** The most telling of those found together stand first. */
    importance: integer('importance').notNull().default(0),
    isBookmarked: boolean('is_bookmarked').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** When it no longer held, or a later one told it anew. */
    supersededAt: moment('superseded_at'),
  },
  (table) => [
    index('insight_of_project').on(table.projectId, table.createdAt),
    uniqueIndex('insight_standing').on(table.projectId, table.key).where(sql`${table.supersededAt} is null`),
    index('insight_asked_by').on(table.askedBy),
  ],
);

export const insightLike = pgTable(
  'insight_like',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    insightId: uuid('insight_id')
      .notNull()
      .references(() => insight.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    isLiked: boolean('is_liked').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('insight_like_of').on(table.insightId, table.userId)],
);

/** Counts custom insights towards the month's limit; stays when the insight or its project goes. */
export const insightUsage = pgTable(
  'insight_usage',
  {
    insightId: uuid('insight_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('insight_usage_of').on(table.userId, table.createdAt)],
);

/** A language model's answers so far to a question that is being answered: nothing is paid for twice. */
export const insightStep = pgTable(
  'insight_step',
  {
    insightId: uuid('insight_id')
      .notNull()
      .references(() => insight.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    output: jsonb('output').notNull(),
  },
  (table) => [primaryKey({ columns: [table.insightId, table.step] })],
);

/** How the last look for insights on a project stands. */
export const insightRun = pgTable('insight_run', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  state: text('state').$type<'pending' | 'ready' | 'failed'>().notNull(),
  requestedAt: moment('requested_at').notNull(),
  finishedAt: moment('finished_at'),
});
