import type { Querying } from '../postgres/catalogue-database.ts';
import type { RecordState, StoredRow } from './documents.ts';

const COLUMNS = 'place, json, is_sample, hidden, seen, born, watched';

/** Everything in the outbox behind a number, each record once, as it is now. */
export async function toldBetween(
  client: Querying,
  { from, to, limit }: { from: number; to: number; limit: number },
): Promise<{ told: RecordState[]; last: number }> {
  const { rows } = await client.query(
    `WITH told AS (SELECT number, engine, id FROM catalogue_outbox WHERE number > $1 AND number <= $2 ORDER BY number LIMIT $3)
     SELECT engine, id, max(number) AS version, max(max(number)) OVER () AS last FROM told GROUP BY engine, id`,
    [from, to, limit],
  );
  if (rows.length === 0) return { told: [], last: to };
  const stored = await client.query(
    `SELECT engine, id, ${COLUMNS} FROM catalogue_record JOIN unnest($1::text[], $2::text[]) AS asked (engine, id) USING (engine, id)`,
    [rows.map(({ engine }) => engine), rows.map(({ id }) => id)],
  );
  const byKey = new Map((await withVectors(client, stored.rows)).map((row) => [`${row.engine}/${row.id}`, row.row]));
  const told = rows.map(({ engine, id, version }) => ({
    engine,
    id,
    version: Number(version),
    row: byKey.get(`${engine}/${id}`) ?? null,
  }));
  return { told, last: Number(rows[0].last) };
}

/** Records in the order of their places, for an index that is filled anew. */
export async function recordsAfter(
  client: Querying,
  place: number,
  limit: number,
): Promise<Omit<RecordState, 'version'>[]> {
  const { rows } = await client.query(
    `SELECT engine, id, ${COLUMNS} FROM catalogue_record WHERE place > $1 ORDER BY place LIMIT $2`,
    [place, limit],
  );
  return withVectors(client, rows);
}

type Row = Record<string, unknown> & { engine: RecordState['engine']; id: string };

async function withVectors(
  client: Querying,
  rows: Row[],
): Promise<{ engine: Row['engine']; id: string; row: StoredRow }[]> {
  const places = rows.map(({ place }) => place);
  const { rows: vectors } = await client.query(
    'SELECT place, model, bytes FROM catalogue_vector WHERE place = ANY($1::bigint[])',
    [places],
  );
  const byPlace = Map.groupBy(vectors, ({ place }) => Number(place));
  return rows.map(({ engine, id, place, json, is_sample, hidden, seen, born, watched }) => ({
    engine,
    id,
    row: {
      place: Number(place),
      json: String(json),
      isSample: Boolean(is_sample),
      hidden: Number(hidden),
      seen: Number(seen),
      born: Number(born),
      watched: watched === null ? null : Number(watched),
      vectors: (byPlace.get(Number(place)) ?? []).map(({ model, bytes }) => ({ code: model, bytes })),
    },
  }));
}
