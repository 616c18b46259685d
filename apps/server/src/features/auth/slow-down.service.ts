import { createHash } from 'node:crypto';
import { waitText } from '@groundwork/contract/auth';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ADDRESS_HEADER } from '../../platform/http/client-address.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { SignInAttemptRepository } from './sign-in-attempts.repository.ts';

/** Wrong passwords in a row before the waits begin: 15 s, then twice as long each time, up to 15 minutes. */
const FREE_OF_ACCOUNT = 5;
/** An office may share one address. */
const FREE_OF_ADDRESS = 30;
const FREE_MAILS = 3;

const keyOf = (kind: string, name: string) => createHash('sha256').update(`${kind}:${name}`).digest('base64url');

/** Makes guessing slow. Whether an account exists changes nothing: what is counted is the name that was tried. */
export function slowDownService({ attempts, clock }: { attempts: SignInAttemptRepository; clock: Clock }) {
  async function refuseWhileWaiting(keys: string[]): Promise<void> {
    const now = clock.now();
    const until = await attempts.blockedUntil(keys, now);
    if (until) throw tooMany(until.getTime() - now.getTime());
  }

  async function count(key: string, free: number): Promise<void> {
    if (await attempts.count({ key, free }, clock.now())) return;
    // Another attempt at the same moment took the turn and has to be waited for.
    await refuseWhileWaiting([key]);
    throw tooMany(1_000);
  }

  return {
    /**
     * Runs a check of a password, which is counted as wrong unless it ends well. RATE_LIMITED with `{retryAfterMs}` while
     * the account or the caller's address has to wait.
     */
    async guessing<Result>(email: string, headers: Headers, check: () => Promise<Result>): Promise<Result> {
      const account = keyOf('account', email.toLowerCase());
      const caller = headers.get(ADDRESS_HEADER);
      const address = caller && keyOf('address', caller);
      await refuseWhileWaiting(address ? [account, address] : [account]);
      if (address) await count(address, FREE_OF_ADDRESS);
      await count(account, FREE_OF_ACCOUNT);
      const result = await check();
      await attempts.forget(account);
      // Not forgotten: one's own account would clear an address for guessing at others.
      if (address) await attempts.takeBack(address, clock.now());
      return result;
    },

    /** Before a mail goes to an address that anyone may have typed. */
    async mailing(email: string): Promise<void> {
      const key = keyOf('mail', email.toLowerCase());
      await refuseWhileWaiting([key]);
      await count(key, FREE_MAILS);
    },

    async forgetGuesses(email: string): Promise<void> {
      await attempts.forget(keyOf('account', email.toLowerCase()));
    },

    purge: () => attempts.purge(clock.now()),
  };
}

export type SlowDownService = ReturnType<typeof slowDownService>;

const tooMany = (retryAfterMs: number) =>
  new AppError('RATE_LIMITED', MESSAGES.auth.tooManyAttempts(waitText(retryAfterMs)), { retryAfterMs });
