import { index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

/** Pairs of records told apart, the smaller reference first, so that a pair is one row whichever way it is named. */
export const identitySplit = pgTable(
  'identity_split',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    aEngine: text('a_engine').notNull(),
    aId: text('a_id').notNull(),
    bEngine: text('b_engine').notNull(),
    bId: text('b_id').notNull(),
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    unique('identity_split_pair').on(table.aEngine, table.aId, table.bEngine, table.bId),
    index('identity_split_b_idx').on(table.bEngine, table.bId),
  ],
);
