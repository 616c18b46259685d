import { bigint, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** As rate-limiter-flexible wants it. */
export const rateLimitTurn = pgTable('rate_limit_turn', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** Milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});
