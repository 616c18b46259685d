import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

/** Records who did what to whom: entries outlive an account, but lose what they say of that person. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** The person it was done to, if any. */
    targetUserId: text('target_user_id').references(() => user.id, { onDelete: 'set null' }),
    /** The thing it was done to: a name or an id, never what somebody wrote. */
    target: text('target'),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('audit_event_time_idx').on(table.createdAt, table.id),
    index('audit_event_actor_idx').on(table.actorId),
    index('audit_event_target_idx').on(table.targetUserId),
  ],
);
