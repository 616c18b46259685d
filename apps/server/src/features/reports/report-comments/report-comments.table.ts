import type { StatementPlace } from '@groundwork/contract/report-changes';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../platform/auth/auth.table.ts';
import { report } from '../reports.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The subject of comments: words of a version of a report. It keeps them, whatever becomes of the report's text. */
export const reportThread = pgTable(
  'report_thread',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    reportId: uuid('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    place: jsonb('place').$type<StatementPlace>().notNull(),
    quote: text('quote').notNull(),
    resolvedAt: moment('resolved_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('report_thread_report_idx').on(table.reportId)],
);

/** Goes with its author; what others replied stays. */
export const reportComment = pgTable(
  'report_comment',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => reportThread.id, { onDelete: 'cascade' }),
    authorId: text('author_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
  },
  (table) => [
    index('report_comment_thread_idx').on(table.threadId, table.createdAt),
    index('report_comment_author_idx').on(table.authorId),
  ],
);
