import type { CustomData, ReportTemplate } from '@groundwork/contract/report-kinds';
import { and, asc, eq, or } from 'drizzle-orm';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { isVisibleTo, type ReadableProjectId } from '../projects/projects.access.ts';
import { reportTemplate } from './reports.table.ts';

type TemplateData = Pick<CustomData, 'prompts' | 'scope' | 'searchEngines'>;

/** Templates of custom reports: one's own, and those shared with a project that one sees. */
export function reportTemplateRepository({ db }: Database) {
  const usable = (actor: Actor) =>
    or(eq(reportTemplate.ownerId, actor.userId), isVisibleTo(actor, reportTemplate.projectId));
  const present = (actor: Actor, row: typeof reportTemplate.$inferSelect): ReportTemplate => ({
    id: row.id,
    name: row.name,
    ...row.data,
    isOwn: row.ownerId === actor.userId,
    projectId: row.projectId,
  });
  return {
    async list(actor: Actor): Promise<ReportTemplate[]> {
      const rows = await db
        .select()
        .from(reportTemplate)
        .where(usable(actor))
        .orderBy(asc(reportTemplate.name), asc(reportTemplate.id));
      return rows.map((row) => present(actor, row));
    },

    async find(actor: Actor, id: string): Promise<ReportTemplate | null> {
      const [row] = await db
        .select()
        .from(reportTemplate)
        .where(and(eq(reportTemplate.id, id), usable(actor)));
      return row ? present(actor, row) : null;
    },

    /** Null when the actor has `max` already. */
    async create(
      actor: Actor,
      { name, projectId, data }: { name: string; projectId: ReadableProjectId | null; data: TemplateData },
      max: number,
    ): Promise<ReportTemplate | null> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'reportTemplates', actor.userId);
        if ((await tx.$count(reportTemplate, eq(reportTemplate.ownerId, actor.userId))) >= max) return null;
        const [row] = await tx
          .insert(reportTemplate)
          .values({ ownerId: actor.userId, projectId, name, data })
          .returning();
        return present(actor, row!);
      });
    },

    async delete(actor: Actor, id: string): Promise<boolean> {
      const rows = await db
        .delete(reportTemplate)
        .where(and(eq(reportTemplate.id, id), eq(reportTemplate.ownerId, actor.userId)))
        .returning({ id: reportTemplate.id });
      return rows.length > 0;
    },
  };
}

export type ReportTemplateRepository = ReturnType<typeof reportTemplateRepository>;
