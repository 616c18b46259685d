import type { InvitedRole } from '@groundwork/contract/collaboration';
import { and, asc, eq, gte, ne } from 'drizzle-orm';
import { user } from '../../../platform/auth/auth.table.ts';
import type { Database, Executor, Transaction } from '../../../platform/db/database.ts';
import type { Actor } from '../../../platform/http/context.ts';
import { projectMember } from '../members.table.ts';
import { isOwnedBy, type OwnProjectId, type ReadableProjectId } from '../projects.access.ts';
import { project } from '../projects.table.ts';
import { projectPresence } from './collaboration.table.ts';
import type { InvitedProjectId } from './invitation-state.ts';

type ReachedProjectId = ReadableProjectId | InvitedProjectId;
type NewMember = Omit<typeof projectMember.$inferInsert, 'projectId'> & { projectId: InvitedProjectId };

/** Each method takes a project that the actor was found to see, or to own, or that an invitation of theirs opens. */
export function memberRepository({ db }: Database) {
  const person = { userId: user.id, name: user.name, email: user.email };
  const is = (projectId: string, userId: string) =>
    and(eq(projectMember.projectId, projectId), eq(projectMember.userId, userId));

  return {
    async owner(projectId: ReadableProjectId) {
      const [row] = await db
        .select(person)
        .from(project)
        .innerJoin(user, eq(user.id, project.ownerId))
        .where(eq(project.id, projectId));
      return row ?? null;
    },

    async list(projectId: ReadableProjectId) {
      return db
        .select({ ...person, role: projectMember.role })
        .from(projectMember)
        .innerJoin(user, eq(user.id, projectMember.userId))
        .where(eq(projectMember.projectId, projectId))
        .orderBy(asc(projectMember.joinedAt), asc(projectMember.userId));
    },

    async find(projectId: ReachedProjectId, userId: string, executor: Executor = db) {
      const [row] = await executor
        .select({ ...person, role: projectMember.role })
        .from(projectMember)
        .innerJoin(user, eq(user.id, projectMember.userId))
        .where(is(projectId, userId));
      return row ?? null;
    },

    /** Is somebody with this address in the project? */
    async has(projectId: OwnProjectId, email: string, tx: Transaction): Promise<boolean> {
      const [row] = await tx
        .select({ userId: user.id })
        .from(projectMember)
        .innerJoin(user, eq(user.id, projectMember.userId))
        .where(and(eq(projectMember.projectId, projectId), eq(user.email, email)));
      return row !== undefined;
    },

    count: (projectId: ReachedProjectId, executor: Executor = db): Promise<number> =>
      executor.$count(projectMember, eq(projectMember.projectId, projectId)),

    async add(values: NewMember, tx: Transaction): Promise<void> {
      await tx.insert(projectMember).values(values);
    },

    async changeRole(
      actor: Actor,
      projectId: OwnProjectId,
      userId: string,
      role: InvitedRole,
      tx: Transaction,
    ): Promise<void> {
      await tx
        .update(projectMember)
        .set({ role })
        .where(and(is(projectId, userId), isOwnedBy(actor, projectMember.projectId)));
    },

    /** Somebody else's place, by the owner. */
    async remove(actor: Actor, projectId: OwnProjectId, userId: string, tx: Transaction): Promise<void> {
      await tx.delete(projectMember).where(and(is(projectId, userId), isOwnedBy(actor, projectMember.projectId)));
      await forgetPresence(projectId, userId, tx);
    },

    async leave({ userId }: Actor, projectId: ReadableProjectId, tx: Transaction): Promise<void> {
      await tx.delete(projectMember).where(is(projectId, userId));
      await forgetPresence(projectId, userId, tx);
    },

    async beat({ userId }: Actor, projectId: ReadableProjectId, now: Date): Promise<void> {
      await db
        .insert(projectPresence)
        .values({ projectId, userId, seenAt: now })
        .onConflictDoUpdate({
          target: [projectPresence.projectId, projectPresence.userId],
          set: { seenAt: now },
        });
    },

    /** The others who have the project open. */
    async presentSince(
      { userId }: Actor,
      projectId: ReadableProjectId,
      since: Date,
    ): Promise<{ userId: string; name: string }[]> {
      return db
        .select({ userId: user.id, name: user.name })
        .from(projectPresence)
        .innerJoin(user, eq(user.id, projectPresence.userId))
        .where(
          and(
            eq(projectPresence.projectId, projectId),
            ne(projectPresence.userId, userId),
            gte(projectPresence.seenAt, since),
          ),
        )
        .orderBy(asc(user.name), asc(user.id));
    },
  };
}

export type MemberRepository = ReturnType<typeof memberRepository>;

async function forgetPresence(projectId: string, userId: string, tx: Transaction): Promise<void> {
  await tx
    .delete(projectPresence)
    .where(and(eq(projectPresence.projectId, projectId), eq(projectPresence.userId, userId)));
}
