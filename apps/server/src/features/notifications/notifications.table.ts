import type { Notification, NotificationChoice, NotificationKind } from '@groundwork/contract/notifications';
import {
  bigint,
  boolean,
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
    /** Names the occasion, so that a step that is repeated after a crash raises it once. */
    key: text('key').notNull(),
    title: text('title').notNull(),
    message: text('message'),
    /** Null of those that were raised before texts had keys. */
    said: jsonb('said').$type<Notification['said']>(),
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

const ofPerson = () =>
  text('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A person's choice for a kind; without a row, the default holds. */
export const notificationChoice = pgTable(
  'notification_choice',
  {
    userId: ofPerson(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    choice: text('choice').$type<NotificationChoice>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);

export const digestTime = pgTable('digest_time', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  timeZone: text('time_zone'),
  hour: integer('hour').notNull(),
});

/** Notifications that wait to be mailed: written with the notification, gone when the mail is out. */
export const notificationMail = pgTable(
  'notification_mail',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: ofPerson(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    way: text('way').$type<'mail' | 'digest'>().notNull(),
    title: text('title').notNull(),
    message: text('message'),
    /** Null of those that were written before mails had languages. */
    said: jsonb('said').$type<Notification['said']>(),
    forwardUrl: text('forward_url'),
    projectId: uuid('project_id').references(() => project.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** The mail that it goes out with, the same each time that it is tried. */
    batchId: uuid('batch_id'),
    /** Set in the moment before the server may take the mail: from then on it is never handed over again. */
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
  },
  (table) => [index('notification_mail_user_idx').on(table.userId, table.way, table.createdAt)],
);
