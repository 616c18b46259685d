import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

/** Who did what to whom. Entries stay when an account goes; what they say of that person goes with it. */
export const auditEvent = pgTable(
  'audit_event',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    actorId: text('actor_id').references(() => user.id, { onDelete: 'set null' }),
    action: text('action').notNull(),
    /** What it was done to, where that was a person. */
    targetUserId: text('target_user_id').references(() => user.id, { onDelete: 'set null' }),
    /** What it was done to otherwise: a name or an id, never what somebody wrote. */
    target: text('target'),
    details: jsonb('details').$type<Record<string, string>>().notNull(),
  },
  (table) => [
    index('audit_event_time_idx').on(table.createdAt, table.id),
    index('audit_event_actor_idx').on(table.actorId),
    index('audit_event_target_idx').on(table.targetUserId),
  ],
);
