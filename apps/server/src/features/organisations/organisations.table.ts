import { boolean, customType, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const organisation = pgTable('organisation', {
  id: uuid('id').primaryKey().defaultRandom(),
  name: text('name').notNull(),
  domain: text('domain').unique(),
  logo: bytes('logo'),
  logoType: text('logo_type'),
  logoWidth: integer('logo_width'),
  logoHeight: integer('logo_height'),
  /** Hash of the picture's bytes: its address changes with it. */
  logoHash: text('logo_hash'),
  /** Whether its members may import into its own collection. */
  membersImport: boolean('members_import').notNull().default(false),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
});

/** An admin's choice, which counts before the domain of somebody's email; null is the choice of none. */
export const organisationMember = pgTable('organisation_member', {
  userId: text('user_id')
    .primaryKey()
    .references(() => user.id, { onDelete: 'cascade' }),
  organisationId: uuid('organisation_id').references(() => organisation.id, { onDelete: 'set null' }),
});
