import type { Persona } from '@groundwork/contract/projects';
import type { ReportDocument } from '@groundwork/contract/report-document';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

export interface ReportInputs {
  title: string;
  description: string;
  persona: Persona;
}

const moment = (name: string) => timestamp(name, { withTimezone: true });

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
    jobId: text('job_id'),
    idempotencyKey: uuid('idempotency_key'),
    /** What was asked for: the project as it was then, so that a later edit doesn't change a report in the making. */
    inputs: jsonb('inputs').$type<ReportInputs>().notNull(),
    document: jsonb('document').$type<ReportDocument>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    completedAt: moment('completed_at'),
  },
  (table) => [
    index('report_project_idx').on(table.projectId, table.createdAt),
    uniqueIndex('report_idempotency_idx').on(table.ownerId, table.idempotencyKey),
  ],
);

/**
 * The reports that count towards a plan's number a month. A row of its own, because deleting a report gives nothing back;
 * one that failed or was cancelled has none.
 */
export const reportUsage = pgTable(
  'report_usage',
  {
    reportId: uuid('report_id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('report_usage_user_idx').on(table.userId, table.createdAt)],
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
