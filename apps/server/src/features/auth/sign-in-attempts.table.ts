import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Attempts since the last success, for an account or an address. In the database, so that all processes agree. */
export const signInAttempt = pgTable('sign_in_attempt', {
  /** A digest: whoever reads the table learns no address. */
  key: text('key').primaryKey(),
  attempts: integer('attempts').notNull(),
  lastAt: moment('last_at').notNull(),
  blockedUntil: moment('blocked_until').notNull(),
});
