import { bigint, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

/** Every call to the language model. Rows outlive their project: ceilings count the whole month. */
export const modelCall = pgTable(
  'model_call',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    /** The person who asked for it, or whose project it was for; null for calls of earlier days. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Its purpose: 'profile', 'screening'. */
    purpose: text('purpose').notNull(),
    /** Names what the call was a part of: several calls of one look, or of one report. */
    task: text('task').notNull(),
    model: text('model').notNull(),
    /** The most that it may come to until it is settled, then what it used. */
    inputTokens: integer('input_tokens').notNull(),
    outputTokens: integer('output_tokens').notNull(),
    /** In millionths of a US dollar; null where no prices are set. */
    cost: bigint('cost', { mode: 'number' }),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    /** Null while it runs, or when its process ended in the middle: then it counts as reserved. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    index('model_call_started').on(table.startedAt),
    index('model_call_of_project').on(table.projectId),
    index('model_call_of_user').on(table.userId, table.startedAt),
  ],
);
