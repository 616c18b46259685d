import type { FollowedFile } from '@groundwork/contract/followed-files';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../../platform/auth/auth.table.ts';
import { organisation } from '../../organisations/organisations.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files that are fetched again and again; what is new in one becomes an import. */
export const followedFile = pgTable(
  'followed_file',
  {
    id: uuid('id').primaryKey(),
    ownerId: uuid('owner_id').references(() => organisation.id, { onDelete: 'cascade' }),
    /** The person who is told when it stops. */
    createdBy: text('created_by').references(() => user.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    address: text('address').notNull(),
    /** Null for a file that a public source's reader knows. */
    mapping: jsonb('mapping').$type<TableMapping>(),
    frequency: text('frequency').$type<FollowedFile['frequency']>().notNull(),
    state: text('state').$type<FollowedFile['state']>().notNull(),
    message: text('message'),
    /** In a row. */
    failures: integer('failures').notNull().default(0),
    /** Marks of the content that was taken last: the same is not taken again. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    contentHash: text('content_hash'),
    /** Hash of content that lacked much of what there was, for which it stopped: let go on, that is taken. */
    shrunkHash: text('shrunk_hash'),
    lastCheckedAt: moment('last_checked_at'),
    lastTakenAt: moment('last_taken_at'),
    nextRunAt: moment('next_run_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('followed_file_due_idx').on(table.nextRunAt)],
);
