import type { Database } from '../../../platform/db/database.ts';
import { recordNumbers } from '../../identity/same-record.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../../record.ts';
import { changedValues, watchedValues } from '../../watched-values.ts';
import { type StoredRecord, settleDuplicates } from '../duplicates.ts';
import { HIDDEN } from '../hidden.ts';
import type { UpsertResult } from '../index.port.ts';
import { addToOutbox, type Querying, type WriterState, type Written, writing } from './catalogue-database.ts';
import { insertRecords, type NewRow } from './insert-records.ts';
import { type PreparedRecord, storedKey } from './prepared-record.ts';

/** The stored part of a record that is to be replaced. */
interface Replaced {
  place: number;
  hash: string;
  collection: string | null;
  seen: number;
  born: number;
  watched: number | null;
}

/** A record to be written. */
interface Pending {
  record: CatalogueRecord;
  prepared: PreparedRecord;
  replaces: Replaced | null;
}

interface Neighbour extends StoredRecord, Replaced {}

export type Prepare = (records: CatalogueRecord[]) => Promise<PreparedRecord[]>;

const today = () => new Date().toISOString().slice(0, 10);

/** Changes the records, each call in one transaction. */
export function recordWriter(database: Database, prepare: Prepare) {
  /** Values of facets that are known to be stored, so that not every batch says them again. */
  const knownValues = new Set<string>();

  async function put(
    client: Querying,
    state: WriterState,
    records: CatalogueRecord[],
    all: PreparedRecord[],
  ): Promise<Written<UpsertResult>> {
    const result = { added: 0, changed: 0, unchanged: 0 };
    const stored = await storedOf(client, all);
    const pending = new Map<string, Pending>();
    all.forEach((prepared, at) => {
      const key = refKey(prepared);
      const replaces = stored.get(key) ?? null;
      // The last of several with one id in a batch is written.
      const earlier = pending.get(key)?.prepared ?? replaces;
      if (earlier && earlier.collection !== prepared.collection)
        throw new Error(`${key} is a record of another collection: nothing of this change was stored.`);
      if (earlier?.hash === prepared.hash) {
        result.unchanged++;
        return;
      }
      result[earlier ? 'changed' : 'added']++;
      pending.set(key, { record: records[at]!, prepared, replaces });
    });
    const changes = [...pending.values()];
    const engines = await exchange(
      client,
      state,
      changes.flatMap(({ replaces, prepared }) =>
        replaces ? { ...replaces, engine: prepared.engine, id: prepared.id } : [],
      ),
      changes,
    );
    return { value: result, engines };
  }

  /** Takes some records out and puts others in; those that become hidden or listed by it move to a new place like changed ones. */
  async function exchange(
    client: Querying,
    state: WriterState,
    leaving: (RecordRef & { place: number })[],
    coming: Pending[],
  ): Promise<Set<string>> {
    if (leaving.length + coming.length === 0) return new Set();
    const places = leaving.map(({ place }) => place);
    const befores = await watchedBefore(client, coming);
    const { duplicates, moved } = await settle(
      client,
      coming.map(({ record }) => record),
      places,
    );
    const movedRows = moved.length > 0 ? await prepare(moved.map(({ record }) => record)) : [];
    await client.query('DELETE FROM catalogue_record WHERE place = ANY($1::bigint[])', [
      [...places, ...moved.map(({ place }) => place)],
    ]);
    const now = Math.floor(Date.now() / 1000);
    const rows: NewRow[] = [
      ...coming.map(({ record, prepared, replaces }) => ({
        prepared,
        isDuplicate: duplicates.has(record),
        seen: replaces?.seen ?? now,
        born: replaces?.born ?? null,
        watched: replaces?.watched ?? null,
        before: befores.get(refKey(prepared)) ?? null,
      })),
      ...moved.map(({ isHidden, seen, born, watched }, at) => ({
        prepared: movedRows[at]!,
        isDuplicate: isHidden,
        seen,
        born,
        watched,
        before: null,
      })),
    ];
    await insertRecords(client, state, rows, { now, knownValues });
    const touched = new Map([...leaving, ...rows.map(({ prepared }) => prepared)].map((ref) => [refKey(ref), ref]));
    await addToOutbox(client, state, [...touched.values()]);
    return new Set([...touched.values()].map(({ engine }) => engine));
  }

  async function remove(client: Querying, state: WriterState, rows: (RecordRef & { place: number })[]) {
    const engines = await exchange(client, state, rows, []);
    return { value: rows.length, engines };
  }

  async function markDeleted(
    client: Querying,
    state: WriterState,
    refs: RecordRef[],
    { reason, only }: { reason: string; only?: 'sample' },
  ): Promise<Written<number>> {
    const { rows } = await client.query(
      `SELECT DISTINCT ON (place) json FROM catalogue_record JOIN unnest($1::text[], $2::text[]) AS asked (engine, id) USING (engine, id)
       WHERE hidden & ${HIDDEN.deleted} = 0 AND ($3 OR is_sample)`,
      [...columnsOf(refs), only !== 'sample'],
    );
    const marked = rows.map(({ json }): CatalogueRecord => {
      const withdrawn = { at: today(), reason, isDeleted: true };
      return { ...JSON.parse(json), withdrawn };
    });
    const { value, engines } = await put(client, state, marked, await prepare(marked));
    return { value: value.changed, engines: engines ?? [] };
  }

  return {
    async upsert(records: CatalogueRecord[], checkpoint?: { key: string; value: unknown }): Promise<UpsertResult> {
      const prepared = await prepare(records);
      return writing(database, async (client, state) => {
        const written = await put(client, state, records, prepared);
        if (checkpoint) await growCheckpoint(client, checkpoint, written.value);
        return written;
      });
    },

    delete: (refs: RecordRef[]): Promise<number> =>
      writing(database, async (client, state) => {
        const stored = await storedOf(client, refs);
        const known = new Map(refs.map((ref) => [refKey(ref), ref]));
        const rows = [...stored].map(([key, { place }]) => ({ ...known.get(key)!, place }));
        return remove(client, state, rows);
      }),

    markWithdrawn: (refs: RecordRef[], reason: string): Promise<number> =>
      writing(database, (client, state) => markDeleted(client, state, refs, { reason })),

    deleteCollection: (collection: string): Promise<number> =>
      writing(database, async (client, state) => {
        const { rows } = await client.query('SELECT engine, id, place FROM catalogue_record WHERE collection = $1', [
          collection,
        ]);
        return remove(client, state, placed(rows));
      }),
    deleteSample: ({ refs, reason }: { refs: RecordRef[]; reason: string }): Promise<number> =>
      writing(database, async (client, state) => {
        const kept = await markDeleted(client, state, refs, { reason, only: 'sample' });
        const { rows } = await client.query(
          `SELECT engine, id, place FROM catalogue_record WHERE is_sample AND hidden & ${HIDDEN.deleted} = 0`,
        );
        const removed = await remove(client, state, placed(rows));
        return { value: kept.value + removed.value, engines: [...(kept.engines ?? []), ...removed.engines] };
      }),

    setCheckpoint: (key: string, value: unknown): Promise<void> =>
      writing(database, async (client) => {
        await client.query('DELETE FROM catalogue_checkpoint WHERE key = $1', [key]);
        await growCheckpoint(client, { key, value }, { added: 0, changed: 0, unchanged: 0 });
        return { value: undefined };
      }),
  };
}

