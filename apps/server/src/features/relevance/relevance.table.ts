import type { Engine } from '@groundwork/contract/engines';
import type {
  ProfileCorrections,
  ProfileDraft,
  ReadingOutcome,
  Scope,
  ScreenedGrade,
} from '@groundwork/contract/relevance';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { project } from '../projects/projects.table.ts';

/** Only projects whose profile was corrected, or whose scope was chosen, have a row. */
export const projectProfile = pgTable('project_profile', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  corrections: jsonb('corrections').$type<ProfileCorrections>().notNull(),
  /** How much of what belongs to the project its views look at; null where nobody has chosen. */
  scope: text('scope').$type<Scope>(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** People's marks on records: more like this, or not about the project. */
export const recordMark = pgTable(
  'record_mark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** Title when it was marked: records may leave the catalogue. */
    title: text('title').notNull(),
    verdict: text('verdict').$type<'more' | 'not'>().notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('record_mark_of').on(table.projectId, table.searchEngine, table.itemId)],
);

/** A project's records, as they were judged last: made anew from catalogue and profile, and so in no archive. */
export const projectMatches = pgTable('project_matches', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  /** Names the list's content. */
  key: text('key').notNull(),
  /** Names what it was made from: the subject, the catalogue, and what a language model said of records. */
  state: text('state').notNull(),
  /** Declared by the repository of these lists. */
  list: jsonb('list').$type<object>().notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});

/** The language model's work on a project, and how far it came. Without a model there are no rows. */
export const modelReading = pgTable('model_reading', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  model: text('model').notNull(),
  /** Names title and description as they were drafted from; null before there is a draft. */
  draftedFrom: text('drafted_from'),
  draft: jsonb('draft').$type<ProfileDraft>(),
  /** Names what was looked at last: the project, its profile, its marks and the state of the catalogue. */
  lookedAt: text('looked_at').notNull(),
  outcome: text('outcome').$type<ReadingOutcome>().notNull(),
  triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
});

/** How the language model grades a record of a given content against a profile of a given content. */
export const recordScreening = pgTable(
  'record_screening',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** Names model and profile as they were told. */
    profileKey: text('profile_key').notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** Made by `hashRecord`: nothing is known of a record that has changed since. */
    recordHash: text('record_hash').notNull(),
    /** Null where it gave no valid answer: it is not asked again. */
    grade: text('grade').$type<ScreenedGrade>(),
    screenedAt: timestamp('screened_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'record_screening_of',
      columns: [table.projectId, table.profileKey, table.searchEngine, table.itemId],
    }),
  ],
);
