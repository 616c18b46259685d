import { index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

/** Answers computed for panels, while what they rest on is the same: kept across restarts. */
export const pulsePanel = pgTable(
  'pulse_panel',
  {
    /** Names the panel, and the project or the description that it is of. */
    key: text('key').primaryKey(),
    /** Null for what is of no project: a description alone, the whole catalogue. */
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    /** Names the state of the catalogue and of the profile that it was computed from. */
    state: text('state').notNull(),
    answer: jsonb('answer').notNull(),
    computedAt: timestamp('computed_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('pulse_panel_of_project').on(table.projectId), index('pulse_panel_expires').on(table.expiresAt)],
);

/** When somebody last looked at a project, and when at the visit before. */
export const projectVisit = pgTable(
  'project_visit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
    /** The end of the visit before this one; null during the first. */
    previousAt: timestamp('previous_at', { withTimezone: true }),
  },
  (table) => [uniqueIndex('project_visit_of').on(table.userId, table.projectId)],
);
