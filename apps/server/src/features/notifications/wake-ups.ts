import type { Database } from '../../platform/db/database.ts';

const CHANNEL = 'notifications';

/** 'access': a session, a key or the account has ended; the database itself says so. */
export type WakeUp = 'created' | 'changed' | 'access';

/** What a stream waits on. */
export interface Waiter {
  /** What happened since the last call; waits for something to happen. Empty when it was closed meanwhile. */
  next(): Promise<Set<WakeUp>>;
  close(): void;
}

/** Tells the streams of a person, in every process, that there is something to look up. */
export function wakeUps(database: Pick<Database, 'listen' | 'notify'>) {
  const waiters = new Map<string, Set<(what: WakeUp) => void>>();
  let listening: Promise<unknown> | undefined;

  function wakeAll() {
    for (const each of waiters.values()) for (const wake of each) for (const what of ALL) wake(what);
  }

  function onPayload(payload: string) {
    const { userId, what } = JSON.parse(payload) as { userId: string; what: WakeUp };
    for (const wake of waiters.get(userId) ?? []) wake(what);
  }

  return {
    /** With `tx` at its commit. */
    wake: (userId: string, what: WakeUp, tx?: Parameters<Database['notify']>[2]) =>
      database.notify(CHANNEL, JSON.stringify({ userId, what }), tx),

    /** From now on nothing is missed, also while nobody waits for `next`. */
    async waiter(userId: string): Promise<Waiter> {
      listening ??= database.listen(CHANNEL, onPayload, wakeAll);
      try {
        await listening;
      } catch (error) {
        listening = undefined;
        throw error;
      }
      let happened = new Set<WakeUp>();
      let isClosed = false;
      let resume: (() => void) | undefined;
      const wake = (what: WakeUp) => {
        happened.add(what);
        resume?.();
      };
      const own = waiters.get(userId) ?? new Set();
      waiters.set(userId, own.add(wake));
      return {
        async next() {
          if (happened.size === 0 && !isClosed)
            await new Promise<void>((resolve) => {
              resume = resolve;
            });
          const taken = happened;
          happened = new Set();
          return taken;
        },
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

const ALL: WakeUp[] = ['created', 'changed', 'access'];
