import type { ExpertCheckState } from '@groundwork/contract/expert-checks';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../platform/auth/auth.table.ts';
import { report } from '../reports.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A report given to an expert of the service. While it is `reviewing`, its reviewer may read it; nobody else by this. */
export const expertCheck = pgTable(
  'expert_check',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    state: text('state').$type<ExpertCheckState>().notNull().default('asked'),
    requesterId: text('requester_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    note: text('note').notNull(),
    reviewerId: text('reviewer_id').references(() => user.id, { onDelete: 'set null' }),
    summary: text('summary').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    takenAt: moment('taken_at'),
    endedAt: moment('ended_at'),
  },
  (table) => [
    uniqueIndex('expert_check_open_idx').on(table.reportId).where(sql`state in ('asked', 'reviewing')`),
    index('expert_check_report_idx').on(table.reportId, table.askedAt),
    index('expert_check_state_idx').on(table.state, table.askedAt),
    index('expert_check_requester_idx').on(table.requesterId),
    index('expert_check_reviewer_idx').on(table.reviewerId),
  ],
);
