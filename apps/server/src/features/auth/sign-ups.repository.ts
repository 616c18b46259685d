import { Language } from '@groundwork/contract/auth';
import { and, eq, gt } from 'drizzle-orm';
import { z } from 'zod';
import { verification } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';

const PendingSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  passwordHash: z.string(),
  language: Language.optional(),
  invitation: z.string().optional(),
});
export type PendingSignUp = z.infer<typeof PendingSignUp>;

const KIND = 'sign-up';

/** People who have signed up and not followed the link yet. Expired rows go with the other verifications. */
export function pendingSignUps({ db }: Database) {
  const is = (id: string) => and(eq(verification.id, id), eq(verification.identifier, KIND));
  const read = (row: { value: string } | undefined) => (row ? PendingSignUp.parse(JSON.parse(row.value)) : null);
  return {
    async add(person: PendingSignUp, expiresAt: Date): Promise<string> {
      const id = crypto.randomUUID();
      await db.insert(verification).values({ id, identifier: KIND, value: JSON.stringify(person), expiresAt });
      return id;
    },

    async find(id: string): Promise<PendingSignUp | null> {
      const [row] = await db.select().from(verification).where(is(id));
      return read(row);
    },

    /** Once. */
    async take(id: string, now: Date): Promise<PendingSignUp | null> {
      const [row] = await db
        .delete(verification)
        .where(and(is(id), gt(verification.expiresAt, now)))
        .returning();
      return read(row);
    },
  };
}

export type PendingSignUps = ReturnType<typeof pendingSignUps>;
