import type { Engine } from '@groundwork/contract/engines';
import type { FileImport, FileImportCounts } from '@groundwork/contract/table-imports';
import type { TableMapping } from '@groundwork/contract/table-mapping';
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

import { organisation } from '../organisations/organisations.table.ts';

import { followedFile } from './followed-files/followed-files.table.ts';

/** The origin, and how what was fetched is told from what comes later. */
type Fetched = { address: string; etag: string | null; lastModified: string | null; contentHash: string };

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** Files that are imported by hand, each a batch that can be undone. Who did it stands in the audit log. */
export const tableImport = pgTable(
  'table_import',
  {
    id: uuid('id').primaryKey(),
    /** The organization whose members alone see the records; null for everybody. */
    ownerId: uuid('owner_id').references(() => organisation.id, { onDelete: 'cascade' }),
    /** Only for a file that the server fetched. */
    fetched: jsonb('fetched').$type<Fetched>(),
    /** The file that is kept fresh by this import, among others. */
    followedId: uuid('followed_id').references(() => followedFile.id, { onDelete: 'set null' }),
    fileName: text('file_name').notNull(),
    fileSize: bigint('file_size', { mode: 'number' }).notNull(),
    transferId: text('transfer_id').notNull(),
    state: text('state').$type<FileImport['state']>().notNull(),
    mapping: jsonb('mapping').$type<TableMapping>(),
    source: text('source'),
    engines: jsonb('engines').$type<Engine[]>(),
    counts: jsonb('counts').$type<FileImportCounts>(),
    message: text('message'),
    notice: text('notice'),
    rejections: jsonb('rejections').$type<FileImport['rejections']>(),
    /** The job that works on it; also of one that was stopped, until its last batch is stored. */
    jobId: text('job_id'),
    createdAt: moment('created_at').notNull(),
    endedAt: moment('ended_at'),
  },
  (table) => [index('table_import_created_idx').on(table.createdAt), index('table_import_state_idx').on(table.state)],
);
