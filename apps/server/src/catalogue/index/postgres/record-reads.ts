import type { Engine } from '@groundwork/contract/engines';
import type { Database } from '../../../platform/db/database.ts';
import { asOfNow } from '../../closing.ts';
import { identifierKeysOf } from '../../identity/record-identifiers.ts';
import { type CatalogueRecord, type RecordRef, refKey } from '../../record.ts';
import type { WatchedValues } from '../../watched-values.ts';
import type { ChangePage, Checkpoint, EngineStats, IndexVersion, RefPage, SelectedRange } from '../index.port.ts';
import { dateText } from '../partial-date.ts';
import { storedKey } from './prepared-record.ts';

/** References of one page. */
const REF_PAGE = 2_000;
/** Records of one number: an assistance listing or a solicitation may be that of thousands. */
const NUMBERED_MAX = 20_000;

export const moment = (seconds: unknown) => new Date(Number(seconds) * 1000).toISOString();

/** Everybody's records or those of the collection that is seen: a statement's first value. */
export const SEEN = '(collection IS NULL OR collection = $1)';
/** A record that somebody alone has puts the sample aside for nobody else. */
export const IS_SAMPLE_ASIDE = 'EXISTS (SELECT FROM catalogue_record WHERE NOT is_sample AND collection IS NULL)';

/** Records to be found, by words or place: the sample until the first real record is there, real ones alone from then on. */
export const listedSql = (only: 'sample' | undefined): string =>
  only === 'sample' ? 'hidden = 0 AND is_sample' : `hidden = 0 AND (NOT is_sample OR NOT ${IS_SAMPLE_ASIDE})`;

/** A record as it was before the first of its changes behind a place, and when that was. */
export interface Earlier {
  before: WatchedValues;
  changedAt: string;
}

