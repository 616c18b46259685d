import type { Persona } from '@groundwork/contract/projects';
import { and, desc, eq } from 'drizzle-orm';
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

    async create(actor: Actor, content: Content): Promise<ProjectRow> {
      const [row] = await db
        .insert(project)
        .values({ ...content, ownerId: actor.userId })
        .returning();
      return row!;
    },

    async update(actor: Actor, id: string, change: Partial<Content>, now: Date): Promise<ProjectRow | null> {
      const [row] = await db
        .update(project)
        .set({ ...change, updatedAt: now })
        .where(owned(actor, id))
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
