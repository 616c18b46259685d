import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const place = (name: string) => bigint(name, { mode: 'number' });

/**
 * The catalogue's records where the catalogue is not embedded; a search service holds what is searched of them. Whoever writes holds one
 * lock, so that places and numbers of the outbox are given in the order in which changes are committed.
 */
export const catalogueState = pgTable('catalogue_state', {
  id: integer('id').primaryKey(),
  version: place('version').notNull().default(0),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  /** The last ones that were given. */
  place: place('place').notNull().default(0),
  outbox: place('outbox').notNull().default(0),
  /** The minute up to which calls that are over have been written anew: minutes since 1970. */
  closedUntil: place('closed_until').notNull().default(0),
});

/** version: the state's, by which records of the engine last changed. */
export const catalogueEngine = pgTable('catalogue_engine', {
  engine: text('engine').primaryKey(),
  version: place('version').notNull(),
});

/** A changed record leaves its place and comes back at a new one. */
export const catalogueRecord = pgTable(
  'catalogue_record',
  {
    place: place('place').primaryKey(),
    engine: text('engine').notNull(),
    id: text('id').notNull(),
    hash: text('hash').notNull(),
    /** Text: a JSON type would refuse the zero character, which records may have. */
    json: text('json').notNull(),
    source: text('source').notNull(),
    /** The organization whose members alone see it; null for what is everybody's. */
    collection: text('collection'),
    isSample: boolean('is_sample').notNull(),
    /** Left out of searches: 1 what the source deleted, 2 a duplicate; 0 for what is listed. */
    hidden: integer('hidden').notNull(),
    /** yyyymmdd with zeros where the source is less precise; 0 for none. */
    date: integer('date').notNull(),
    /** The minute in which an open call closes, since 1970. */
    closes: integer('closes'),
    /** When it was first stored, in seconds since 1970, and at which place. */
    seen: place('seen').notNull(),
    born: place('born').notNull(),
    /** The last place where a watched value was changed. */
    watched: place('watched'),
    /** The smaller, the sooner it is drawn to learn from. */
    draw: doublePrecision('draw').notNull(),
  },
  (table) => [
    uniqueIndex('catalogue_record_by_ref').on(table.engine, table.id),
    index('catalogue_record_by_source').on(table.engine, table.source, table.place),
    index('catalogue_record_counted').on(table.engine, table.hidden, table.isSample, table.collection, table.date),
    index('catalogue_record_drawn').on(table.engine, table.isSample, table.draw).where(sql`${table.hidden} = 0`),
    index('catalogue_record_closing').on(table.closes).where(sql`${table.closes} IS NOT NULL`),
    index('catalogue_record_real').on(table.place).where(sql`NOT ${table.isSample} AND ${table.collection} IS NULL`),
    index('catalogue_record_owned').on(table.collection).where(sql`${table.collection} IS NOT NULL`),
  ],
);

/** Keys of parties, and of the record itself: after 'n:' numbers that make it the same thing as another one, after 'x:' those by which people find it. */
export const catalogueIdentity = pgTable(
  'catalogue_identity',
  {
    key: text('key').notNull(),
    place: place('place')
      .notNull()
      .references(() => catalogueRecord.place, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.key, table.place] }), index('catalogue_identity_by_place').on(table.place)],
);

/** Every value that a facet ever had, to be looked up by a part of it. words: folded, a space around each. */
export const catalogueFacetValue = pgTable(
  'catalogue_facet_value',
  {
    engine: text('engine').notNull(),
    field: text('field').notNull(),
    value: text('value').notNull(),
    folded: text('folded').notNull(),
    words: text('words').notNull(),
  },
  (table) => [primaryKey({ columns: [table.engine, table.field, table.value] })],
);

/** Watched values of records before they were changed at a place. at: seconds since 1970. */
export const catalogueEarlier = pgTable(
  'catalogue_earlier',
  {
    engine: text('engine').notNull(),
    id: text('id').notNull(),
    place: place('place').notNull(),
    at: place('at').notNull(),
    fields: text('fields').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.engine, table.id, table.place] }),
    index('catalogue_earlier_by_time').on(table.at),
  ],
);

export const catalogueCheckpoint = pgTable('catalogue_checkpoint', {
  key: text('key').primaryKey(),
  value: text('value').notNull(),
  added: place('added').notNull().default(0),
  changed: place('changed').notNull().default(0),
  unchanged: place('unchanged').notNull().default(0),
});

/** data: a model trained here, null for one from elsewhere; documents: how many there were then. */
export const catalogueModel = pgTable('catalogue_model', {
  code: integer('code').primaryKey(),
  id: text('id').notNull().unique(),
  dimension: integer('dimension').notNull(),
  documents: integer('documents').notNull(),
  isServing: boolean('is_serving').notNull().default(false),
  data: bytes('data'),
});

/** The numbers of a vector, a byte each. */
export const catalogueVector = pgTable(
  'catalogue_vector',
  {
    model: integer('model')
      .notNull()
      .references(() => catalogueModel.code),
    place: place('place')
      .notNull()
      .references(() => catalogueRecord.place, { onDelete: 'cascade' }),
    bytes: bytes('bytes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.place, table.model] }),
    index('catalogue_vector_by_model').on(table.model, table.place),
  ],
);

/** Changes to tell the search service, in the order in which they happened. The number is the version of what it is told. */
export const catalogueOutbox = pgTable('catalogue_outbox', {
  number: place('number').primaryKey(),
  engine: text('engine').notNull(),
  id: text('id').notNull(),
});

/** Indexes of the search service, and the number up to which each was told. One serves; another may be filled to take its place. */
export const catalogueSearchIndex = pgTable('catalogue_search_index', {
  name: text('name').primaryKey(),
  told: place('told').notNull(),
  isServing: boolean('is_serving').notNull(),
});
