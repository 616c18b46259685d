import type { Language } from '@groundwork/contract/languages';
import type { MessageRef } from '@groundwork/contract/message-refs';
import type { Persona } from '@groundwork/contract/projects';
import type { ReportDocument, SourceKind } from '@groundwork/contract/report-document';
import type { VersionKind, WithheldClaim } from '@groundwork/contract/report-editing';
import type { CustomData, FundingInput, PlannedSection } from '@groundwork/contract/report-kinds';
import {
  boolean,
  index,
  integer,
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

export interface ReportInputs {
  /** Reports of earlier versions have none: they are in English. */
  language?: Language;
  title: string;
  description: string;
  persona: Persona;
  /** The description isn't the project's own: written anew, it stays. */
  isSeeded?: boolean;
  /** The outline as it was planned. */
  sections?: PlannedSection[];
  funding?: FundingInput;
  /** In a draft it may be changed. */
  custom?: CustomData & { filesOf: string };
}

/** The document as written, and what it says besides its sentences in German, by its English. */
type StoredDocument = ReportDocument & { german?: Record<string, string> };

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Claims of earlier days don't tell which texts their reasons are. */
export type KeptClaim = Omit<WithheldClaim, 'missingSaid'> & Partial<Pick<WithheldClaim, 'missingSaid'>>;

export const report = pgTable(
  'report',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    title: text('title').notNull(),
    status: text('status').notNull().default('queued'),
    progress: integer('progress').notNull().default(0),
    step: text('step').notNull().default('Waiting to start'),
    message: text('message'),
    /** Which texts step and message are; null of days when texts had no keys. */
    stepSaid: jsonb('step_said').$type<MessageRef>(),
    messageSaid: jsonb('message_said').$type<MessageRef>(),
    jobId: text('job_id'),
    idempotencyKey: uuid('idempotency_key'),
    /** The input: the project as it was then, so that a later edit doesn't change a report in the making. */
    inputs: jsonb('inputs').$type<ReportInputs>().notNull(),
    document: jsonb('document').$type<StoredDocument>(),
    /** Version of the document; earlier ones are in `report_version`. */
    version: integer('version').notNull().default(1),
    versionKind: text('version_kind').$type<VersionKind>().notNull().default('written'),
    versionBy: text('version_by').references(() => user.id, { onDelete: 'set null' }),
    /** Null: when it was complete. */
    versionAt: moment('version_at'),
    /** The version that was written and whose sources the document has. */
    writtenVersion: integer('written_version').notNull().default(1),
    /** Claims held back when it was written. Reports of earlier days have their number only. */
    withheld: jsonb('withheld').$type<KeptClaim[]>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('report_project_idx').on(table.projectId, table.createdAt),
    uniqueIndex('report_idempotency_idx').on(table.ownerId, table.idempotencyKey),
  ],
);

/** Versions that are no longer the report's document, as they were. */
export const reportVersion = pgTable(
  'report_version',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    kind: text('kind').$type<VersionKind>().notNull(),
    byId: text('by_id').references(() => user.id, { onDelete: 'set null' }),
    at: moment('at').notNull(),
    writtenVersion: integer('written_version').notNull(),
    withheld: jsonb('withheld').$type<KeptClaim[]>(),
    document: jsonb('document').$type<StoredDocument>().notNull(),
  },
  (table) => [
    uniqueIndex('report_version_idx').on(table.reportId, table.version),
    index('report_version_by_idx').on(table.byId),
  ],
);

/** The cited records as they were when a version was written: it is read, and edited, by them, whatever becomes of the records. */
export const reportSource = pgTable(
  'report_source',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    engine: text('engine').$type<SourceKind>().notNull(),
    recordId: text('record_id').notNull(),
    hash: text('hash').notNull(),
    title: text('title').notNull(),
    fields: jsonb('fields').$type<string[]>().notNull(),
    text: text('text').notNull(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.version, table.engine, table.recordId] })],
);

/**
 * The reports that count towards a plan's number a month. A row of its own, because deleting a report gives nothing back;
 * one that failed or was cancelled has none.
 */
export const reportUsage = pgTable(
  'report_usage',
  {
    reportId: uuid('report_id').notNull(),
    /** Names what it was written on: written anew on the same, it doesn't count again. '' for those of earlier days. */
    basis: text('basis').notNull().default(''),
    /** It was written: a failure from then on gives nothing back. */
    isWritten: boolean('is_written').notNull().default(true),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reportId, table.basis] }),
    index('report_usage_user_idx').on(table.userId, table.createdAt),
  ],
);

/** Prompts and data sets to start a custom report from. */
export const reportTemplate = pgTable(
  'report_template',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Whoever sees this project may use it; null: its author only. */
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    data: jsonb('data').$type<Pick<CustomData, 'prompts' | 'scope' | 'searchEngines'>>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('report_template_owner_idx').on(table.ownerId),
    index('report_template_project_idx').on(table.projectId),
  ],
);

/** Checkpoints: what each step of a report in the making gave. Deleted with the report; kept when it fails. */
export const reportStep = pgTable(
  'report_step',
  {
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    step: text('step').notNull(),
    output: jsonb('output').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.reportId, table.step] })],
);
