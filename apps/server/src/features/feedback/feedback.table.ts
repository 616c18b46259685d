import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const owner = () => text('user_id').references(() => user.id, { onDelete: 'cascade' });

export const feedbackScore = pgTable(
  'feedback_score',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: owner().notNull(),
    score: integer('score').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('feedback_score_time_idx').on(table.createdAt),
    index('feedback_score_user_idx').on(table.userId, table.createdAt),
  ],
);

/** When somebody may be asked again; without a row, some days after sign-up. */
export const feedbackPrompt = pgTable('feedback_prompt', {
  userId: owner().primaryKey(),
  askAfter: moment('ask_after').notNull(),
});
