import type { LiveAnswer, LiveWatch, LiveWords } from '@groundwork/contract/live-search';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A source's answer, apart from what stands in columns. */
type StoredAnswer = Omit<LiveAnswer, 'source' | 'label' | 'state' | 'reason' | 'isUnreachable'>;

/** The decision for a project; without a row it is to ask. */
export const liveConsent = pgTable(
  'live_consent',
  {
    projectId: uuid('project_id')
      .primaryKey()
      .references(() => project.id, { onDelete: 'cascade' }),
    consent: text('consent').notNull(),
    /** The person who decided it: weekly asks are made in their name, as long as they may. */
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    nextAskAt: moment('next_ask_at'),
  },
  (table) => [index('live_consent_due_idx').on(table.nextAskAt)],
);

/** One time that sources were asked for a project, with the words that were sent. */
export const liveAsk = pgTable(
  'live_ask',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    isWeekly: boolean('is_weekly').notNull(),
    /** For what a search found little of, and not for the project itself. */
    isForSearch: boolean('is_for_search').notNull().default(false),
    words: jsonb('words').$type<LiveWords[]>().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('live_ask_project_idx').on(table.projectId, table.createdAt),
    index('live_ask_user_idx').on(table.userId, table.createdAt),
  ],
);

/** The weekly questions of a saved search or a tracker. */
export const liveWatch = pgTable(
  'live_watch',
  {
    kind: text('kind').$type<LiveWatch['kind']>().notNull(),
    ofId: uuid('of_id').notNull(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    words: jsonb('words').$type<LiveWords[]>().notNull(),
    sources: jsonb('sources').$type<string[]>().notNull(),
    nextAskAt: moment('next_ask_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ofId] }),
    index('live_watch_due_idx').on(table.nextAskAt),
    index('live_watch_user_idx').on(table.userId),
  ],
);

/** One source's answer to it so far. */
export const liveAnswer = pgTable(
  'live_answer',
  {
    askId: uuid('ask_id')
      .notNull()
      .references(() => liveAsk.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    place: integer('place').notNull(),
    state: text('state').notNull(),
    jobId: text('job_id'),
    /** How many are wanted in all. */
    limit: integer('limit').notNull(),
    answer: jsonb('answer').$type<StoredAnswer>(),
    reason: text('reason'),
    isUnreachable: boolean('is_unreachable').notNull().default(false),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [primaryKey({ columns: [table.askId, table.source] })],
);

/** Requests to each host, by all processes together: how many of the day, and when the next one may begin. */
export const liveHost = pgTable('live_host', {
  host: text('host').primaryKey(),
  day: date('day').notNull(),
  requests: integer('requests').notNull(),
  /** Milliseconds since 1970. */
  nextAt: bigint('next_at', { mode: 'number' }).notNull(),
});
