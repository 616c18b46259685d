import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../../../platform/db/database.ts';
import { SearchServiceError } from '../../../platform/fetch/search-client.ts';
import { SearchServiceAwayError } from '../../../platform/fetch/search-service-away.ts';
import { minuteOf } from '../../closing.ts';
import { IS_SAMPLE_ASIDE } from '../postgres/record-reads.ts';
import type { VectorStore } from '../postgres/vector-store.ts';
import type { Generations } from './generations.ts';
import type { Moment } from './matching.ts';
import type { Teller } from './teller.ts';

/** How often it is looked for what other processes wrote, and for calls that are over. */
const LOOK_MS = 1_000;
/** So far behind, who writes waits until the search service has caught up: what is searched would be ever older. */
const BEHIND_MAX = 20_000;

/** After a question has waited in vain, others do not wait for so long: the service is behind, and a search that comes soon is worth more. */
const PATIENT_AGAIN_MS = 10_000;

interface Parts {
  database: Database;
  telling: Teller;
  making: Generations;
  vectors: VectorStore;
  freshMs: number;
  onError(error: Error): void;
}

/** Keeps the search service at what the records are, and questions behind what was committed before them. */
export function freshness({ database, telling, making, vectors, freshMs, onError }: Parts) {
  const { pool } = database;
  const stopped = new AbortController();
  let background: Promise<void> = Promise.resolve();
  let mending: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  let impatientUntil = 0;
  let hasWritten = false;

  async function state() {
    const { rows } = await pool.query(
      `SELECT outbox, place, (SELECT told FROM catalogue_search_index WHERE is_serving) AS told,
         ${IS_SAMPLE_ASIDE} AS is_sample_aside,
         EXISTS (SELECT FROM catalogue_record WHERE closes >= closed_until AND closes < $1) AS is_any_over
       FROM catalogue_state`,
      [minuteOf(Date.now())],
    );
    const { outbox, place, told, is_sample_aside, is_any_over } = rows[0];
    return {
      outbox: Number(outbox),
      places: Number(place),
      told: told === null ? null : Number(told),
      isSampleAside: Boolean(is_sample_aside),
      isAnyOver: Boolean(is_any_over),
    };
  }

  /** Makes the index where there is none, once at a time. */
  function mend(): Promise<void> {
    mending ??= making.ensure().finally(() => {
      mending = null;
    });
    return mending;
  }

  async function allTold(): Promise<void> {
    const { outbox: last } = await state();
    for (let now = await state(); now.told !== null && now.told < last; now = await state()) await telling.tell();
  }

  const inBackground = (run: () => Promise<unknown>) => {
    const done = run().then(
      () => undefined,
      (error: Error) => {
        if (!stopped.signal.aborted) onError(error);
      },
    );
    background = Promise.all([background, done]).then(() => undefined);
  };

  async function look(): Promise<void> {
    const { outbox, told, isAnyOver } = await state();
    if (isAnyOver) await telling.closeOver(Date.now());
    if (told !== null && (told < outbox || isAnyOver)) await telling.tell();
  }

  /** Waits until what was committed by now is searched, as long as a question may. */
  async function caughtUp(signal?: AbortSignal): Promise<Awaited<ReturnType<typeof state>>> {
    const until = Date.now() < impatientUntil ? 0 : Date.now() + freshMs;
    const first = await state();
    if (first.isAnyOver) {
      await telling.closeOver(Date.now());
      return caughtUp(signal);
    }
    for (let now = first; ; now = await state()) {
      if (now.told === null) {
        inBackground(mend);
        throw beingMade();
      }
      if (now.told >= first.outbox) return now;
      if (Date.now() > until) {
        if (until > 0) impatientUntil = Date.now() + PATIENT_AGAIN_MS;
        return now;
      }
      const late = sleep(Math.max(0, until - Date.now()), undefined, { signal: stopped.signal }).catch(() => undefined);
      await Promise.race([telling.tell(), late]);
      signal?.throwIfAborted();
    }
  }

  return {
    /** Records without an index get one: at once where there are few, and else while the process goes on. */
    async start(): Promise<void> {
      if (!(await making.isServing())) {
        const { rows } = await pool.query(
          'SELECT count(*) AS records FROM (SELECT FROM catalogue_record LIMIT 10001) AS counted',
        );
        if (Number(rows[0].records) > 10_000) inBackground(mend);
        else await mend();
      }
      let isLooking = false;
      timer = setInterval(() => {
        if (isLooking) return;
        isLooking = true;
        inBackground(() => look().finally(() => (isLooking = false)));
      }, LOOK_MS).unref();
    },

    /** Changes that the index was not told of; rejects while there is none. */
    async waiting(): Promise<number> {
      const { outbox, told } = await state();
      if (told === null) throw beingMade();
      return outbox - told;
    },

    async moment(signal?: AbortSignal): Promise<Moment> {
      const [{ isSampleAside, places }, model] = await Promise.all([caughtUp(signal), vectors.serving()]);
      if (model) await telling.layOutServing(model.code);
      return { isSampleAside, model, places };
    },

    /** An index that someone removed is made anew. */
    async noticing<Value>(run: () => Promise<Value>): Promise<Value> {
      try {
        return await run();
      } catch (error) {
        if (!(error instanceof SearchServiceError && error.type === 'index_not_found_exception')) throw error;
        inBackground(mend);
        throw new SearchServiceAwayError('The search index is gone, and is being made from the records.', {
          cause: error,
        });
      }
    },

    /** Writes are told while others go on, unless the service has fallen far behind. */
    async wrote(): Promise<void> {
      hasWritten = true;
      try {
        const { outbox, told } = await state();
        if (told === null) return;
        if (outbox - told > BEHIND_MAX) await telling.tell();
        else inBackground(() => telling.tell());
      } catch (error) {
        // It is stored, and will be told.
        onError(error as Error);
      }
    },

    /** However long it takes. */
    allTold,

    /** A command's writes are searched when it has ended, whether or not a server runs. */
    async stop(): Promise<void> {
      clearInterval(timer);
      stopped.abort();
      await background;
      if (hasWritten) await allTold().catch(onError);
      await mending?.catch(() => undefined);
    },
  };
}

const beingMade = () =>
  new SearchServiceAwayError('The search index is being made from the records. Try again in a while.');
