import type { Database } from '../../../platform/db/database.ts';
import { toBytes } from '../../semantics/vectors.ts';
import { equalParts } from '../learn-from.ts';
import type {
  EmbeddableText,
  KeyedVector,
  Learnable,
  ServingModel,
  VectorIndex,
  VectorModel,
} from '../vectors.port.ts';
import { addToOutbox, writing } from './catalogue-database.ts';
import { IS_SAMPLE_ASIDE, listedSql } from './record-reads.ts';

/** Texts of one page: their embedding takes some ten milliseconds. */
const PAGE = 200;
/** Vectors of a model that is no longer wanted, deleted at once. */
const DROPPED_AT_ONCE = 20_000;
/** Vectors that tell how near any record lies, taken evenly from all. */
const SAMPLED = 200;

export interface ModelInUse {
  code: number;
  id: string;
  dimension: number;
}

/** A vector as it is stored. */
export interface StoredVector {
  place: number;
  bytes: Int8Array;
}

/** Everybody's listed records: models learn of nothing else. */
const LEARNED = `${listedSql(undefined)} AND collection IS NULL`;

/** Models and vectors: the records', whatever the search service makes of them. Keys are places: a changed record has another one. */
export function vectorStore(database: Database) {
  const { pool } = database;

  async function serving(): Promise<ModelInUse | null> {
    const { rows } = await pool.query('SELECT code, id, dimension FROM catalogue_model WHERE is_serving');
    return rows[0] ?? null;
  }

  const model = async (id: string) => {
    const { rows } = await pool.query('SELECT code FROM catalogue_model WHERE id = $1', [id]);
    return rows[0]?.code as number | undefined;
  };

  const storedOf = (rows: { place: string; bytes: Buffer }[]): StoredVector[] =>
    rows.map(({ place, bytes }) => ({ place: Number(place), bytes: new Int8Array(bytes) }));

  async function dropOthers(code: number): Promise<number> {
    const { rowCount } = await pool.query(
      `DELETE FROM catalogue_vector WHERE (place, model) IN (
         SELECT place, model FROM catalogue_vector WHERE model <> $1 LIMIT ${DROPPED_AT_ONCE})`,
      [code],
    );
    return rowCount ?? 0;
  }

  return {
    serving,

    async servingModel(): Promise<ServingModel | null> {
      const { rows } = await pool.query(
        `SELECT id, dimension, documents, (SELECT count(*) FROM catalogue_vector WHERE model = code) AS embedded,
           (SELECT count(*) FROM catalogue_record WHERE hidden = 0) AS listed FROM catalogue_model WHERE is_serving`,
      );
      if (rows.length === 0) return null;
      const { id, dimension, documents, embedded, listed } = rows[0];
      return { id, dimension, documents, listed: Number(listed), embedded: Number(embedded) };
    },

    async modelData(id: string): Promise<Uint8Array | null> {
      const { rows } = await pool.query('SELECT data FROM catalogue_model WHERE id = $1', [id]);
      const data: Buffer | null = rows[0]?.data ?? null;
      return data && new Uint8Array(data);
    },

    addModel: ({ id, dimension, documents, data }: VectorModel): Promise<void> =>
      writing(database, async (client) => {
        await client.query(
          `INSERT INTO catalogue_model (code, id, dimension, documents, data)
           SELECT coalesce(max(code), 0) + 1, $1, $2, $3, $4 FROM catalogue_model ON CONFLICT (id) DO NOTHING`,
          [id, dimension, documents, data && Buffer.from(data)],
        );
        return { value: undefined };
      }),

    async serve(id: string): Promise<void> {
      const code = await model(id);
      if (code === undefined) throw new Error(`There is no model ${id} to serve.`);
      await pool.query('UPDATE catalogue_model SET is_serving = (code = $1) WHERE is_serving <> (code = $1)', [code]);
      while ((await dropOthers(code)) > 0);
      // One that is being filled beside this one has vectors again by now: it stays.
      await pool.query(
        'DELETE FROM catalogue_model WHERE code <> $1 AND NOT EXISTS (SELECT FROM catalogue_vector WHERE model = code)',
        [code],
      );
    },

    put: (id: string, vectors: KeyedVector[]): Promise<number> =>
      writing(database, async (client, state) => {
        const { rows } = await client.query(
          `INSERT INTO catalogue_vector (model, place, bytes)
           SELECT code, place, bytes FROM unnest($2::bigint[], $3::bytea[]) AS put (place, bytes)
             JOIN catalogue_record USING (place) JOIN catalogue_model ON catalogue_model.id = $1
           ON CONFLICT DO NOTHING RETURNING place`,
          [id, vectors.map(({ key }) => key), vectors.map(({ vector }) => Buffer.from(toBytes(vector).buffer))],
        );
        const { rows: refs } = await client.query(
          'SELECT engine, id FROM catalogue_record WHERE place = ANY($1::bigint[]) ORDER BY place',
          [rows.map(({ place }) => place)],
        );
        await addToOutbox(client, state, refs);
        return { value: rows.length };
      }),

    async learnable(): Promise<Learnable> {
      const { rows } = await pool.query(
        `SELECT count(*) AS records, NOT ${IS_SAMPLE_ASIDE} AS are_sample
         FROM catalogue_record WHERE ${LEARNED}`,
      );
      return { records: Number(rows[0].records), areSample: rows[0].are_sample };
    },

    async sample(size: number): Promise<string[]> {
      const { rows: counts } = await pool.query(
        `SELECT engine, count(*) AS count FROM catalogue_record WHERE ${LEARNED} GROUP BY engine`,
      );
      const parts = equalParts(new Map(counts.map(({ engine, count }) => [String(engine), Number(count)])), size);
      const { rows } = await pool.query(
        `SELECT place FROM unnest($1::text[], $2::int[]) AS part (engine, size), LATERAL (
           SELECT place, hash FROM catalogue_record WHERE catalogue_record.engine = part.engine AND ${LEARNED}
           ORDER BY draw, hash LIMIT size) AS drawn ORDER BY hash COLLATE "C"`,
        [[...parts.keys()], [...parts.values()]],
      );
      return rows.map(({ place }) => String(place));
    },

    async texts(keys: string[]): Promise<EmbeddableText[]> {
      const { rows } = await pool.query(
        'SELECT place, json FROM catalogue_record JOIN unnest($1::bigint[]) WITH ORDINALITY AS asked (place, n) USING (place) ORDER BY n',
        [keys],
      );
      return rows.map(textOf);
    },

    async pending(id: string, from: number): ReturnType<VectorIndex['pending']> {
      const { rows: states } = await pool.query('SELECT place FROM catalogue_state');
      const end = Number(states[0].place);
      const { rows } = await pool.query(
        `SELECT place, json FROM catalogue_record WHERE place > $1 AND place <= $2 AND hidden = 0 AND NOT EXISTS (
           SELECT FROM catalogue_vector WHERE catalogue_vector.place = catalogue_record.place
             AND model = (SELECT code FROM catalogue_model WHERE id = $3))
         ORDER BY place LIMIT ${PAGE}`,
        [from, end, id],
      );
      return { texts: rows.map(textOf), next: rows.length === PAGE ? Number(rows.at(-1).place) : null, end };
    },

    async ofPlaces(places: number[], { code }: ModelInUse): Promise<StoredVector[]> {
      const { rows } = await pool.query(
        'SELECT place, bytes FROM catalogue_vector WHERE place = ANY($1::bigint[]) AND model = $2',
        [places, code],
      );
      return storedOf(rows);
    },

    /** Some of all, at even distances. */
    async evenly({ code }: ModelInUse): Promise<StoredVector[]> {
      const { rows } = await pool.query(
        `WITH ends AS (SELECT min(place) AS first, max(place) AS last FROM catalogue_vector WHERE model = $1)
         SELECT DISTINCT ON (place) place, bytes FROM ends,
           generate_series(first, last, greatest(1, (last - first) / ${SAMPLED})) AS at,
           LATERAL (SELECT place, bytes FROM catalogue_vector WHERE model = $1 AND place >= at ORDER BY place LIMIT 1) AS next`,
        [code],
      );
      return storedOf(rows);
    },
  };
}

export type VectorStore = ReturnType<typeof vectorStore>;

function textOf({ place, json }: { place: string; json: string }): EmbeddableText {
  const { title, text } = JSON.parse(json);
  return { key: String(place), title, text };
}
