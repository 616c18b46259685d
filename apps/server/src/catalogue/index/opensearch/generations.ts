import { SearchServiceError } from '../../../platform/fetch/search-client.ts';
import { layout, SERVING_SETTINGS } from './layout.ts';
import { LOCKS, type Service } from './service.ts';
import { type Teller, TOLD_AT_ONCE } from './teller.ts';
import { recordsAfter } from './told-rows.ts';

/** Requests that a new index is filled by at once. */
const SENT_AT_ONCE = 2;
/** How far behind a new index may be when writers are made to wait for it. */
const NEARLY = 1_000;

/** Makes indexes from the records, and puts one in the place of another while searches go on. */
export function generations(service: Service, teller: Teller) {
  const { database, client, prefix, shards } = service;
  const { pool } = database;

  async function serving(): Promise<string | null> {
    const { rows } = await pool.query('SELECT name FROM catalogue_search_index WHERE is_serving');
    return rows[0]?.name ?? null;
  }

  /** Whether the index that the records say serves is there, under the name by which it is asked. */
  async function isServing(): Promise<boolean> {
    const [name, [first, ...more]] = [await serving(), await called()];
    return name !== null && first === name && more.length === 0;
  }

  /** Indexes that are called what is asked. */
  async function called(): Promise<string[]> {
    const aliased = await client.call('GET', `/_alias/${prefix}`).catch((error: unknown) => {
      if (error instanceof SearchServiceError && error.status === 404) return {};
      throw error;
    });
    return Object.keys(aliased);
  }

  async function remove(name: string): Promise<void> {
    await client.call('DELETE', `/${name}?ignore_unavailable=true`);
    await pool.query('DELETE FROM catalogue_search_index WHERE name = $1', [name]);
  }

  /** An empty index whose outbox begins now: what is committed before is read from the records. */
  async function begin(): Promise<{ name: string; from: number }> {
    const { rows: left } = await pool.query('SELECT name FROM catalogue_search_index WHERE NOT is_serving');
    for (const { name } of left) await remove(name);
    const name = `${prefix}-${Date.now().toString(36)}${Math.floor(Math.random() * 1_296).toString(36)}`;
    await client.call('PUT', `/${name}`, { body: layout({ shards }) });
    const { rows } = await pool.query(
      `INSERT INTO catalogue_search_index (name, told, is_serving) SELECT $1, outbox, false FROM catalogue_state RETURNING told`,
      [name],
    );
    return { name, from: Number(rows[0].told) };
  }

  /** Several requests under way: a cluster has more than one core. */
  async function fill(name: string, version: number, onProgress: (records: number) => void): Promise<void> {
    const underWay = new Set<Promise<void>>();
    let records = 0;
    const page = (after: number) => recordsAfter(pool, after, TOLD_AT_ONCE);
    for (let next = await page(0); next.length > 0; next = await page(next.at(-1)!.row!.place)) {
      const told = next.map((one) => ({ ...one, version }));
      const sending = teller.send(told, { target: name, isAlias: false }, 'external_gte').then(() => {
        underWay.delete(sending);
        records += told.length;
        onProgress(records);
      });
      underWay.add(sending);
      // Told where it is waited for, which may be a page later.
      sending.catch(() => undefined);
      if (underWay.size === SENT_AT_ONCE) await Promise.race(underWay);
    }
    await Promise.all(underWay);
  }

  /** Lays out every model there is, whether or not a record has its vector yet. */
  async function layOutModels(name: string): Promise<void> {
    const { rows } = await pool.query('SELECT code FROM catalogue_model');
    await teller.layOutVectors(
      name,
      rows.map(({ code }) => code),
    );
  }

  async function outbox(): Promise<number> {
    const { rows } = await pool.query('SELECT outbox FROM catalogue_state');
    return Number(rows[0].outbox);
  }

  /** Writers wait while the last of it is told and the names change hands, so that no search finds less than the one before it. */
  async function takeOver(name: string, from: number): Promise<void> {
    const to = { target: name, isAlias: false };
    for (let told = from, last = await outbox(); last - told > NEARLY; [told, last] = [last, await outbox()])
      await teller.tellIndex(pool, name, to, last);
    const old = await called();
    const db = await pool.connect();
    try {
      await db.query('BEGIN');
      const { rows } = await db.query('SELECT outbox FROM catalogue_state FOR UPDATE');
      await teller.tellIndex(db, name, to, Number(rows[0].outbox));
      await layOutModels(name);
      await client.call('POST', `/${name}/_refresh`);
      const removed = old.map((index) => ({ remove: { index, alias: prefix } }));
      await client.call('POST', '/_aliases', {
        body: { actions: [...removed, { add: { index: name, alias: prefix } }] },
      });
      await client.call('PUT', `/${name}/_settings`, { body: SERVING_SETTINGS });
      await db.query('UPDATE catalogue_search_index SET is_serving = (name = $1)', [name]);
      await db.query('COMMIT');
      db.release();
    } catch (error) {
      await db.query('ROLLBACK').then(
        () => db.release(),
        (undoing: Error) => db.release(undoing),
      );
      throw error;
    }
    for (const index of old) await remove(index);
  }

  /** Holds a lock while it runs: two processes make one index. */
  async function making<Value>(run: () => Promise<Value>): Promise<Value> {
    const db = await pool.connect();
    let broken: Error | undefined;
    try {
      await db.query('SELECT pg_advisory_lock($1, $2)', [...LOCKS.making]);
      return await run();
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      // The lock goes with the connection.
      db.release(broken ?? true);
    }
  }

  async function rebuild(onProgress: (records: number) => void = () => undefined): Promise<{ records: number }> {
    const { name, from } = await begin();
    let records = 0;
    await fill(name, from, (done) => {
      records = done;
      onProgress(done);
    });
    await takeOver(name, from);
    return { records };
  }

  return {
    isServing,
    rebuild: (onProgress?: (records: number) => void) => making(() => rebuild(onProgress)),
    /** Makes the index where there is none. */
    ensure: () =>
      making(async () => {
        if (!(await isServing())) await rebuild();
      }),
  };
}

export type Generations = ReturnType<typeof generations>;
