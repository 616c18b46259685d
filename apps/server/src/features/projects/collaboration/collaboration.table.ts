import type { InvitedRole } from '@groundwork/contract/collaboration';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../platform/auth/auth.table.ts';
import { project } from '../projects.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const ofProject = () =>
  uuid('project_id')
    .notNull()
    .references(() => project.id, { onDelete: 'cascade' });

/** Invitations of the owner. Answered ones stay for a while, so that their links can say what became of them. */
export const projectInvitation = pgTable(
  'project_invitation',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: ofProject(),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role').$type<InvitedRole>().notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull(),
    state: text('state').$type<'open' | 'accepted' | 'declined' | 'revoked'>().notNull().default('open'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** The person who accepted or declined it; while it is open, the person who asks to be let in. */
    answeredBy: text('answered_by').references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    uniqueIndex('project_invitation_open_idx').on(table.projectId, table.email).where(sql`${table.state} = 'open'`),
    index('project_invitation_answered_idx').on(table.answeredBy),
  ],
);

/** People who have a project open; believed for some seconds after `seenAt`. */
export const projectPresence = pgTable(
  'project_presence',
  {
    projectId: ofProject(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_presence_user_idx').on(table.userId),
  ],
);
