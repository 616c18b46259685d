import type { Engine } from '@groundwork/contract/engines';
import { integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { project } from '../projects/projects.table.ts';

/** Only projects whose statements somebody has put have a row. */
export const projectStatements = pgTable('project_statements', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  version: integer('version').notNull(),
  /** Null where they are read off the description again. */
  statements: jsonb('statements').$type<string[]>(),
  /** Names the description that they were put for. */
  putFor: text('put_for').notNull(),
  updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
});

/** People's verdicts on a statement and a record: near, or not. */
export const statementMark = pgTable(
  'statement_mark',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** Word for word: of one that is put otherwise nothing was said. */
    statement: text('statement').notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** Title when it was marked: records may leave the catalogue. */
    title: text('title').notNull(),
    verdict: text('verdict').$type<'near' | 'not'>().notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('statement_mark_of').on(table.projectId, table.statement, table.searchEngine, table.itemId)],
);

/** A language model's word on what a record of a given content comes near to, of an idea as it was told. */
export const nearJudgement = pgTable(
  'near_judgement',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** Names model, question and statements as they were told. */
    askedKey: text('asked_key').notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    itemId: text('item_id').notNull(),
    /** Made by `hashRecord`: nothing is known of a record that has changed since. */
    recordHash: text('record_hash').notNull(),
    /** Declared by `NearStatement`. */
    near: jsonb('near').$type<object[]>().notNull(),
    judgedAt: timestamp('judged_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'near_judgement_of',
      columns: [table.projectId, table.askedKey, table.searchEngine, table.itemId],
    }),
  ],
);

/** An idea as it was held against the records last: made anew from project and catalogue, and so in no archive. */
export const heldChart = pgTable('held_chart', {
  projectId: uuid('project_id')
    .primaryKey()
    .references(() => project.id, { onDelete: 'cascade' }),
  /** Names what it was made from. */
  state: text('state').notNull(),
  /** Declared by `ClaimChart`. */
  chart: jsonb('chart').$type<object>().notNull(),
  /** When the catalogue had changed last. */
  asOf: timestamp('as_of', { withTimezone: true }).notNull(),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
});
