import { HIDDEN } from '../hidden.ts';
import type { Querying, WriterState } from './catalogue-database.ts';
import type { FacetValue, PreparedRecord } from './prepared-record.ts';

export interface NewRow {
  /** Place of a record that had one elsewhere; a new one is given otherwise. */
  place?: number;
  prepared: PreparedRecord;
  isDuplicate: boolean;
  seen: number;
  /** The place at which it was first stored; null for a new one. */
  born: number | null;
  watched: number | null;
  /** Its watched values before, as JSON, where they have changed. */
  before: string | null;
}

const VALUES_KEPT = 200_000;

/** Rows of records in all tables, one statement for each table. */
export async function insertRecords(
  client: Querying,
  state: WriterState,
  rows: NewRow[],
  { now, knownValues }: { now: number; knownValues: Set<string> },
): Promise<void> {
  if (rows.length === 0) return;
  const placed = rows.map((row, at) => ({ ...row, place: row.place ?? state.place + 1 + at }));
  state.place = Math.max(...placed.map(({ place }) => place));
  const column = <Value>(read: (row: (typeof placed)[number]) => Value) => placed.map(read);
  await client.query(
    `INSERT INTO catalogue_record
       (place, engine, id, hash, json, source, is_sample, hidden, date, closes, draw, seen, born, watched, collection)
     SELECT * FROM unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::int[],
       $9::int[], $10::int[], $11::float8[], $12::bigint[], $13::bigint[], $14::bigint[], $15::text[])`,
    [
      column(({ place }) => place),
      column(({ prepared }) => prepared.engine),
      column(({ prepared }) => prepared.id),
      column(({ prepared }) => prepared.hash),
      column(({ prepared }) => prepared.json),
      column(({ prepared }) => prepared.source),
      column(({ prepared }) => prepared.isSample),
      column(
        ({ prepared, isDuplicate }) => (isDuplicate ? HIDDEN.duplicate : 0) | (prepared.isDeleted ? HIDDEN.deleted : 0),
      ),
      column(({ prepared }) => prepared.date),
      column(({ prepared }) => prepared.closes),
      column(({ prepared }) => prepared.draw),
      column(({ seen }) => seen),
      column(({ born, place }) => born ?? place),
      column(({ before, watched, place }) => (before ? place : watched)),
      column(({ prepared }) => prepared.collection),
    ],
  );
  const keys = placed.flatMap(({ prepared, place }) => prepared.keys.map((key) => ({ key, place })));
  await client.query('INSERT INTO catalogue_identity (key, place) SELECT * FROM unnest($1::text[], $2::bigint[])', [
    keys.map(({ key }) => key),
    keys.map(({ place }) => place),
  ]);
  const changed = placed.filter(({ before }) => before !== null);
  if (changed.length > 0)
    await client.query(
      `INSERT INTO catalogue_earlier (engine, id, place, at, fields)
       SELECT engine, id, place, $4::bigint, fields
       FROM unnest($1::text[], $2::text[], $3::bigint[], $5::text[]) AS changed (engine, id, place, fields)`,
      [
        changed.map(({ prepared }) => prepared.engine),
        changed.map(({ prepared }) => prepared.id),
        changed.map(({ place }) => place),
        now,
        changed.map(({ before }) => before),
      ],
    );
  await insertValues(client, placed, knownValues);
}

/** Under the same lock as all writing: a value that is found to be there stays. One that was undone is only said again. */
async function insertValues(client: Querying, rows: NewRow[], known: Set<string>): Promise<void> {
  const values = new Map<string, FacetValue & { engine: string }>();
  for (const { prepared } of rows)
    for (const each of prepared.facetValues) {
      const name = JSON.stringify([prepared.engine, each.field, each.value]);
      if (!known.has(name)) values.set(name, { ...each, engine: prepared.engine });
    }
  if (values.size === 0) return;
  const all = [...values.values()];
  const { rows: stored } = await client.query(
    `SELECT engine, field, value FROM catalogue_facet_value
     JOIN unnest($1::text[], $2::text[], $3::text[]) AS asked (engine, field, value) USING (engine, field, value)`,
    [all.map(({ engine }) => engine), all.map(({ field }) => field), all.map(({ value }) => value)],
  );
  // Stored values stay, whatever becomes of this transaction.
  if (known.size > VALUES_KEPT) known.clear();
  for (const { engine, field, value } of stored) {
    const name = JSON.stringify([engine, field, value]);
    known.add(name);
    values.delete(name);
  }
  const missing = [...values.values()];
  if (missing.length === 0) return;
  await client.query(
    `INSERT INTO catalogue_facet_value (engine, field, value, folded, words)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      missing.map(({ engine }) => engine),
      missing.map(({ field }) => field),
      missing.map(({ value }) => value),
      missing.map(({ folded }) => folded),
      missing.map(({ words }) => words),
    ],
  );
}
