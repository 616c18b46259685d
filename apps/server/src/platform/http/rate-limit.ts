import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../db/database.ts';
import { withoutSync } from '../db/unsynced.ts';
import { AppError } from './app-error.ts';

/** Takes one of a caller's turns; throws RATE_LIMITED with the wait until the next one when there is none left. */
export type RateLimit = (caller: string) => Promise<void>;

interface Turns {
  turns: number;
  perSeconds: number;
}

/**
 * Counted in the database, so that several processes and a restart count alike; a crash may take back the last turns, and
 * nobody waits for the disk because of one. The tightest limit comes first.
 */
export function sharedRateLimit({ pool }: Pick<Database, 'pool'>, name: string, limits: Turns[]): RateLimit {
  const limiters = limits.map(
    ({ turns, perSeconds }) =>
      new RateLimiterPostgres({
        storeClient: { query: (asked: pg.QueryConfig) => pool.query({ ...asked, text: withoutSync(asked.text) }) },
        storeType: 'pool',
        tableName: 'rate_limit_turn',
        tableCreated: true,
        keyPrefix: `${name}/${perSeconds}`,
        points: turns,
        duration: perSeconds,
      }),
  );
  return async (caller) => {
    try {
      for (const limiter of limiters) await limiter.consume(caller);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('RATE_LIMITED', undefined, { retryAfterMs: error.msBeforeNext });
    }
  };
}
