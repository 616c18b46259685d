import type { AgentFind, AgentSchedule, Precision } from '@groundwork/contract/agents';
import type { Engine } from '@groundwork/contract/engines';
import type { AgentKind } from '@groundwork/contract/permissions';
import type { Place } from '@groundwork/contract/records';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = (name: string) => text(name).references(() => user.id, { onDelete: 'cascade' });

/** A company as it is recognised in other records. */
export interface FollowedCompany {
  id: string;
  name: string;
  /** Its own names and numbers, as joins compare them. */
  identities: {
    kind: 'organisation' | 'person';
    name: string;
    role: string;
    standing: 'self' | 'actor' | 'aside';
    ids: Record<string, string>;
    place: Place | null;
    beside: string[];
  }[];
}

export const agent = pgTable(
  'agent',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    /** The person who is told, and whose plan it counts for. */
    createdBy: ofUser('created_by').notNull(),
    kind: text('kind').$type<AgentKind>().notNull(),
    name: text('name').notNull(),
    /** With what they are recognised by. json, because jsonb refuses some characters that records may have. */
    companies: json('companies').$type<FollowedCompany[]>().notNull(),
    eligibleApplicants: jsonb('eligible_applicants').$type<string[]>().notNull(),
    precision: text('precision').$type<Precision>().notNull(),
    schedule: jsonb('schedule').$type<AgentSchedule>().notNull(),
    isPaused: boolean('is_paused').notNull().default(false),
    /** The agent was made, or last let go on, at this time: what was stored, or changed, before is not told. */
    since: moment('since').notNull(),
    createdAt: moment('created_at').notNull(),
    lastRunAt: moment('last_run_at'),
    nextRunAt: moment('next_run_at').notNull(),
    /** Set while somebody waits for a run of their own. */
    askedToRunAt: moment('asked_to_run_at'),
  },
  (table) => [
    index('agent_project_idx').on(table.projectId, table.createdAt),
    index('agent_person_idx').on(table.createdBy),
    index('agent_due_idx').on(table.nextRunAt).where(sql`not ${table.isPaused}`),
  ],
);

export const agentRun = pgTable(
  'agent_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    isManual: boolean('is_manual').notNull(),
    lookedAt: jsonb('looked_at').$type<{ searchEngine: Engine; count: number }[]>().notNull(),
  },
  (table) => [index('agent_run_agent_idx').on(table.agentId, table.at)],
);

/** Found by a look through the changes; told when the run that it belongs to is stored. */
export const agentHit = pgTable(
  'agent_hit',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    agentId: uuid('agent_id')
      .notNull()
      .references(() => agent.id, { onDelete: 'cascade' }),
    runId: uuid('run_id').references(() => agentRun.id, { onDelete: 'cascade' }),
    /** The record and, of a change, from what to what: each is found once. */
    key: text('key').notNull(),
    content: json('content').$type<AgentFind>().notNull(),
    foundAt: moment('found_at').notNull(),
  },
  (table) => [
    uniqueIndex('agent_hit_key_idx').on(table.agentId, table.key),
    index('agent_hit_run_idx').on(table.runId),
    index('agent_hit_untold_idx').on(table.agentId).where(sql`${table.runId} is null`),
  ],
);

/** How far the catalogue's changes were looked through: one row. */
export const agentPlace = pgTable('agent_place', {
  id: integer('id').primaryKey(),
  place: bigint('place', { mode: 'number' }).notNull(),
});

/** How many changes of each data set were looked through, by the hour. */
export const agentLook = pgTable(
  'agent_look',
  {
    at: moment('at').notNull(),
    searchEngine: text('search_engine').$type<Engine>().notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.at, table.searchEngine] })],
);

export const companyRequest = pgTable(
  'company_request',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofUser('user_id').notNull(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('company_request_user_idx').on(table.userId)],
);

/** A closing date that was announced: once for each of the days ahead, and again when it has been moved. */
export const closingNotice = pgTable(
  'closing_notice',
  {
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    itemId: text('item_id').notNull(),
    closes: text('closes').notNull(),
    days: integer('days').notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.itemId, table.closes, table.days] })],
);
