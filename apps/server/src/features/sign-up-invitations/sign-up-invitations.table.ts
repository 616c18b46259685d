import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Whom an administrator has invited to have an account: by the address alone, since there is nobody yet. In lower case. */
export const signUpInvitation = pgTable('sign_up_invitation', {
  email: text('email').primaryKey(),
  invitedAt: timestamp('invited_at', { withTimezone: true }).notNull(),
});
