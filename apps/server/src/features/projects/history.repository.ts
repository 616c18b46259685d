import type { MessageRef } from '@groundwork/contract/message-refs';
import type { ProjectEventKind, SortValue } from '@groundwork/contract/project-history';
import { and, asc, count, desc, eq, gte, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import { projectEvent } from './history.table.ts';
import type { AccessibleProjectId, ReadableProjectId } from './projects.access.ts';

export interface NewEvent {
  projectId: AccessibleProjectId;
  userId: string;
  kind: ProjectEventKind;
  text: string;
  said: MessageRef | null;
  path: string;
  createdAt: Date;
}

export function historyRepository({ db }: Database) {
  return {
    async add(event: NewEvent): Promise<void> {
      await db.insert(projectEvent).values(event);
    },

    /** Was the same done by the same person since? */
    async has({ projectId, userId, kind, path }: NewEvent, since: Date): Promise<boolean> {
      const same = and(
        eq(projectEvent.projectId, projectId),
        gte(projectEvent.createdAt, since),
        eq(projectEvent.userId, userId),
        eq(projectEvent.kind, kind),
        eq(projectEvent.path, path),
      );
      return (await db.$count(projectEvent, same)) > 0;
    },

    async page(
      projectId: ReadableProjectId,
      { sort, limit, offset }: { sort: SortValue; limit: number; offset: number },
    ) {
      const order = sort === 'asc' ? asc : desc;
      const [rows, [all]] = await Promise.all([
        db
          .select({
            id: projectEvent.id,
            kind: projectEvent.kind,
            text: projectEvent.text,
            said: projectEvent.said,
            path: projectEvent.path,
            createdAt: projectEvent.createdAt,
            userId: projectEvent.userId,
            by: sql<string | null>`coalesce(${user.name}, ${projectEvent.byName})`,
          })
          .from(projectEvent)
          .leftJoin(user, eq(user.id, projectEvent.userId))
          .where(eq(projectEvent.projectId, projectId))
          .orderBy(order(projectEvent.createdAt), order(projectEvent.position))
          .limit(limit)
          .offset(offset),
        db.select({ count: count() }).from(projectEvent).where(eq(projectEvent.projectId, projectId)),
      ]);
      return { rows, total: all?.count ?? 0 };
    },
  };
}

export type HistoryRepository = ReturnType<typeof historyRepository>;
