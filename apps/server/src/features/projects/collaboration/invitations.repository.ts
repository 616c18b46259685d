import type { InvitedRole } from '@groundwork/contract/collaboration';
import type { Language } from '@groundwork/contract/languages';
import { and, asc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { user } from '../../../platform/auth/auth.table.ts';
import { takeLock } from '../../../platform/db/advisory-lock.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { isOwnedBy, type OwnProjectId, type ReadableProjectId } from '../projects.access.ts';
import { project } from '../projects.table.ts';
import { projectInvitation } from './collaboration.table.ts';

export type InvitationRow = typeof projectInvitation.$inferSelect;
export type FoundInvitation = { row: InvitationRow; project: string; owner: typeof user.$inferSelect };
/** Found by the digest of their token, or by the actor's address. */
type InvitationHolder = { tokenHash: string } | Pick<Actor, 'email'>;
type NewInvitation = { projectId: OwnProjectId; email: string; role: InvitedRole; createdAt: Date; expiresAt: Date };

/** Lists are for who sees the project, changes for its owner; a link's holder is known by its token. */
export function invitationRepository({ db }: Database) {
  const isOpen = eq(projectInvitation.state, 'open');
  /** With what its page and its mail say. */
  async function rowOf(id: string, condition?: SQL, executor: Executor = db): Promise<FoundInvitation | null> {
    const [row] = await executor
      .select({ row: projectInvitation, project: project.title, owner: user })
      .from(projectInvitation)
      .innerJoin(project, eq(project.id, projectInvitation.projectId))
      .innerJoin(user, eq(user.id, project.ownerId))
      .where(and(eq(projectInvitation.id, id), condition));
    return row ?? null;
  }
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>): Promise<Result> => db.transaction(work),

    /** One at a time for a project: who joins or is invited at once cannot both be the last that fits. */
    locked: <Result>(projectId: string, work: (tx: Transaction) => Promise<Result>): Promise<Result> =>
      db.transaction(async (tx) => {
        await takeLock(tx, 'collaborators', projectId);
        return work(tx);
      }),

    /** Those that wait for an answer, expired ones among them, oldest first. */
    async list(projectId: ReadableProjectId): Promise<{ row: InvitationRow; askedBy: string | null }[]> {
      return db
        .select({ row: projectInvitation, askedBy: user.name })
        .from(projectInvitation)
        .leftJoin(user, eq(user.id, projectInvitation.answeredBy))
        .where(and(eq(projectInvitation.projectId, projectId), isOpen))
        .orderBy(asc(projectInvitation.createdAt), asc(projectInvitation.id));
    },

    /** Open ones to others than `email`: they have a place each. */
    async countOpen(projectId: OwnProjectId, email: string, now: Date, tx: Transaction): Promise<number> {
      return tx.$count(
        projectInvitation,
        and(
          eq(projectInvitation.projectId, projectId),
          isOpen,
          gt(projectInvitation.expiresAt, now),
          sql`${projectInvitation.email} <> ${email}`,
        ),
      );
    },

    /** Adds one, or renews the one that this address has already: its link stays the same. */
    async save(values: NewInvitation, hashOf: (id: string) => string, tx: Transaction): Promise<InvitationRow> {
      const id = crypto.randomUUID();
      const { role, expiresAt } = values;
      const [row] = await tx
        .insert(projectInvitation)
        .values({ ...values, id, tokenHash: hashOf(id) })
        .onConflictDoUpdate({
          target: [projectInvitation.projectId, projectInvitation.email],
          targetWhere: isOpen,
          set: { role, expiresAt },
        })
        .returning();
      return row!;
    },

    /** Deletes invitations that ended long ago. */
    async forget(projectId: OwnProjectId, before: Date, tx: Transaction): Promise<void> {
      await tx
        .delete(projectInvitation)
        .where(and(eq(projectInvitation.projectId, projectId), lt(projectInvitation.expiresAt, before)));
    },

    async revoke(actor: Actor, projectId: OwnProjectId, id: string): Promise<InvitationRow | null> {
      const [row] = await db
        .update(projectInvitation)
        .set({ state: 'revoked' })
        .where(
          and(
            eq(projectInvitation.id, id),
            eq(projectInvitation.projectId, projectId),
            isOpen,
            isOwnedBy(actor, projectInvitation.projectId),
          ),
        )
        .returning();
      return row ?? null;
    },

    /** For who has its link, or an account of the invited address. */
    find: (id: string, holder: InvitationHolder) =>
      rowOf(
        id,
        'tokenHash' in holder
          ? eq(projectInvitation.tokenHash, holder.tokenHash)
          : eq(projectInvitation.email, holder.email),
      ),

    /** One that was found for its holder, as it is by now. */
    findAgain: ({ id }: FoundInvitation['row'], tx: Transaction) => rowOf(id, undefined, tx),

    /** For the project's owner. */
    findIn: (projectId: OwnProjectId, id: string, tx: Transaction) =>
      rowOf(id, eq(projectInvitation.projectId, projectId), tx),

    /** For the job that sends it. */
    findToSend: (id: string) => rowOf(id),

    /** False when it was answered, taken back or expired meanwhile: of many at once one is true. */
    async answer(
      { userId }: Pick<Actor, 'userId'>,
      id: string,
      state: 'accepted' | 'declined',
      now: Date,
      tx: Transaction,
    ): Promise<boolean> {
      const rows = await tx
        .update(projectInvitation)
        .set({ state, answeredBy: userId })
        .where(and(eq(projectInvitation.id, id), isOpen, gt(projectInvitation.expiresAt, now)))
        .returning({ id: projectInvitation.id });
      return rows.length > 0;
    },

    /** Notes who asks to be let in; answers their name, or null when it is not open any more. */
    async ask({ userId }: Actor, id: string, tx: Transaction): Promise<string | null> {
      const rows = await tx
        .update(projectInvitation)
        .set({ answeredBy: userId })
        .where(and(eq(projectInvitation.id, id), isOpen))
        .returning({ id: projectInvitation.id });
      if (rows.length === 0) return null;
      const [person] = await tx.select({ name: user.name }).from(user).where(eq(user.id, userId));
      return person?.name ?? null;
    },

    /** An open invitation is the owner's: it stays when the account of who asks to be let in is deleted. */
    async forgetAskers(userIds: string[], tx: Transaction): Promise<void> {
      await tx
        .update(projectInvitation)
        .set({ answeredBy: null })
        .where(and(inArray(projectInvitation.answeredBy, userIds), isOpen));
    },

    /** The account with an address. */
    async accountOf(email: string, executor: Executor = db): Promise<{ id: string; language: Language | null } | null> {
      const [row] = await executor
        .select({ id: user.id, language: user.language })
        .from(user)
        .where(eq(user.email, email));
      return row ?? null;
    },

    /** Whether the actor's address has been confirmed. */
    async isVerified({ userId }: Actor): Promise<boolean> {
      const [row] = await db.select({ isVerified: user.emailVerified }).from(user).where(eq(user.id, userId));
      return row?.isVerified ?? false;
    },
  };
}

export type InvitationRepository = ReturnType<typeof invitationRepository>;
