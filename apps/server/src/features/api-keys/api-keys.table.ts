import type { ApiKeyScope } from '@groundwork/contract/settings';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true });

export const apiKey = pgTable(
  'api_key',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** How the key begins, to tell keys apart. */
    start: text('start').notNull(),
    /** SHA-256: the key itself is long and random, so nothing slower is needed. */
    hash: text('hash').notNull().unique(),
    scope: text('scope').$type<ApiKeyScope>().notNull().default('read-write'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at'),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('api_key_user_idx').on(table.userId)],
);
