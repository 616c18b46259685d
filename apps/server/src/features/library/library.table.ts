import type { FileStatus, Recognition } from '@groundwork/contract/library';
import type { FileType } from '@groundwork/contract/library.names';
import type { MessageRef } from '@groundwork/contract/message-refs';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });
const ownerId = () =>
  text('owner_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

export const libraryFolder = pgTable(
  'library_folder',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: ownerId(),
    name: text('name').notNull(),
    /** `nameKey` of it: one folder of a name, whatever its case. */
    nameKey: text('name_key').notNull(),
    isOther: boolean('is_other').notNull().default(false),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('library_folder_name_idx').on(table.ownerId, table.nameKey)],
);

/** A row is there from the moment an upload is begun, so that no bytes are ever without one. */
export const libraryFile = pgTable(
  'library_file',
  {
    id: uuid('id').primaryKey(),
    ownerId: ownerId(),
    folderId: uuid('folder_id')
      .notNull()
      .references(() => libraryFolder.id),
    name: text('name').notNull(),
    nameKey: text('name_key').notNull(),
    /** `storedSearchText` of that; null until it has been written. */
    nameSearched: text('name_searched'),
    type: text('type').$type<FileType>().notNull(),
    size: integer('size').notNull(),
    /** Time on the sender's disk, in milliseconds: tells whether a file that is sent again is the same. */
    lastModified: bigint('last_modified', { mode: 'number' }),
    storageKey: text('storage_key').notNull(),
    transferId: text('transfer_id').notNull(),
    status: text('status').$type<FileStatus>().notNull().default('pending'),
    progress: integer('progress').notNull().default(0),
    reason: text('reason'),
    /** Which text that is; null of days when texts had no keys. */
    reasonSaid: jsonb('reason_said').$type<MessageRef>(),
    pages: integer('pages'),
    characters: integer('characters'),
    /** Null where the text is the file's own. */
    recognition: jsonb('recognition').$type<Recognition>(),
    /** SHA-256 of the bytes, once they have been read. */
    contentHash: text('content_hash'),
    jobId: text('job_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** When its addresses were last asked for, while it is on its way. */
    touchedAt: moment('touched_at').notNull(),
  },
  (table) => [
    uniqueIndex('library_file_name_idx').on(table.folderId, table.nameKey),
    index('library_file_owner_idx').on(table.ownerId, table.folderId),
    index('library_file_pending_idx').on(table.touchedAt).where(sql`${table.status} = 'pending'`),
    index('library_file_unwritten_idx').on(table.id).where(sql`${table.nameSearched} IS NULL`),
  ],
);

/** The text of a complete file: pages of a PDF, slides, sheets, or stretches of what has no pages. */
export const libraryPage = pgTable(
  'library_page',
  {
    fileId: uuid('file_id')
      .notNull()
      .references(() => libraryFile.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    /** 'Page 3', 'Slide 2', 'Sheet Budget'. */
    label: text('label').notNull(),
    text: text('text').notNull(),
    /** `storedSearchText` of it; null until it has been written. */
    searched: text('searched'),
    search: tsvector('search').generatedAlwaysAs(sql`to_tsvector('english', coalesce(nullif(searched, ''), text))`),
  },
  (table) => [
    primaryKey({ columns: [table.fileId, table.number] }),
    index('library_page_search_idx').using('gin', table.search),
    index('library_page_unwritten_idx').on(table.fileId).where(sql`${table.searched} IS NULL`),
  ],
);

/** When a file was deleted: reports that cite it go on saying what it said, and say that it is gone. */
export const libraryFileDeleted = pgTable('library_file_deleted', {
  fileId: uuid('file_id').primaryKey(),
  deletedAt: moment('deleted_at').notNull().defaultNow(),
});
