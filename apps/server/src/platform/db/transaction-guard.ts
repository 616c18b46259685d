import { AsyncLocalStorage } from 'node:async_hooks';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

// Inside db.transaction() only `tx` may be used. The outer db would take a second connection: on the embedded store
// that waits for the very transaction it stands in, on PostgreSQL it silently works outside of it. Both fail here.

/** Open until its transaction is settled: work started inside but not awaited may use the db again afterwards. */
interface CurrentTransaction {
  isOpen: boolean;
}

const current = new AsyncLocalStorage<CurrentTransaction>();

class OutsideTransactionError extends Error {
  override name = 'OutsideTransactionError';

  constructor() {
    super(
      'The database was used beside the transaction that is open here: use `tx`, or outsideTransaction() if meant so',
    );
  }
}

type ConnectCallback = (error: Error | undefined, client?: pg.PoolClient, done?: (release?: Error) => void) => void;

export class GuardedPool extends pg.Pool {
  /** The last that was heard of the server: no connection could be had, or one broke. */
  isAway = false;

  constructor(config: pg.PoolConfig) {
    super(config);
    this.on('connect', (client) => client.on('error', () => (this.isAway = true)));
  }

  // pool.query() comes through here as well.
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const isInside = current.getStore()?.isOpen === true;
    if (!callback) return isInside ? Promise.reject(new OutsideTransactionError()) : this.#connect();
    if (isInside) callback(new OutsideTransactionError());
    else
      super.connect((error, client, done) => {
        this.isAway = error !== undefined && error !== null;
        callback(error, client, done as never);
      });
    return undefined;
  }

  async #connect(): Promise<pg.PoolClient> {
    try {
      const client = await super.connect();
      this.isAway = false;
      return client;
    } catch (error) {
      this.isAway = true;
      throw error;
    }
  }
}

/** Makes `db.transaction()` mark what runs inside it, so that the pool can refuse it a second connection. */
export function guardTransactions<Database extends NodePgDatabase>(db: Database): Database {
  const transaction = db.transaction.bind(db);
  db.transaction = (action, config) => {
    const mark: CurrentTransaction = { isOpen: true };
    return transaction((tx) => current.run(mark, () => action(tx)), config).finally(() => {
      mark.isOpen = false;
    });
  };
  return db;
}

/** Runs `action` as if no transaction were open: for work that must not be undone with it. Never await it inside. */
export const outsideTransaction = <Result>(action: () => Result): Result => current.exit(action);
