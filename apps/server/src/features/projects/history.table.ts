import type { MessageRef } from '@groundwork/contract/message-refs';
import type { ProjectEventKind } from '@groundwork/contract/project-history';
import { bigserial, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from './projects.table.ts';

/** Events in a project. Rows are only ever added; they go with the project. */
export const projectEvent = pgTable(
  'project_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    userId: text('user_id').references(() => user.id, { onDelete: 'set null' }),
    /** Name of the person who did it in another installation, from the project's archive. */
    byName: text('by_name'),
    kind: text('kind').$type<ProjectEventKind>().notNull(),
    text: text('text').notNull(),
    /** Null for what somebody named, and of days when texts had no keys. */
    said: jsonb('said').$type<MessageRef>(),
    path: text('path').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Which came first of what one millisecond holds. */
    position: bigserial('position', { mode: 'number' }).notNull(),
  },
  (table) => [
    index('project_event_project_idx').on(table.projectId, table.createdAt),
    index('project_event_user_idx').on(table.userId),
  ],
);
