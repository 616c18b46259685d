import { messageRefOf } from '@groundwork/contract/message-refs';
import type { Plan, Role } from '@groundwork/contract/plans';
import type { Message } from '@groundwork/contract/texts';
import { and, desc, eq, inArray, isNull, lt, ne, or } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { projectImport } from './project-imports.table.ts';

export type ImportRow = typeof projectImport.$inferSelect;
type NewRow = Omit<typeof projectImport.$inferInsert, 'ownerId'>;

/** The step under way; none for an import that has ended. */
export const stepOf = (step: Message | null) => ({ step: step?.text ?? '', stepSaid: step && messageRefOf(step) });

/** Why it ended. */
export const messageOf = (message: Message) => ({ message: message.text, messageSaid: messageRefOf(message) });

export const UNDER_WAY = ['queued', 'running'] as const;

/** Methods that take an actor see only that person's imports; the others are for the jobs. */
export function projectImportRepository({ db }: Database) {
  const own = (actor: Actor, id: string) => and(eq(projectImport.id, id), eq(projectImport.ownerId, actor.userId));
  const isUnderWay = inArray(projectImport.status, [...UNDER_WAY]);
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async latest(actor: Actor, limit: number): Promise<ImportRow[]> {
      return db
        .select()
        .from(projectImport)
        .where(and(eq(projectImport.ownerId, actor.userId), ne(projectImport.status, 'pending')))
        .orderBy(desc(projectImport.createdAt), desc(projectImport.id))
        .limit(limit);
    },

    async find(actor: Actor, id: string): Promise<ImportRow | null> {
      const [row] = await db.select().from(projectImport).where(own(actor, id));
      return row ?? null;
    },

    /** One at a time for a person: false when one is under way. One that was begun before and not started is given up. */
    async begin(actor: Actor, values: NewRow, onGivenUp: (rows: ImportRow[], tx: Transaction) => Promise<void>) {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'projectImports', actor.userId);
        const isOwn = eq(projectImport.ownerId, actor.userId);
        if ((await tx.$count(projectImport, and(isOwn, isUnderWay))) > 0) return false;
        const given = await tx
          .delete(projectImport)
          .where(and(isOwn, eq(projectImport.status, 'pending')))
          .returning();
        await onGivenUp(given, tx);
        await tx.insert(projectImport).values({ ...values, ownerId: actor.userId });
        return true;
      });
    },

    /** Changes it when it is in one of these states; null when it isn't any more. */
    async transition(
      actor: Actor,
      id: string,
      from: ImportRow['status'][],
      change: Partial<ImportRow>,
      tx: Transaction | Database['db'] = db,
    ): Promise<ImportRow | null> {
      const [row] = await tx
        .update(projectImport)
        .set(change)
        .where(and(own(actor, id), inArray(projectImport.status, from)))
        .returning();
      return row ?? null;
    },

    /** An import that the job may work on, and for whom; null when it is gone, over or cancelled. */
    async findActive(id: string): Promise<{ row: ImportRow; actor: Actor } | null> {
      const [found] = await db
        .select({
          row: projectImport,
          user: { userId: user.id, email: user.email, roles: user.roles, plan: user.plan },
        })
        .from(projectImport)
        .innerJoin(user, eq(user.id, projectImport.ownerId))
        .where(and(eq(projectImport.id, id), isUnderWay));
      if (!found) return null;
      const { roles, plan, ...who } = found.user;
      return { row: found.row, actor: { ...who, roles: roles as Role[], plan: plan as Plan } };
    },

    /** False when it was cancelled meanwhile: then the job stops. */
    async update(id: string, change: Partial<ImportRow>, tx: Transaction | Database['db'] = db): Promise<boolean> {
      const rows = await tx
        .update(projectImport)
        .set(change)
        .where(and(eq(projectImport.id, id), isUnderWay))
        .returning({ id: projectImport.id });
      return rows.length > 0;
    },

    /** Ends it; null when it has ended already. */
    async end(id: string, change: Partial<ImportRow>, tx: Transaction): Promise<ImportRow | null> {
      const [row] = await tx
        .update(projectImport)
        .set(change)
        .where(and(eq(projectImport.id, id), isUnderWay))
        .returning();
      return row ?? null;
    },

    async wasImported(actor: Actor, contentHash: string): Promise<boolean> {
      const isSame = and(eq(projectImport.ownerId, actor.userId), eq(projectImport.contentHash, contentHash));
      return (await db.$count(projectImport, and(isSame, eq(projectImport.status, 'complete')))) > 0;
    },

    /** Imports that were begun and left, or whose person has gone, and those long over. Answers what they may have stored. */
    async purge({ begunBefore, overBefore }: { begunBefore: Date; overBefore: Date }, tx: Transaction) {
      const isLeft = and(eq(projectImport.status, 'pending'), lt(projectImport.touchedAt, begunBefore));
      const isOver = and(
        inArray(projectImport.status, ['complete', 'failed', 'cancelled']),
        lt(projectImport.touchedAt, overBefore),
      );
      return tx
        .delete(projectImport)
        .where(or(isLeft, isOver, isNull(projectImport.ownerId)))
        .returning();
    },
  };
}

export type ProjectImportRepository = ReturnType<typeof projectImportRepository>;