/** Reads of the records by who they are, as those see them who see this collection beside what is everybody's. */
export function recordReads({ pool }: Pick<Database, 'pool'>, collection: string | null) {
  const columns = (refs: readonly RecordRef[]) => [refs.map(({ engine }) => engine), refs.map(({ id }) => id)];

  /** In the order asked; null where there is none. */
  async function rowsOf(refs: readonly RecordRef[]) {
    const { rows } = await pool.query(
      `SELECT engine, id, place, hash, seen, json FROM catalogue_record
       JOIN unnest($2::text[], $3::text[]) AS asked (engine, id) USING (engine, id) WHERE ${SEEN}`,
      [collection, ...columns(refs)],
    );
    const byKey = new Map(rows.map((row) => [refKey(row), row]));
    return refs.map((ref) => byKey.get(refKey(ref)) ?? null);
  }

  /** The given ones, which are seen, that were there at a place and whose watched values were changed behind it. */
  async function earlierOf(refs: readonly RecordRef[], after: number): Promise<Map<string, Earlier>> {
    const { rows } = await pool.query(
      `SELECT DISTINCT ON (engine, id) engine, id, fields, at FROM catalogue_earlier
       JOIN unnest($1::text[], $2::text[]) AS asked (engine, id) USING (engine, id)
       JOIN catalogue_record USING (engine, id)
       WHERE catalogue_earlier.place > $3 AND born <= $3 ORDER BY engine, id, catalogue_earlier.place`,
      [...columns(refs), after],
    );
    return new Map(rows.map((row) => [refKey(row), { before: JSON.parse(row.fields), changedAt: moment(row.at) }]));
  }

  async function lastChange(): Promise<number> {
    const { rows } = await pool.query('SELECT place FROM catalogue_state');
    return Number(rows[0]?.place ?? 0);
  }

  return {
    rowsOf,
    earlierOf,
    lastChange,

    /** The given ones that searches list. */
    async listedAmong(refs: RecordRef[], only: 'sample' | undefined): Promise<RecordRef[]> {
      const { rows } = await pool.query(
        `SELECT engine, id FROM catalogue_record
         JOIN unnest($2::text[], $3::text[]) WITH ORDINALITY AS asked (engine, id, n) USING (engine, id)
         WHERE ${listedSql(only)} AND ${SEEN} ORDER BY n`,
        [collection, ...columns(refs)],
      );
      return rows;
    },

    get: async (refs: RecordRef[]): Promise<(CatalogueRecord | null)[]> =>
      (await rowsOf(refs)).map((row) => row && asOfNow(JSON.parse(row.json))),

    /** Those of everybody, or those of the collection that is seen: imports into one leave the other alone. */
    async refsOfSource(engine: Engine, source: string, from: number): Promise<RefPage> {
      const { rows } = await pool.query(
        `SELECT place, id FROM catalogue_record WHERE engine = $1 AND source = $2 AND place > $3 AND NOT is_sample AND hidden & 1 = 0
           AND collection IS NOT DISTINCT FROM $4 ORDER BY place LIMIT ${REF_PAGE}`,
        [engine, source, from, collection],
      );
      const next = rows.length === REF_PAGE ? Number(rows.at(-1).place) : null;
      return { refs: rows.map(({ id }) => ({ engine, id })), next };
    },

    async getCheckpoint<Value>(key: string): Promise<Checkpoint<Value> | null> {
      const { rows } = await pool.query('SELECT * FROM catalogue_checkpoint WHERE key = $1', [key]);
      if (rows.length === 0) return null;
      const { value, added, changed, unchanged } = rows[0];
      const counts = { added: Number(added), changed: Number(changed), unchanged: Number(unchanged) };
      return { value: JSON.parse(value), counts };
    },

    async changes(after: number, limit: number): Promise<ChangePage> {
      const last = await lastChange();
      const { rows } = await pool.query(
        `SELECT place, engine, id, hidden, seen, json FROM catalogue_record
         WHERE place > $2 AND place <= $3 AND ${SEEN} ORDER BY place LIMIT $4`,
        [collection, after, last, limit],
      );
      const listed = rows.filter(({ hidden }) => hidden === 0);
      const earlier = await earlierOf(listed, after);
      const changes = listed.map((row) => {
        const { before = null, changedAt = null } = earlier.get(refKey(row)) ?? {};
        return { record: asOfNow(JSON.parse(row.json)), seen: moment(row.seen), before, changedAt };
      });
      const isLast = rows.length < limit;
      return { changes, next: isLast ? Math.max(after, last) : Number(rows.at(-1).place), isLast };
    },

    /** Whether the range has any that are listed: the data sets beside it count nothing. */
    async listedBetween({ after, to }: Pick<SelectedRange, 'after' | 'to'>): Promise<boolean> {
      const { rows } = await pool.query(
        `SELECT EXISTS (SELECT FROM catalogue_record WHERE place > $2 AND place <= $3 AND hidden = 0 AND ${SEEN}) AS is_any`,
        [collection, after, to],
      );
      return rows[0].is_any;
    },

    /** Counts all, whoever asks. */
    async count(): Promise<number> {
      const { rows } = await pool.query('SELECT count(*) AS records FROM catalogue_record');
      return Number(rows[0].records);
    },

    async version(): Promise<IndexVersion> {
      const { rows } = await pool.query(
        `SELECT version, changed_at, (SELECT json_object_agg(engine, version) FROM catalogue_engine) AS engines FROM catalogue_state`,
      );
      const { version, changed_at, engines } = rows[0];
      return { version: Number(version), changedAt: changed_at.toISOString(), engines: engines ?? {} };
    },

    async stats(engines: readonly Engine[]): Promise<EngineStats[]> {
      const { rows } = await pool.query(
        `SELECT engine, is_sample, count(*) FILTER (WHERE hidden = 0) AS count, max(date) FILTER (WHERE hidden = 0) AS newest,
           bool_or(collection IS NULL) AS is_any_everybodys
         FROM catalogue_record WHERE ${SEEN} GROUP BY engine, is_sample`,
        [collection],
      );
      const isSampleAside = rows.some(({ is_sample, is_any_everybodys }) => !is_sample && is_any_everybodys);
      const of = (engine: Engine, isSample: boolean) =>
        rows.find((row) => row.engine === engine && row.is_sample === isSample);
      return engines.map((engine) => {
        const [real, sample] = [of(engine, false), of(engine, true)];
        const listed = [real, isSampleAside ? undefined : sample];
        return {
          engine,
          count: listed.reduce((sum, row) => sum + Number(row?.count ?? 0), 0),
          sampleCount: Number(sample?.count ?? 0),
          isSampleAside,
          newest: dateText(Math.max(...listed.map((row) => row?.newest ?? 0))),
        };
      });
    },

    /** References of records by their id in any of the data sets, as typed or in upper case, or by another number of theirs. */
    async refsById(id: string, engines: readonly string[]): Promise<RecordRef[]> {
      const plain = id.replaceAll('\0', '');
      const { rows } = await pool.query(
        `SELECT engine, id FROM catalogue_record WHERE engine = ANY($2::text[]) AND id = ANY($3::text[]) AND ${SEEN}
         UNION SELECT engine, id FROM catalogue_identity JOIN catalogue_record USING (place)
           WHERE key = ANY($4::text[]) AND engine = ANY($2::text[]) AND ${SEEN} LIMIT ${NUMBERED_MAX}`,
        [collection, engines, [plain, plain.toUpperCase()], identifierKeysOf(id).map(storedKey)],
      );
      return rows;
    },

    /** Values, of whomever they are, of a facet that have these words side by side (`words`), or this part (`folded`). */
    async facetValues(
      field: string,
      engines: readonly string[],
      part: { words: string } | { folded: string },
      limit: number,
    ): Promise<string[]> {
      const [column, text] = 'words' in part ? ['words', part.words] : ['folded', part.folded];
      const { rows } = await pool.query(
        `SELECT DISTINCT value FROM catalogue_facet_value
         WHERE field = $1 AND engine = ANY($2::text[]) AND strpos(${column}, $3) > 0 LIMIT $4`,
        [field, engines, text.replaceAll('\0', ''), limit],
      );
      return rows.map(({ value }) => value);
    },
  };
}

export type RecordReads = ReturnType<typeof recordReads>;
