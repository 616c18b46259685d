import type { AuditFilter } from '@groundwork/contract/audit';
import { and, desc, eq, gte, ilike, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { user } from '../../platform/auth/auth.table.ts';
import type { Database, Executor } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import { auditEvent as event } from './audit.table.ts';

export interface AuditRow {
  id: string;
  createdAt: Date;
  actor: string | null;
  action: string;
  target: string | null;
  details: Record<string, string>;
}
type NewEvent = typeof event.$inferInsert;

const actor = alias(user, 'actor');
const subject = alias(user, 'subject');
const DAY_MS = 86_400_000;

export function auditRepository({ db }: Database) {
  const select = (where: SQL | undefined) =>
    db
      .select({
        id: event.id,
        createdAt: event.createdAt,
        actor: actor.email,
        action: event.action,
        target: sql<string | null>`coalesce(${subject.email}, ${event.target})`,
        details: event.details,
      })
      .from(event)
      .leftJoin(actor, eq(actor.id, event.actorId))
      .leftJoin(subject, eq(subject.id, event.targetUserId))
      .where(where)
      .orderBy(desc(event.createdAt), desc(event.id));

  return {
    async add(values: NewEvent, executor: Executor = db): Promise<void> {
      await executor.insert(event).values(values);
    },

    async list(_admin: Admin, filter: AuditFilter, { page, pageLimit }: { page: number; pageLimit: number }) {
      const where = matching(filter);
      const [found] = await db
        .select({ total: sql<number>`count(*)`.mapWith(Number) })
        .from(event)
        .leftJoin(actor, eq(actor.id, event.actorId))
        .where(where);
      const rows = await select(where)
        .limit(pageLimit)
        .offset((page - 1) * pageLimit);
      return { rows, total: found!.total };
    },

    /** Newest first, a batch at a time. Each goes on after the last entry of the one before: new ones change nothing. */
    async *batches(_admin: Admin, filter: AuditFilter, size: number): AsyncGenerator<AuditRow[]> {
      for (let last: AuditRow | undefined; ; ) {
        const after = last && sql`(${event.createdAt}, ${event.id}) < (${last.createdAt.toISOString()}, ${last.id})`;
        const rows = await select(and(matching(filter), after)).limit(size);
        if (rows.length > 0) yield rows;
        if (rows.length < size) return;
        last = rows.at(-1);
      }
    },
  };
}

export type AuditRepository = ReturnType<typeof auditRepository>;

function matching({ actor: who, action, from, to }: AuditFilter): SQL | undefined {
  return and(
    who ? ilike(actor.email, containing(who)) : undefined,
    action ? eq(event.action, action) : undefined,
    from ? gte(event.createdAt, new Date(from)) : undefined,
    to ? lt(event.createdAt, new Date(Date.parse(to) + DAY_MS)) : undefined,
  );
}
