import type { Change } from '@groundwork/contract/changes';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';

const CHANNEL = 'notifications';

/** More than so many that a stream has not told yet, and it tells its window to ask for everything. */
const CHANGES_MAX = 100;

/** 'access': a session, a key or the account has ended; the database itself says so. */
export type Signal = 'created' | 'changed' | 'access';

export interface Happened {
  what: Set<Signal>;
  /** Each once. */
  changes: Change[];
  /** Something may have happened that nobody told. */
  hasMissed: boolean;
}

/** A stream’s subscription. */
export interface Subscriber {
  /** Events since the last call; waits for something to happen. Nothing when it was closed meanwhile. */
  next(): Promise<Happened>;
  /** Acts as if something had been raised: for what nobody has told. */
  lookAgain(): void;
  close(): void;
}

type Message = { userId: string } & ({ what: Signal } | { change: Change });
type Listener = (happened: Message | 'missed') => void;

/** Publish and subscribe: the streams of a person, in every process, are told that there is something to look up. */
export function streamSignals(database: Pick<Database, 'listen' | 'notify'>) {
  const subscribers = new Map<string, Set<Listener>>();
  let listening: Promise<unknown> | undefined;

  function onReconnect() {
    for (const each of subscribers.values()) for (const listener of each) listener('missed');
  }

  function onPayload(payload: string) {
    const message = JSON.parse(payload) as Message;
    for (const listener of subscribers.get(message.userId) ?? []) listener(message);
  }

  return {
    /** With `tx` at its commit. */
    publish: (userId: string, what: Signal, tx?: Parameters<Database['notify']>[2]) =>
      database.notify(CHANNEL, JSON.stringify({ userId, what }), tx),

    /** The same to each of these people: `people` selects their ids. At the commit. */
    publishChange: (change: Change, people: SQL, tx: Transaction) =>
      tx.execute(sql`
        select pg_notify(${CHANNEL},
          json_build_object('userId', person.id, 'change', ${JSON.stringify(change)}::json)::text)
        from (${people}) as person (id)`),

    /** From now on nothing is missed, also while nobody waits for `next`. */
    async subscribe(userId: string): Promise<Subscriber> {
      listening ??= database.listen(CHANNEL, onPayload, onReconnect);
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
      let happened = new Pending();
      let isClosed = false;
      let resume: (() => void) | undefined;
      const listener: Listener = (message) => {
        happened.add(message);
        resume?.();
      };
      const own = subscribers.get(userId) ?? new Set();
      subscribers.set(userId, own.add(listener));
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
        lookAgain: () => listener({ userId, what: 'created' }),
        close() {
          isClosed = true;
          own.delete(listener);
          if (own.size === 0 && subscribers.get(userId) === own) subscribers.delete(userId);
          resume?.();
        },
      };
    },
  };
}

export type StreamSignals = ReturnType<typeof streamSignals>;

class Pending {
  readonly #what = new Set<Signal>();
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
    // A missed signal may have been any of them.
    const what = this.#hasMissed ? new Set<Signal>(['created', 'changed', 'access']) : this.#what;
    return { what, changes: [...this.#changes.values()], hasMissed: this.#hasMissed };
  }
}
