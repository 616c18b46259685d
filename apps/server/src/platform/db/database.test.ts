import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestDatabase, testServerUrl } from '../../../test/database.ts';
import { takeLock } from './advisory-lock.ts';
import { type Database, openDatabase, outsideTransaction } from './database.ts';

let database: Database;

beforeAll(async () => {
  database = await openTestDatabase();
  await database.pool.query(
    'CREATE TABLE item (id int PRIMARY KEY, name text UNIQUE, added timestamptz DEFAULT now())',
  );
});
beforeEach(() => database.pool.query('TRUNCATE item'));
afterAll(() => database.close());

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const add = (id: number, name = `item ${id}`) => sql`INSERT INTO item (id, name) VALUES (${id}, ${name})`;
const count = async () => (await database.pool.query('SELECT * FROM item')).rowCount;

describe('[OPS-03] queries', () => {
  test('eight connections are open at once and each answers', async () => {
    const clients = await Promise.all(range(8).map(() => database.pool.connect()));
    const answers = await Promise.all(clients.map((client, index) => client.query('SELECT $1::int AS n', [index])));
    for (const client of clients) client.release();
    expect(answers.map(({ rows }) => rows[0].n)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  test('fifty queries in parallel each get their own answer', async () => {
    const answers = await Promise.all(
      range(50).map((n) => database.pool.query('SELECT $1::int AS n, pg_sleep($2)', [n, (n % 3) / 1_000])),
    );
    expect(answers.map(({ rows }) => rows[0].n)).toEqual(range(50));
  });

  test('types arrive as pg gives them', async () => {
    const { rows } = await database.pool.query(`SELECT count(*), 1::int AS int, 9007199254740993::bigint AS bigint,
      1.50::numeric(4, 2) AS numeric, '{"a": [1]}'::jsonb AS json, ARRAY['x', 'y'] AS texts, true AS bool,
      '2026-11-21T07:00:00Z'::timestamptz AS at, '\\x0102'::bytea AS bytes, NULL AS nothing`);
    expect(rows[0]).toEqual({
      count: '1',
      int: 1,
      bigint: '9007199254740993',
      numeric: '1.50',
      json: { a: [1] },
      texts: ['x', 'y'],
      bool: true,
      at: new Date('2026-11-21T07:00:00Z'),
      bytes: Buffer.from([1, 2]),
      nothing: null,
    });
  });

  test('a text of several megabytes and a value of every character survive the way', async () => {
    const long = 'Ünïcödé 💡 '.repeat(300_000);
    const { rows } = await database.pool.query('SELECT $1::text AS text', [long]);
    expect(rows[0].text === long).toBe(true);
  });

  test('a violated constraint carries its SQLSTATE and its name, and the connection stays usable', async () => {
    await database.db.execute(add(1));
    const error = await database.db.execute(add(1)).catch((reason) => reason);
    expect(error.cause).toMatchObject({ code: '23505', constraint: 'item_pkey' });
    await expect(database.pool.query('SELEC 1')).rejects.toMatchObject({ code: '42601' });
    expect(await count()).toBe(1);
  });

  test('two connections use the same name for different prepared statements', async () => {
    const [one, other] = await Promise.all([database.pool.connect(), database.pool.connect()]);
    const first = await one.query({ name: 'same', text: 'SELECT $1::int + 1 AS n', values: [1] });
    const second = await other.query({ name: 'same', text: 'SELECT $1::int * 10 AS n', values: [1] });
    const again = await one.query({ name: 'same', text: 'SELECT $1::int + 1 AS n', values: [5] });
    one.release();
    other.release();
    expect([first, second, again].map(({ rows }) => rows[0].n)).toEqual([2, 10, 6]);
  });

  test('several statements in one query give several results', async () => {
    const results = await database.pool.query('SELECT 1 AS a; SELECT 2 AS b');
    expect((results as unknown as { rows: unknown[] }[]).map(({ rows }) => rows)).toEqual([[{ a: 1 }], [{ b: 2 }]]);
  });
});

describe('[OPS-03] transactions', () => {
  test('others see nothing of a transaction before it commits', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO item VALUES (1, 'mine')`);
    const seenByOthers = count();
    await client.query('ROLLBACK');
    client.release();
    expect(await seenByOthers).toBe(0);
  });

  test('transactions started together all commit', async () => {
    await Promise.all(
      range(20).map((id) =>
        database.db.transaction(async (tx) => {
          await tx.execute(add(id));
          await tx.execute(sql`UPDATE item SET name = name || '!' WHERE id = ${id}`);
        }),
      ),
    );
    expect(await count()).toBe(20);
  });

  test('an error undoes the whole transaction', async () => {
    const failing = database.db.transaction(async (tx) => {
      await tx.execute(add(1));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await count()).toBe(0);
  });

  test('a savepoint undoes only what came after it', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(add(1));
      await tx.transaction((inner) => inner.execute(add(1))).catch(() => undefined);
      await tx.execute(add(2));
    });
    expect(await count()).toBe(2);
  });

  test('a client that goes away in the middle of a transaction leaves nothing behind', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO item VALUES (1, 'left')`);
    client.release(true);
    await vi.waitFor(async () => expect(await count()).toBe(0));
    await database.db.execute(add(1));
  });

  test.skipIf(!testServerUrl)('a connection that breaks inside a transaction fails only that transaction', async () => {
    const failing = database.db.transaction(async (tx) => {
      const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
      await outsideTransaction(() => database.pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.['pid']]));
      await tx.execute(add(1));
    });
    await expect(failing).rejects.toThrow();
    expect(await count()).toBe(0);
  });

  test('the outer db inside a transaction is refused at once, and the transaction is undone', async () => {
    const misuse = database.db.transaction(async (tx) => {
      await tx.execute(add(1));
      await database.db.execute(add(2));
    });
    const error = await misuse.catch((reason) => reason);
    expect(String(error.cause ?? error)).toContain('use `tx`');
    expect(await count()).toBe(0);
  });

  test('work that must survive the transaction runs outside of it', async () => {
    let outside: Promise<unknown> | undefined;
    await database.db
      .transaction(async (tx) => {
        await tx.execute(add(1));
        outside = outsideTransaction(() => database.db.execute(add(2)));
        throw new Error('undone');
      })
      .catch(() => undefined);
    await outside;
    expect((await database.pool.query('SELECT id FROM item')).rows).toEqual([{ id: 2 }]);
  });

  test('work started inside a transaction may use the db once that has ended', async () => {
    let later: Promise<unknown> | undefined;
    const gate = Promise.withResolvers<void>();
    await database.db.transaction(async () => {
      later = gate.promise.then(() => database.db.execute(add(1)));
    });
    gate.resolve();
    await later;
    expect(await count()).toBe(1);
  });
});

