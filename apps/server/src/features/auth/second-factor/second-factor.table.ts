import { bigint, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { user } from '../../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const userId = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const secondFactor = pgTable('second_factor', {
  userId: userId().primaryKey(),
  /** The secret of the authenticator app, sealed. */
  secret: text('secret').notNull(),
  /** Null until a code of it was typed once: nothing is asked for before. */
  confirmedAt: moment('confirmed_at'),
  /** The half minute of the last code that was taken: neither it nor one before is taken again. */
  usedStep: bigint('used_step', { mode: 'number' }),
  createdAt: moment('created_at').notNull(),
});

export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: userId(),
    digest: text('digest').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.digest] })],
);
