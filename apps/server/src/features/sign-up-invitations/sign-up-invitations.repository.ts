import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { signUpInvitation } from './sign-up-invitations.table.ts';

const hasAccount = sql<boolean>`exists (select from "user" where "user".email = "sign_up_invitation".email)`;

/** Only admins read and change them; whether one address is among them is asked when somebody signs up. */
export function signUpInvitationRepository({ db }: Database) {
  return {
    async has(email: string): Promise<boolean> {
      return (await db.$count(signUpInvitation, eq(signUpInvitation.email, email))) > 0;
    },

    async list(_admin: Admin, { page, pageLimit }: { page: number; pageLimit: number }) {
      const rows = await db
        .select({ ...getTableColumns(signUpInvitation), hasAccount })
        .from(signUpInvitation)
        .orderBy(desc(signUpInvitation.invitedAt), signUpInvitation.email)
        .limit(pageLimit)
        .offset((page - 1) * pageLimit);
      return { rows, total: await db.$count(signUpInvitation) };
    },

    /** Answers those who had neither been invited nor have an account; `onAdded` stands and falls with them. */
    async add(
      _admin: Admin,
      emails: string[],
      now: Date,
      onAdded: (added: string[], tx: Transaction) => Promise<void>,
    ): Promise<string[]> {
      return db.transaction(async (tx) => {
        const known = await tx.select({ email: user.email }).from(user).where(inArray(user.email, emails));
        const strangers = emails.filter((email) => !known.some((each) => each.email === email));
        if (strangers.length === 0) return [];
        const rows = await tx
          .insert(signUpInvitation)
          .values(strangers.map((email) => ({ email, invitedAt: now })))
          .onConflictDoNothing()
          .returning({ email: signUpInvitation.email });
        const added = rows.map(({ email }) => email);
        if (added.length > 0) await onAdded(added, tx);
        return added;
      });
    },

    async remove(_admin: Admin, email: string): Promise<boolean> {
      return (await db.delete(signUpInvitation).where(eq(signUpInvitation.email, email)).returning()).length > 0;
    },
  };
}

export type SignUpInvitationRepository = ReturnType<typeof signUpInvitationRepository>;
