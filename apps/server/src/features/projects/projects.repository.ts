import type { Persona } from '@groundwork/contract/projects';
import { and, desc, eq, sql } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { project } from './projects.table.ts';

export type ProjectRow = typeof project.$inferSelect;
type Content = { title: string; description: string; persona: Persona };

/** Every method sees only the actor's own projects; another's id is as unknown as one that never was. */
export function projectRepository({ db }: Database) {
  const owned = (actor: Actor, id: string) => and(eq(project.id, id), eq(project.ownerId, actor.userId));
  return {
    async list(actor: Actor): Promise<ProjectRow[]> {
      return db
        .select()
        .from(project)
        .where(eq(project.ownerId, actor.userId))
        .orderBy(desc(project.createdAt), desc(project.id));
    },

    async find(actor: Actor, id: string): Promise<ProjectRow | null> {
      const [row] = await db.select().from(project).where(owned(actor, id));
      return row ?? null;
    },

    async count(actor: Actor): Promise<number> {
      return db.$count(project, eq(project.ownerId, actor.userId));
    },

    /** Null when there are `max` already. One at a time for a person: two at once cannot both be the last that fits. */
    async create(actor: Actor, content: Content, max: number): Promise<ProjectRow | null> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'projects', actor.userId);
        if ((await tx.$count(project, eq(project.ownerId, actor.userId))) >= max) return null;
        const [row] = await tx
          .insert(project)
          .values({ ...content, ownerId: actor.userId })
          .returning();
        return row!;
      });
    },

    async update(actor: Actor, id: string, change: Partial<Content>, now: Date): Promise<ProjectRow | null> {
      const [row] = await db
        .update(project)
        .set({ ...change, updatedAt: now })
        .where(owned(actor, id))
        .returning();
      return row ?? null;
    },

    /** Null when the notes have changed since `version`; without one they are replaced whatever they are. */
    async updateNotes(
      actor: Actor,
      id: string,
      { notes, version }: { notes: string; version: number | undefined },
      now: Date,
    ): Promise<ProjectRow | null> {
      const isUnchanged = version === undefined ? undefined : eq(project.notesVersion, version);
      const [row] = await db
        .update(project)
        .set({ notes, notesVersion: sql`${project.notesVersion} + 1`, updatedAt: now })
        .where(and(owned(actor, id), isUnchanged))
        .returning();
      return row ?? null;
    },

    async delete(actor: Actor, id: string): Promise<boolean> {
      const rows = await db.delete(project).where(owned(actor, id)).returning({ id: project.id });
      return rows.length > 0;
    },
  };
}

export type ProjectRepository = ReturnType<typeof projectRepository>;
