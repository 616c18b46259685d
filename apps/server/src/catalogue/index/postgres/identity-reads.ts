import type { Database } from '../../../platform/db/database.ts';
import { asOfNow } from '../../closing.ts';
import type { IdentityGroup, IdentityOptions } from '../index.port.ts';
import { storedKey } from './prepared-record.ts';
import { listedSql, SEEN } from './record-reads.ts';

/** Rows read of one key: enough to count the largest university, and an end to what nobody would look through. */
const ROWS_MAX = 20_000;

/** Finds records that are seen by the keys of their parties and their own numbers: those with an earlier key first, then the newest. */
export async function findByIdentity(
  { pool }: Pick<Database, 'pool'>,
  collection: string | null,
  keys: string[],
  { exclude, perEngine, withHidden = false, only }: IdentityOptions,
): Promise<IdentityGroup[]> {
  const { rows } = await pool.query(
    `WITH asked AS (SELECT * FROM unnest($2::text[]) WITH ORDINALITY AS k (key, rank)),
     named AS (SELECT place, rank FROM asked, LATERAL (
       SELECT place FROM catalogue_identity WHERE catalogue_identity.key = asked.key LIMIT ${ROWS_MAX}) AS held),
     found AS (SELECT place, engine, date, min(rank) AS rank FROM named JOIN catalogue_record USING (place)
       WHERE (engine, id) IS DISTINCT FROM ($3::text, $4::text) AND ${SEEN} AND ${withHidden ? 'true' : listedSql(only)}
       GROUP BY place, engine, date),
     numbered AS (SELECT *, count(*) OVER (PARTITION BY engine) AS total, min(rank) OVER (PARTITION BY engine) AS first,
       row_number() OVER (PARTITION BY engine ORDER BY rank, date DESC, place) AS n FROM found)
     SELECT numbered.engine, total, json FROM numbered JOIN catalogue_record USING (place)
     WHERE n <= $5 ORDER BY first, engine, n`,
    [collection, keys.map(storedKey), exclude?.engine ?? null, exclude?.id ?? null, perEngine],
  );
  const groups = new Map<string, IdentityGroup>();
  for (const { engine, total, json } of rows) {
    const group: IdentityGroup = groups.get(engine) ?? { engine, total: Number(total), records: [] };
    group.records.push(asOfNow(JSON.parse(json)));
    groups.set(engine, group);
  }
  return [...groups.values()];
}
