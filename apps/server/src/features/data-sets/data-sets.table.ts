import type { ImportCounts, ImportRun } from '@groundwork/contract/data-sets';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Fetches of public sources by the server, for all its users. */
export const importRun = pgTable(
  'import_run',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source').notNull(),
    state: text('state').notNull().default('queued'),
    jobId: text('job_id'),
    since: text('since'),
    counts: jsonb('counts').$type<ImportCounts>(),
    total: integer('total'),
    message: text('message'),
    rejections: jsonb('rejections').$type<ImportRun['rejections']>(),
    createdAt: moment('created_at').notNull().defaultNow(),
    startedAt: moment('started_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    index('import_run_source_idx').on(table.source, table.createdAt),
    uniqueIndex('import_run_active_idx').on(table.source).where(sql`${table.state} in ('queued', 'running')`),
  ],
);

/** When a source is fetched by itself. A row that follows IMPORT_SCHEDULE is a default. */
export const importSchedule = pgTable('import_schedule', {
  source: text('source').primaryKey(),
  cron: text('cron'),
  isDefault: boolean('is_default').notNull(),
  nextRunAt: moment('next_run_at'),
});
