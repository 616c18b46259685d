import type { Change } from '@groundwork/contract/changes';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';

const CHANNEL = 'notifications';

/** More than so many that a stream has not told yet, and it tells its window to ask for everything. */
const CHANGES_MAX = 100;

/** 'access': a session, a key or the account has ended; the database itself says so. */
export type WakeUp = 'created' | 'changed' | 'access';

export interface Happened {
  what: Set<WakeUp>;
  /** Each once. */
  changes: Change[];
  /** Something may have happened that nobody told. */
  hasMissed: boolean;
}

/** What a stream waits on. */
export interface Waiter {
  /** What happened since the last call; waits for something to happen. Nothing when it was closed meanwhile. */
  next(): Promise<Happened>;
  /** As if something had been raised: for what nobody has told. */
  lookAgain(): void;
  close(): void;
}

type Message = { userId: string } & ({ what: WakeUp } | { change: Change });
type Wake = (happened: Message | 'missed') => void;

/** Tells the streams of a person, in every process, that there is something to look up. */
export function wakeUps(database: Pick<Database, 'listen' | 'notify'>) {
  const waiters = new Map<string, Set<Wake>>();
  let listening: Promise<unknown> | undefined;

  function wakeAll() {
    for (const each of waiters.values()) for (const wake of each) wake('missed');
  }

  function onPayload(payload: string) {
    const message = JSON.parse(payload) as Message;
    for (const wake of waiters.get(message.userId) ?? []) wake(message);
  }

  return {
    /** With `tx` at its commit. */
    wake: (userId: string, what: WakeUp, tx?: Parameters<Database['notify']>[2]) =>
      database.notify(CHANNEL, JSON.stringify({ userId, what }), tx),

    /** The same to each of these people: `people` selects their ids. At the commit. */
    tell: (change: Change, people: SQL, tx: Transaction) =>
      tx.execute(sql`
        select pg_notify(${CHANNEL},
          json_build_object('userId', person.id, 'change', ${JSON.stringify(change)}::json)::text)
        from (${people}) as person (id)`),

    /** From now on nothing is missed, also while nobody waits for `next`. */
    async waiter(userId: string): Promise<Waiter> {
      listening ??= database.listen(CHANNEL, onPayload, wakeAll);
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
      let happened = new Pending();
      let isClosed = false;
      let resume: (() => void) | undefined;
      const wake: Wake = (message) => {
        happened.add(message);
        resume?.();
      };
      const own = waiters.get(userId) ?? new Set();
      waiters.set(userId, own.add(wake));
      return {
        async next() {
          if (happened.isEmpty && !isClosed)
            await new Promise<void>((resolve) => {
              resume = resolve;
            });
          const taken = happened.taken();
          happened = new Pending();
          return taken;
        },
        lookAgain: () => wake({ userId, what: 'created' }),
        close() {
          isClosed = true;
          own.delete(wake);
          if (own.size === 0 && waiters.get(userId) === own) waiters.delete(userId);
          resume?.();
        },
      };
    },
  };
}

export type WakeUps = ReturnType<typeof wakeUps>;

class Pending {
  readonly #what = new Set<WakeUp>();
  readonly #changes = new Map<string, Change>();
  #hasMissed = false;

  get isEmpty(): boolean {
    return this.#what.size === 0 && this.#changes.size === 0 && !this.#hasMissed;
  }

  add(message: Message | 'missed'): void {
    if (message === 'missed') this.#hasMissed = true;
    else if ('what' in message) this.#what.add(message.what);
    else if (this.#changes.size < CHANGES_MAX) this.#changes.set(JSON.stringify(message.change), message.change);
    else this.#hasMissed = true;
  }

  taken(): Happened {
    // What was missed may have been any of them.
    const what = this.#hasMissed ? new Set<WakeUp>(['created', 'changed', 'access']) : this.#what;
    return { what, changes: [...this.#changes.values()], hasMissed: this.#hasMissed };
  }
}