const columnsOf = (refs: { engine: string; id: string }[]) => [
  refs.map(({ engine }) => engine),
  refs.map(({ id }) => id),
];

const placed = (rows: (RecordRef & { place: string })[]) => rows.map((row) => ({ ...row, place: Number(row.place) }));

async function storedOf(client: Querying, refs: RecordRef[]): Promise<Map<string, Replaced>> {
  const { rows } = await client.query(
    `SELECT engine, id, place, hash, collection, seen, born, watched
     FROM catalogue_record JOIN unnest($1::text[], $2::text[]) AS asked (engine, id) USING (engine, id)`,
    columnsOf(refs),
  );
  return new Map(rows.map((row) => [refKey(row), replacedOf(row)]));
}

const replacedOf = (row: Record<string, unknown>): Replaced => ({
  place: Number(row['place']),
  hash: String(row['hash']),
  collection: row['collection'] === null ? null : String(row['collection']),
  seen: Number(row['seen']),
  born: Number(row['born']),
  watched: row['watched'] === null ? null : Number(row['watched']),
});

/** The watched values of those that are replaced, where they change. */
async function watchedBefore(client: Querying, coming: Pending[]): Promise<Map<string, string>> {
  const replacing = new Map(coming.flatMap((one) => (one.replaces ? [[one.replaces.place, one] as const] : [])));
  if (replacing.size === 0) return new Map();
  const { rows } = await client.query('SELECT place, json FROM catalogue_record WHERE place = ANY($1::bigint[])', [
    [...replacing.keys()],
  ]);
  return new Map(
    rows.flatMap(({ place, json }) => {
      const { record } = replacing.get(Number(place))!;
      const before = watchedValues(JSON.parse(json));
      const isChanged = changedValues(before, watchedValues(record)).length > 0;
      return isChanged ? [[refKey(record), JSON.stringify(before)] as const] : [];
    }),
  );
}

