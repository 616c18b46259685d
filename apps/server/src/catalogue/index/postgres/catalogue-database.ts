import type { Database } from '../../../platform/db/database.ts';

/** A connection, or the pool of them. */
export interface Querying {
  // biome-ignore lint/suspicious/noExplicitAny: rows are as the statement says
  query<Row = any>(text: string, values?: unknown[]): Promise<{ rows: Row[]; rowCount: number | null }>;
}

/** The state that a writer found, and changes as it goes. */
export interface WriterState {
  version: number;
  place: number;
  outbox: number;
}

/** Each answer is what the transaction gives; a change of records is a new version. */
export interface Written<Value> {
  value: Value;
  /** Data sets whose records changed. */
  engines?: Iterable<string>;
}

/** Nobody who has not looked for so long is told what has changed meanwhile. */
const EARLIER_KEPT_S = 90 * 86_400;

export async function ensureState({ pool }: Database): Promise<void> {
  await pool.query('INSERT INTO catalogue_state (id) VALUES (1) ON CONFLICT DO NOTHING');
}

/** One after the other, whichever process they are of: what is told of changes by their numbers comes in the order of commits. */
export async function writing<Value>(
  { pool }: Database,
  run: (client: Querying, state: WriterState) => Promise<Written<Value>>,
): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query('BEGIN');
    const { rows } = await client.query('SELECT version, place, outbox FROM catalogue_state WHERE id = 1 FOR UPDATE');
    const state: WriterState = {
      version: Number(rows[0].version),
      place: Number(rows[0].place),
      outbox: Number(rows[0].outbox),
    };
    const { value, engines = [] } = await run(client, state);
    const changed = [...new Set(engines)];
    if (changed.length > 0) {
      state.version += 1;
      await client.query(
        `INSERT INTO catalogue_engine (engine, version) SELECT unnest($1::text[]), $2
         ON CONFLICT (engine) DO UPDATE SET version = excluded.version`,
        [changed, state.version],
      );
      await client.query('DELETE FROM catalogue_earlier WHERE at < $1', [
        Math.floor(Date.now() / 1000) - EARLIER_KEPT_S,
      ]);
    }
    await client.query(
      `UPDATE catalogue_state SET version = $1, place = $2, outbox = $3,
         changed_at = CASE WHEN version = $1 THEN changed_at ELSE clock_timestamp() END WHERE id = 1`,
      [state.version, state.place, state.outbox],
    );
    await client.query('COMMIT');
    client.release();
    return value;
  } catch (error) {
    // A connection that cannot even undo is not used again.
    await client.query('ROLLBACK').then(
      () => client.release(),
      (undoing: Error) => client.release(undoing),
    );
    throw error;
  }
}

/** Tells the search service of these, after whatever it was told before. */
export async function addToOutbox(client: Querying, state: WriterState, refs: { engine: string; id: string }[]) {
  if (refs.length === 0) return;
  await client.query(
    `INSERT INTO catalogue_outbox (number, engine, id)
     SELECT $1 + n, engine, id FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS told (engine, id, n)`,
    [state.outbox, refs.map(({ engine }) => engine), refs.map(({ id }) => id)],
  );
  state.outbox += refs.length;
}
