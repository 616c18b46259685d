import type { ProjectRole } from '@groundwork/contract/collaboration';
import type { Persona } from '@groundwork/contract/projects';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { projectMember } from './members.table.ts';
import {
  type DescribedProject,
  isEditableBy,
  isOwnedBy,
  isVisibleTo,
  jobProjectId,
  type ReadableProjectId,
  roleIn,
} from './projects.access.ts';
import { project } from './projects.table.ts';

type Stored = typeof project.$inferSelect;
/** A project as somebody sees it. */
export type ProjectRow = Omit<Stored, 'id'> & {
  id: ReadableProjectId;
  role: ProjectRole;
  ownerName: string;
  /** The last person to write the notes, with their name; null if they have left. */
  notesByName: string | null;
  collaborators: number;
};
type Content = { title: string; description: string; persona: Persona };

const owner = alias(user, 'project_owner');
const notesWriter = alias(user, 'notes_writer');

/** Every method sees only what `projects.access.ts` lets the actor see or change; the rest is as unknown as what never was. */
export function projectRepository({ db }: Database) {
  const editable = (actor: Actor, id: string) => and(eq(project.id, id), isEditableBy(actor, project.id));

  const rows = (actor: Actor) =>
    db
      .select({
        row: project,
        role: roleIn(actor, project.id),
        ownerName: owner.name,
        notesByName: notesWriter.name,
        collaborators: sql<number>`(select count(*)::int from ${projectMember} where ${projectMember.projectId} = ${project.id})`,
      })
      .from(project)
      .innerJoin(owner, eq(owner.id, project.ownerId))
      .leftJoin(notesWriter, eq(notesWriter.id, project.notesBy))
      .$dynamic();

  async function find(actor: Actor, id: string): Promise<ProjectRow | null> {
    const [found] = await rows(actor).where(and(eq(project.id, id), isVisibleTo(actor, project.id)));
    return found ? flat(found) : null;
  }

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    find,

    /** For jobs, which have no actor: what a project says of itself. Null when it is gone. */
    async describe(id: string): Promise<DescribedProject | null> {
      const { title, description, persona } = project;
      const [row] = await db
        .select({ id: project.id, title, description, persona })
        .from(project)
        .where(eq(project.id, id));
      return row ? { ...row, id: jobProjectId(row.id), persona: row.persona as Persona } : null;
    },

    /** The actor's own, newest first, then those that others share. */
    async list(actor: Actor): Promise<ProjectRow[]> {
      const found = await rows(actor)
        .where(isVisibleTo(actor, project.id))
        .orderBy(asc(sql`${project.ownerId} <> ${actor.userId}`), desc(project.createdAt), desc(project.id));
      return found.map(flat);
    },

    /** The number of the actor's own projects. */
    async count(actor: Actor): Promise<number> {
      return db.$count(project, eq(project.ownerId, actor.userId));
    },

    /** Null when there are `max` already. One at a time for a person: two at once cannot both be the last that fits. */
    async create(actor: Actor, content: Content, max: number): Promise<ProjectRow | null> {
      const id = await db.transaction(async (tx) => {
        await takeLock(tx, 'projects', actor.userId);
        if ((await tx.$count(project, eq(project.ownerId, actor.userId))) >= max) return null;
        const [row] = await tx
          .insert(project)
          .values({ ...content, ownerId: actor.userId })
          .returning({ id: project.id });
        return row!.id;
      });
      return id === null ? null : find(actor, id);
    },

    /** False when it is not the actor's to change. */
    async update(actor: Actor, id: string, change: Partial<Content>, now: Date, tx: Transaction): Promise<boolean> {
      const changed = await tx
        .update(project)
        .set({ ...change, updatedAt: now })
        .where(editable(actor, id))
        .returning({ id: project.id });
      return changed.length > 0;
    },

    /** The new version; null when the notes have changed since `version`, or are not the actor's to change. */
    async updateNotes(
      actor: Actor,
      id: string,
      { notes, version }: { notes: string; version: number | undefined },
      now: Date,
      tx: Transaction,
    ): Promise<number | null> {
      const isUnchanged = version === undefined ? undefined : eq(project.notesVersion, version);
      const [row] = await tx
        .update(project)
        .set({ notes, notesVersion: sql`${project.notesVersion} + 1`, notesBy: actor.userId, updatedAt: now })
        .where(and(editable(actor, id), isUnchanged))
        .returning({ notesVersion: project.notesVersion });
      return row?.notesVersion ?? null;
    },

    async delete(actor: Actor, id: string, tx: Transaction): Promise<boolean> {
      const rows = await tx
        .delete(project)
        .where(and(eq(project.id, id), isOwnedBy(actor, project.id)))
        .returning({ id: project.id });
      return rows.length > 0;
    },
  };
}

export type ProjectRepository = ReturnType<typeof projectRepository>;

const flat = ({ row, ...seen }: { row: Stored } & Omit<ProjectRow, keyof Stored>): ProjectRow => ({
  ...row,
  // `find` and `list` ask for what is visible.
  id: row.id as ReadableProjectId,
  ...seen,
});
