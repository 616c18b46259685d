import { lt, sql } from 'drizzle-orm';
import { type RecordRef, refKey } from '../../catalogue/record.ts';
import type { Note } from '../../evidence/reading/note.ts';
import type { Database } from '../../platform/db/database.ts';
import { recordReading } from './reading.table.ts';

export interface Reading extends RecordRef {
  /** Names the text and the reader. */
  state: string;
  notes: Note[];
}

/** The catalogue is everybody's, and so is what was read in it. */
export function readingRepository({ db }: Database) {
  return {
    /** Those that were read as they are now. */
    async find(asked: (RecordRef & { state: string })[]): Promise<Reading[]> {
      if (asked.length === 0) return [];
      const wanted = JSON.stringify(asked.map(({ engine, id, state }) => ({ engine, id, state })));
      const rows = await db
        .select({
          engine: recordReading.searchEngine,
          id: recordReading.itemId,
          state: recordReading.state,
          notes: recordReading.notes,
        })
        .from(recordReading)
        .where(
          sql`(${recordReading.searchEngine}, ${recordReading.itemId}, ${recordReading.state}) in
            (select engine, id, state from jsonb_to_recordset(${wanted}::jsonb) as wanted(engine text, id text, state text))`,
        );
      return rows.map((row) => ({ ...row, notes: row.notes as Note[] }));
    },

    async save(readings: Reading[], readAt: Date): Promise<void> {
      if (readings.length === 0) return;
      // In one order for everybody: two who save the same rows each in their own wait for each other for ever.
      const ordered = readings.toSorted((one, other) => (refKey(one) < refKey(other) ? -1 : 1));
      await db
        .insert(recordReading)
        .values(
          ordered.map(({ engine, id, state, notes }) => ({ searchEngine: engine, itemId: id, state, notes, readAt })),
        )
        .onConflictDoUpdate({
          target: [recordReading.searchEngine, recordReading.itemId],
          set: { state: sql`excluded.state`, notes: sql`excluded.notes`, readAt: sql`excluded.read_at` },
          // A model's reading of the same text, which was paid for, stays: its state ends in that of our own reader.
          setWhere: sql`${recordReading.state} not like '%' || excluded.state`,
        });
    },

    async forget(before: Date): Promise<void> {
      await db.delete(recordReading).where(lt(recordReading.readAt, before));
    },
  };
}

export type ReadingRepository = ReturnType<typeof readingRepository>;