/** Looks up what shares a number with these, and what shares one with that. */
async function settle(client: Querying, coming: CatalogueRecord[], leaving: number[]) {
  const { rows } = await client.query<{ key: string }>(
    `SELECT key FROM catalogue_identity WHERE place = ANY($1::bigint[]) AND key LIKE 'n:%'`,
    [leaving],
  );
  const leavingNumbers = rows.map(({ key }) => key.slice(2));
  const byNumber = new Map<string, Neighbour[]>();
  const byPlace = new Map<number, Neighbour>();
  async function lookUp(numbers: string[]): Promise<Neighbour[]> {
    const unknown = [...new Set(numbers)].filter((number) => !byNumber.has(number));
    for (const number of unknown) byNumber.set(number, []);
    if (unknown.length === 0) return [];
    const found = await client.query(
      `SELECT key, place, json, hidden, hash, collection, seen, born, watched FROM catalogue_identity JOIN catalogue_record USING (place)
       WHERE key = ANY($1::text[]) AND place <> ALL($2::bigint[])`,
      [unknown.map((number) => storedKey(`n:${number}`)), leaving],
    );
    const numberOf = new Map(unknown.map((number) => [storedKey(`n:${number}`), number]));
    return found.rows.map((row) => {
      const place = Number(row.place);
      const one = byPlace.get(place) ?? {
        ...replacedOf(row),
        record: JSON.parse(row.json) as CatalogueRecord,
        isHidden: (row.hidden & HIDDEN.duplicate) !== 0,
      };
      byPlace.set(place, one);
      byNumber.get(numberOf.get(row.key)!)!.push(one);
      return one;
    });
  }
  const neighbours = await lookUp([...coming.flatMap(recordNumbers), ...leavingNumbers]);
  await lookUp(neighbours.flatMap(({ record }) => recordNumbers(record)));
  return settleDuplicates(coming, leavingNumbers, (number) => byNumber.get(number) ?? []);
}

async function growCheckpoint(
  client: Querying,
  { key, value }: { key: string; value: unknown },
  by: UpsertResult,
): Promise<void> {
  await client.query(
    `INSERT INTO catalogue_checkpoint AS c (key, value, added, changed, unchanged) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (key) DO UPDATE SET value = excluded.value, added = c.added + excluded.added,
       changed = c.changed + excluded.changed, unchanged = c.unchanged + excluded.unchanged`,
    [key, JSON.stringify(value ?? null), by.added, by.changed, by.unchanged],
  );
}
