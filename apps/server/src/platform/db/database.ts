import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { type Embedded, openEmbedded } from './embedded/open-embedded.ts';
import { Listener, type Unlisten } from './listener.ts';
import { connectionError, describeUrl } from './postgres-error.ts';
import { type OnSlowQuery, watchQueries } from './slow-queries.ts';
import { GuardedPool, guardTransactions } from './transaction-guard.ts';

export { migrate } from './migrate.ts';
export { outsideTransaction } from './transaction-guard.ts';

/** An open transaction, as `db.transaction` hands it over. */
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

/** A query runs on either of these: the database itself or an open transaction. */
export type Executor = NodePgDatabase | Transaction;

/** The workspace store. The same driver, dialect and migrations whether it is embedded or a PostgreSQL server. */
export interface Database {
  readonly kind: 'embedded' | 'postgres';
  /** Inside `db.transaction(tx => …)` only `tx` may be used; the outer db is refused there at once. */
  readonly db: NodePgDatabase;
  readonly pool: pg.Pool;
  /** The server cannot be reached, as far as was heard last. Comes back by itself: each query tries anew. */
  isAway(): boolean;
  /**
   * Calls `onPayload` for each notification on the channel, from any process. `onReconnect` is called when the
   * connection had been lost, so that the listener can look up what it missed.
   */
  listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<Unlisten>;
  /** At most 7,999 bytes, PostgreSQL's limit. With `tx` it is sent when the transaction commits. */
  notify(channel: string, payload: string, tx?: Transaction): Promise<void>;
  /** The embedded store as one tar file that `dumpFile` can start from; a PostgreSQL server has pg_dump. */
  dump?(): Promise<Uint8Array>;
  /** The embedded store's folder as it is now, as another folder that a process of its own may open. */
  copyTo?(folder: string): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** postgres://… of a PostgreSQL server; without it the store is embedded. */
  url?: string | undefined;
  /** Data folder of the embedded store; without it the store is in memory and gone when closed. */
  dir?: string | undefined;
  /** A file written from `dump()` that a new embedded store starts as a copy of. */
  dumpFile?: string | undefined;
  /** An embedded store that is open; it stays so when the database is closed. */
  embedded?: Embedded | undefined;
  /** An idle connection was lost (the pool opens another), or the embedded store died. Default: to the console. */
  onError?: (error: Error) => void;
  /** Told of statements that take longer than so many milliseconds. */
  slow?: { ms: number; onSlow: OnSlowQuery };
  /** The embedded store died and nothing can be stored any more. Default: throws, which ends the process. */
  onFatal?: (error: Error) => void;
}

const POOL_SIZE = 8;
const CONNECT_TIMEOUT_MS = 10_000;
/** A transaction that waits this long for its own process is a defect and must not hold its locks for ever. */
const IDLE_IN_TRANSACTION_MS = 60_000;

export async function openDatabase(options: DatabaseOptions = {}): Promise<Database> {
  const onError = options.onError ?? ((error: Error) => console.error(`database: ${error.message}`));
  if (options.url) return openPostgres(options.url, onError, options.slow);
  const embedded =
    options.embedded ??
    (await openEmbedded({
      dir: options.dir,
      dumpFile: options.dumpFile,
      ...(options.onFatal && { onFatal: options.onFatal }),
    }));
  const config = { stream: embedded.stream, ssl: false, user: 'postgres', database: 'postgres' } as const;
  const database = overPool('embedded', config, onError, options.slow);
  return {
    ...database,
    dump: embedded.dump,
    copyTo: embedded.copyTo,
    close: async () => {
      await database.close();
      if (!options.embedded) await embedded.close();
    },
  };
}

async function openPostgres(
  url: string,
  onError: (error: Error) => void,
  slow: DatabaseOptions['slow'],
): Promise<Database> {
  // Refuses what is no PostgreSQL URL, before pg makes something else of it.
  describeUrl(url);
  const config = {
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    keepAlive: true,
    application_name: 'groundwork',
  };
  const database = overPool('postgres', config, onError, slow);
  try {
    await database.pool.query('SELECT 1');
    return database;
  } catch (error) {
    await database.close();
    throw error instanceof StartError ? error : connectionError(url, error);
  }
}

function overPool(
  kind: Database['kind'],
  config: pg.PoolConfig,
  onError: (error: Error) => void,
  slow: DatabaseOptions['slow'],
): Database {
  const pool = new GuardedPool({ ...config, max: POOL_SIZE });
  // A client without a listener of its own ends the process when its connection breaks inside a transaction.
  pool.on('connect', (client) => {
    client.on('error', onError);
    if (slow) watchQueries(client, slow.ms, slow.onSlow);
  });
  pool.on('error', () => undefined);
  const listener = new Listener(() => new pg.Client(config), onError);
  const db = guardTransactions(drizzle(pool));
  let closing: Promise<void> | undefined;
  return {
    kind,
    db,
    pool,
    isAway: () => pool.isAway,
    listen: (channel, onPayload, onReconnect) => listener.listen(channel, onPayload, onReconnect),
    notify: async (channel, payload, tx) => {
      await (tx ?? db).execute(sql`SELECT pg_notify(${channel}, ${payload})`);
    },
    close: () => {
      closing ??= listener.close().then(() => pool.end());
      return closing;
    },
  };
}
