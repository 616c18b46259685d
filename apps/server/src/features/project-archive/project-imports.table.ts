import type { MessageRef } from '@groundwork/contract/message-refs';
import type { ImportState, ImportSummary } from '@groundwork/contract/project-archive';
import { bigint, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** An archive that is sent in and what becomes of it. */
export const projectImport = pgTable(
  'project_import',
  {
    id: uuid('id').primaryKey(),
    /** Null when the account has gone: the row stays until the bytes are removed. */
    ownerId: text('owner_id').references(() => user.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    storageKey: text('storage_key').notNull(),
    transferId: text('transfer_id').notNull(),
    status: text('status').$type<ImportState>().notNull().default('pending'),
    progress: integer('progress').notNull().default(0),
    step: text('step').notNull().default(''),
    /** Which texts these are, for people of other languages. */
    stepSaid: jsonb('step_said').$type<MessageRef>(),
    message: text('message'),
    messageSaid: jsonb('message_said').$type<MessageRef>(),
    summary: jsonb('summary').$type<ImportSummary>(),
    /** SHA-256 of the archive. */
    contentHash: text('content_hash'),
    /** How many of its files may be in the storage by now, under keys made of the import's id and a number. */
    storedFiles: integer('stored_files').notNull().default(0),
    jobId: text('job_id'),
    createdAt: moment('created_at').notNull(),
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    index('project_import_owner_idx').on(table.ownerId, table.createdAt),
    index('project_import_touched_idx').on(table.touchedAt),
  ],
);
