import type { ProjectEventKind } from '@groundwork/contract/project-history';
import type { Persona } from '@groundwork/contract/projects';
import { and, eq, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { projectEvent } from './history.table.ts';
import type { EditableProjectId, ReadableProjectId } from './projects.access.ts';
import { project } from './projects.table.ts';

export interface ProjectInArchive {
  title: string;
  description: string;
  persona: Persona;
  notes: string;
  createdAt: string;
  updatedAt: string;
}
export interface EventInArchive {
  kind: ProjectEventKind;
  text: string;
  path: string;
  by: string | null;
  createdAt: string;
}

const BATCH = 500;

/** A project and its history in an archive. */
export function projectsInArchive({ db }: Database) {
  return {
    async read(projectId: ReadableProjectId) {
      const [row] = await db.select().from(project).where(eq(project.id, projectId));
      if (!row) return null;
      const { id, title, description, notes, createdAt, updatedAt } = row;
      const dates = { createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() };
      return { id, title, description, persona: row.persona as Persona, notes, ...dates };
    },

    countEvents: (projectId: ReadableProjectId) => db.$count(projectEvent, eq(projectEvent.projectId, projectId)),

    async *events(projectId: ReadableProjectId): AsyncGenerator<EventInArchive[]> {
      const order = [projectEvent.createdAt, projectEvent.kind, projectEvent.text, projectEvent.id];
      for (let last: typeof projectEvent.$inferSelect | undefined; ; ) {
        const isAfter =
          last &&
          sql`(${sql.join(order, sql`, `)}) > (${last.createdAt.toISOString()}, ${last.kind}, ${last.text}, ${last.id})`;
        const rows = await db
          .select({ event: projectEvent, by: sql<string | null>`coalesce(${user.name}, ${projectEvent.byName})` })
          .from(projectEvent)
          .leftJoin(user, eq(user.id, projectEvent.userId))
          .where(and(eq(projectEvent.projectId, projectId), isAfter))
          .orderBy(...order)
          .limit(BATCH);
        yield rows.map(({ event: { kind, text, path, createdAt }, by }) => ({
          kind,
          text,
          path,
          by,
          createdAt: createdAt.toISOString(),
        }));
        last = rows.at(-1)?.event;
        if (rows.length < BATCH) return;
      }
    },

    async create(
      tx: Transaction,
      actor: Actor,
      given: ProjectInArchive,
      max: number,
    ): Promise<EditableProjectId | null> {
      await takeLock(tx, 'projects', actor.userId);
      if ((await tx.$count(project, eq(project.ownerId, actor.userId))) >= max) return null;
      const { title, description, persona, notes } = given;
      const dates = { createdAt: new Date(given.createdAt), updatedAt: new Date(given.updatedAt) };
      const [row] = await tx
        .insert(project)
        .values({ title, description, persona, notes, ...dates, ownerId: actor.userId })
        .returning({ id: project.id });
      // The actor's own: it was made for them a line above.
      return row!.id as EditableProjectId;
    },

    /** Whoever did it there may be unknown here, or somebody else of the same name: only the name is kept. */
    async addEvents(
      tx: Transaction,
      actor: Actor,
      projectId: EditableProjectId,
      events: EventInArchive[],
    ): Promise<void> {
      if (events.length === 0) return;
      await tx.insert(projectEvent).values(
        events.map(({ by, createdAt, ...event }) => ({
          ...event,
          projectId,
          createdAt: new Date(createdAt),
          ...(by === null ? { userId: actor.userId } : { byName: by }),
        })),
      );
    },
  };
}
