import type { Database } from '../../../platform/db/database.ts';
import { writing } from './catalogue-database.ts';

/** Writers wait while so many are under way. */
const AT_ONCE = 1_000;

/**
 * Keys of parties and the spellings of numbers as this version knows them, of records that an earlier one stored. The numbers that make
 * duplicates ('n:') stay: which of these is listed was settled by them.
 */
export async function writeKeysAnew(
  database: Database,
  keysOf: (records: string[]) => Promise<string[][]>,
): Promise<void> {
  const page = (after: number) =>
    writing(database, async (client) => {
      const { rows } = await client.query<{ place: string; json: string }>(
        'SELECT place, json FROM catalogue_record WHERE place > $1 ORDER BY place LIMIT $2',
        [after, AT_ONCE],
      );
      const places = rows.map(({ place }) => Number(place));
      const all = await keysOf(rows.map(({ json }) => json));
      const keys = all.flatMap((its, at) =>
        its.flatMap((key) => (key.startsWith('n:') ? [] : [{ key, place: places[at]! }])),
      );
      await client.query(
        `WITH known AS (SELECT * FROM unnest($1::text[], $2::bigint[]) AS known (key, place)),
           gone AS (DELETE FROM catalogue_identity WHERE place = ANY($3::bigint[]) AND key NOT LIKE 'n:%'
             AND (key, place) NOT IN (SELECT key, place FROM known))
         INSERT INTO catalogue_identity (key, place) SELECT key, place FROM known ON CONFLICT DO NOTHING`,
        [keys.map(({ key }) => key), keys.map(({ place }) => place), places],
      );
      return { value: places.at(-1) };
    });
  for (let last = await page(0); last !== undefined; last = await page(last));
}
