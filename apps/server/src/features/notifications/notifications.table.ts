import { bigint, boolean, index, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { project } from '../projects/projects.table.ts';

export const notification = pgTable(
  'notification',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Grows in the order in which a person's notifications become visible: the ids of the stream. */
    place: bigint('place', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** What it is about, so that a step that is repeated after a crash raises it once. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    message: text('message'),
    isRead: boolean('is_read').notNull().default(false),
    forwardUrl: text('forward_url'),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'set null' }),
    alertOffToken: text('alert_off_token'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('notification_user_idx').on(table.userId, table.place),
    uniqueIndex('notification_key_idx').on(table.userId, table.key),
  ],
);
