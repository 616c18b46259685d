import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { AppError } from './app-error.ts';

/** Takes one of a caller's turns; throws RATE_LIMITED with the wait until the next one when there is none left. */
export type RateLimit = (caller: string) => Promise<void>;

/** Counted in this process: for what is cheap and only must not become a flood. */
export function rateLimit(options: { turns: number; perSeconds: number }): RateLimit {
  const limiter = new RateLimiterMemory({ points: options.turns, duration: options.perSeconds });
  return async (caller) => {
    try {
      await limiter.consume(caller);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw new AppError('RATE_LIMITED', undefined, { retryAfterMs: error.msBeforeNext });
    }
  };
}