describe('[OPS-03] locks', () => {
  test('what is counted under a lock cannot change meanwhile, in whichever transaction', async () => {
    await Promise.all(
      range(8).map(() =>
        database.db.transaction(async (tx) => {
          await takeLock(tx, 'projects', 'somebody');
          const { rows } = await tx.execute<{ last: number }>(sql`SELECT coalesce(max(id), 0) AS last FROM item`);
          await tx.execute(sql`SELECT pg_sleep(0.01)`);
          await tx.execute(add(rows[0]!.last + 1));
        }),
      ),
    );
    expect(await count()).toBe(8);
  });

  test('a lock goes with its transaction, also with one that fails', async () => {
    const fails = database.db.transaction(async (tx) => {
      await takeLock(tx, 'projects', 'somebody');
      throw new Error('undone');
    });
    await expect(fails).rejects.toThrow('undone');
    await database.db.transaction(async (tx) => {
      await takeLock(tx, 'projects', 'somebody');
      await tx.execute(add(1));
    });
    expect(await count()).toBe(1);
  });

  test('a row that was read for a change waits for the other change', async () => {
    await database.db.execute(add(1, '0'));
    await Promise.all(
      range(8).map(() =>
        database.db.transaction(async (tx) => {
          const { rows } = await tx.execute<{ name: string }>(sql`SELECT name FROM item WHERE id = 1 FOR UPDATE`);
          await tx.execute(sql`UPDATE item SET name = ${String(Number(rows[0]!.name) + 1)} WHERE id = 1`);
        }),
      ),
    );
    expect((await database.pool.query('SELECT name FROM item')).rows).toEqual([{ name: '8' }]);
  });
});

