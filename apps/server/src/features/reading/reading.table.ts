import type { Engine } from '@groundwork/contract/engines';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** The last reading of each record. Places and kinds alone, whose words are the record's: without it they tell nothing. */
export const recordReading = pgTable(
  'record_reading',
  {
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** Names the text and the reader: of another text, or by another reader, it is none. */
    state: text('state').notNull(),
    /** Declared in `evidence/reading`. */
    notes: jsonb('notes').$type<object[]>().notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ name: 'record_reading_of', columns: [table.searchEngine, table.itemId] })],
);
