import { setTimeout as sleep } from 'node:timers/promises';
import { minuteOf } from '../../closing.ts';
import { addToOutbox, type Querying, writing } from '../postgres/catalogue-database.ts';
import { sendBulk } from './bulk.ts';
import type { RecordState } from './documents.ts';
import { vectorField, vectorMapping } from './layout.ts';
import { LOCKS, type Service } from './service.ts';
import { toldBetween } from './told-rows.ts';

/** Records of one request. */
export const TOLD_AT_ONCE = 500;
/** Everything told so far is made visible first where there is more to tell. */
const ROUND_MAX = 5_000;
/** While another process tells, it is looked whether it has. */
const LOOK_MS = 20;

/** Tells the search service what the outbox says, whichever process wrote it, and makes it visible. */
export function teller(service: Service) {
  const { database, client, texts, onError } = service;
  let running: Promise<void> | null = null;
  /** Fields of vectors that are known to be laid out. */
  const laidOut = new Set<string>();

  /** A field stays as the version laid it out that made the index: it would be refused another way. */
  async function isLaidOut(target: string, code: number): Promise<boolean> {
    const fields: Record<string, { mappings: object }> = await client.call(
      'GET',
      `/${target}/_mapping/field/${vectorField(code)}`,
    );
    return Object.values(fields).some(({ mappings }) => vectorField(code) in mappings);
  }

  /** Lays out the fields of a model's vectors where they are not. One that learned nothing, of too few words, has no field: all is far. */
  async function layOutVectors(target: string, codes: Iterable<number>): Promise<void> {
    const missing = [...new Set(codes)].filter((code) => !laidOut.has(`${target} ${code}`));
    if (missing.length === 0) return;
    const { rows } = await database.pool.query(
      'SELECT code, dimension FROM catalogue_model WHERE code = ANY($1::int[]) AND dimension > 0',
      [missing],
    );
    for (const { code, dimension } of rows) {
      if (!(await isLaidOut(target, code)))
        await client.call('PUT', `/${target}/_mapping`, { body: vectorMapping(code, dimension) });
      laidOut.add(`${target} ${code}`);
    }
  }

  async function send(
    told: RecordState[],
    to: { target: string; isAlias: boolean },
    versions: 'external' | 'external_gte',
  ) {
    if (told.length === 0) return;
    await layOutVectors(
      to.target,
      told.flatMap(({ row }) => row?.vectors.map(({ code }) => code) ?? []),
    );
    const lines = await texts.call('bulkLines', [told, versions]);
    const onRefused = (id: string, reason: string) =>
      onError(new Error(`The search service refuses the record ${id}, which searches will not find: ${reason}`));
    await sendBulk(client, lines, { ...to, onRefused });
  }

  /** All of the outbox up to a number, to one index, which then shows it. */
  async function tellIndex(db: Querying, name: string, to: { target: string; isAlias: boolean }, upTo: number) {
    const { rows } = await db.query('SELECT told FROM catalogue_search_index WHERE name = $1', [name]);
    let from = Number(rows[0]?.told ?? upTo);
    while (from < upTo) {
      const round = Math.min(upTo, from + ROUND_MAX);
      while (from < round) {
        const { told, last } = await toldBetween(db, { from, to: round, limit: TOLD_AT_ONCE });
        await send(told, to, 'external');
        from = last;
      }
      await client.call('POST', `/${to.target}/_refresh`);
      await db.query('UPDATE catalogue_search_index SET told = greatest(told, $2) WHERE name = $1', [name, round]);
    }
  }

  /** One process at a time: what two tell at once does no harm, and is work for nothing. */
  async function tellOnce(): Promise<void> {
    const db = await database.pool.connect();
    let broken: Error | undefined;
    try {
      const { rows: lock } = await db.query('SELECT pg_try_advisory_lock($1, $2) AS is_mine', [...LOCKS.telling]);
      if (!lock[0].is_mine) return void (await sleep(LOOK_MS));
      try {
        const { rows } = await db.query(
          'SELECT outbox, (SELECT name FROM catalogue_search_index WHERE is_serving) AS name FROM catalogue_state',
        );
        const upTo = Number(rows[0].outbox);
        if (rows[0].name) await tellIndex(db, rows[0].name, { target: service.prefix, isAlias: true }, upTo);
        await db.query('DELETE FROM catalogue_outbox WHERE number <= (SELECT min(told) FROM catalogue_search_index)');
      } finally {
        await db.query('SELECT pg_advisory_unlock($1, $2)', [...LOCKS.telling]);
      }
    } catch (error) {
      broken = error as Error;
      throw error;
    } finally {
      // A connection that may still hold the lock goes.
      db.release(broken);
    }
  }

  return {
    layOutVectors,
    /** Before its vectors are asked for: none of them may have been told yet. */
    layOutServing: (code: number) => layOutVectors(service.prefix, [code]),
    send,
    tellIndex,

    /** Tells what there is to tell by now. */
    tell(): Promise<void> {
      running ??= tellOnce().finally(() => {
        running = null;
      });
      return running;
    },

    /** Calls that are over since this was last looked at: what they say of themselves has changed. */
    closeOver: (now: number): Promise<void> =>
      writing(database, async (db, state) => {
        const { rows } = await db.query(
          `WITH before AS (SELECT closed_until FROM catalogue_state)
           SELECT engine, id FROM catalogue_record, before WHERE closes >= closed_until AND closes < $1`,
          [minuteOf(now)],
        );
        await addToOutbox(db, state, rows);
        await db.query('UPDATE catalogue_state SET closed_until = $1', [minuteOf(now)]);
        return { value: undefined };
      }),
  };
}

export type Teller = ReturnType<typeof teller>;