describe('notifications', () => {
  test('every listener of the channel gets the payload, others do not', async () => {
    const got: string[] = [];
    const stop = await Promise.all([
      database.listen('reports', (payload) => got.push(`one ${payload}`)),
      database.listen('reports', (payload) => got.push(`two ${payload}`)),
      database.listen('Feed "x"', (payload) => got.push(`feed ${payload}`)),
    ]);
    await database.notify('reports', 'r1');
    await database.notify('Feed "x"', 'f1');
    await vi.waitFor(() => expect(got.toSorted()).toEqual(['feed f1', 'one r1', 'two r1']));
    for (const unlisten of stop) unlisten();
  });

  test('a notification from a transaction arrives when it commits, never when it is undone', async () => {
    const got: string[] = [];
    const unlisten = await database.listen('events', (payload) => got.push(payload));
    const undone = database.db.transaction(async (tx) => {
      await database.notify('events', 'undone', tx);
      throw new Error('no');
    });
    await undone.catch(() => undefined);
    await database.db.transaction((tx) => database.notify('events', 'committed', tx));
    await vi.waitFor(() => expect(got).toEqual(['committed']));
    unlisten();
  });

  test('after unlistening nothing arrives any more while another listener still hears', async () => {
    const got: string[] = [];
    const unlisten = await database.listen('a', (payload) => got.push(`gone ${payload}`));
    const stay = await database.listen('a', (payload) => got.push(`stay ${payload}`));
    unlisten();
    await database.notify('a', '1');
    await vi.waitFor(() => expect(got).toEqual(['stay 1']));
    stay();
  });

  test('another client that listens on a connection of its own hears as well', async () => {
    const client = await database.pool.connect();
    const heard = Promise.withResolvers<string | undefined>();
    client.on('notification', ({ payload }) => heard.resolve(payload));
    await client.query('LISTEN elsewhere');
    await database.notify('elsewhere', 'yes');
    expect(await heard.promise).toBe('yes');
    client.release(true);
  });

  test.skipIf(!testServerUrl)('a lost connection is found again and the listener is told', async () => {
    const got: string[] = [];
    let reconnects = 0;
    const unlisten = await database.listen(
      'lost',
      (payload) => got.push(payload),
      () => {
        reconnects += 1;
      },
    );
    await database.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`);
    await vi.waitFor(() => expect(reconnects).toBe(1));
    await database.notify('lost', 'found');
    await vi.waitFor(() => expect(got).toEqual(['found']));
    unlisten();
  });
});

describe('[OPS-02] start messages', () => {
  test('an unreachable server is named without the password', async () => {
    const opening = openDatabase({ url: 'postgres://ann:s3cret@127.0.0.1:9/groundwork' });
    await expect(opening).rejects.toThrow('database "groundwork" at 127.0.0.1:9: nothing answers there');
    await expect(opening).rejects.not.toThrow(/s3cret/);
  });

  test('a value that is no URL is not repeated', async () => {
    const opening = openDatabase({ url: 'ann:s3cret@host' });
    await expect(opening).rejects.toThrow(/DATABASE_URL/);
    await expect(opening).rejects.not.toThrow(/s3cret/);
  });

  test.skipIf(!testServerUrl)('a database that is not there is named', async () => {
    const url = new URL(testServerUrl!);
    url.pathname = '/nowhere';
    await expect(openDatabase({ url: url.href })).rejects.toThrow('there is no such database');
  });
});
