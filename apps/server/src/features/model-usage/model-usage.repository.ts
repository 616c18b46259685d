import { and, eq, gte, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { ownerOf, type ReadableProjectId } from '../projects/projects.access.ts';
import { modelCall } from './model-usage.table.ts';

export interface Spending {
  inputTokens: number;
  outputTokens: number;
  /** In millionths of a US dollar; null without prices. */
  cost: number | null;
}

export interface ModelTask {
  projectId: string;
  purpose: 'profile' | 'screening' | 'reading' | 'report' | 'question';
  task: string;
  /** The person who asked for it; null for what nobody asked for, which is counted as the project's owner's. */
  userId: string | null;
}

/** The ceilings of calls. */
export interface Ceilings {
  monthTokens: number;
  monthCost: number | null;
  projectTokens: number;
  personTokens: number;
  taskTokens: number;
}
export type Ceiling = 'month' | 'project' | 'person' | 'task';

const sum = (column: PgColumn) => sql<number>`coalesce(sum(${column}), 0)`.mapWith(Number);
const tokens = sql<number>`coalesce(sum(${modelCall.inputTokens} + ${modelCall.outputTokens}), 0)`.mapWith(Number);

export function modelUsageRepository({ db }: Database) {
  return {
    /**
     * Counts a call before it is made, so that calls side by side stay below the ceilings together. Answers the call's id, or
     * the ceiling that it would go beyond. `onFirst` is called within the transaction for the first call of a task.
     */
    reserve(
      { projectId, purpose, task, userId: askedBy }: ModelTask,
      call: Spending & { model: string; at: Date; monthStart: Date },
      ceilings: Ceilings,
      onFirst: (userId: string | null, tx: Transaction) => Promise<void>,
    ): Promise<{ id: string } | { beyond: Ceiling }> {
      const { model, at, monthStart, ...spending } = call;
      return db.transaction(async (tx) => {
        await takeLock(tx, 'modelCalls', 'all');
        const isThisMonth = gte(modelCall.startedAt, monthStart);
        const of = (condition: ReturnType<typeof and>) =>
          tx
            .select({ tokens, cost: sum(modelCall.cost) })
            .from(modelCall)
            .where(condition);
        const userId = askedBy ?? ownerOf(projectId);
        const [month] = await of(isThisMonth);
        const [ofProject] = await of(and(isThisMonth, eq(modelCall.projectId, projectId)));
        const [ofPerson] = await of(and(isThisMonth, eq(modelCall.userId, userId)));
        const [ofTask] = await of(and(eq(modelCall.projectId, projectId), eq(modelCall.task, task)));
        const asked = spending.inputTokens + spending.outputTokens;
        const isTooDear = ceilings.monthCost !== null && month!.cost + (spending.cost ?? 0) > ceilings.monthCost;
        if (isTooDear || month!.tokens + asked > ceilings.monthTokens) return { beyond: 'month' };
        if (ofProject!.tokens + asked > ceilings.projectTokens) return { beyond: 'project' };
        if (ofPerson!.tokens + asked > ceilings.personTokens) return { beyond: 'person' };
        if (ofTask!.tokens + asked > ceilings.taskTokens) return { beyond: 'task' };
        const [row] = await tx
          .insert(modelCall)
          .values({ projectId, userId, purpose, task, model, ...spending, startedAt: at })
          .returning({ id: modelCall.id, userId: modelCall.userId });
        if (ofTask!.tokens === 0) await onFirst(row!.userId, tx);
        return { id: row!.id };
      });
    },

    /** The call's actual use; null leaves it at what was reserved. */
    async settle(id: string, spending: Spending | null, at: Date): Promise<void> {
      await db
        .update(modelCall)
        .set({ ...spending, settledAt: at })
        .where(eq(modelCall.id, id));
    },

    /** Of everybody. */
    async since(at: Date): Promise<{ tokens: number; dollars: number | null }> {
      const [row] = await db
        .select({ tokens, cost: sql<number | null>`sum(${modelCall.cost})` })
        .from(modelCall)
        .where(gte(modelCall.startedAt, at));
      const { cost, tokens: used } = row!;
      return { tokens: used, dollars: cost === null ? null : Number(cost) / 1e6 };
    },

    async ofProject({ id }: { id: ReadableProjectId }, since: Date): Promise<Spending & { calls: number }> {
      const [row] = await db
        .select({
          calls: sql<number>`count(*)`.mapWith(Number),
          inputTokens: sum(modelCall.inputTokens),
          outputTokens: sum(modelCall.outputTokens),
          cost: sql<number | null>`sum(${modelCall.cost})`,
        })
        .from(modelCall)
        .where(and(eq(modelCall.projectId, id), gte(modelCall.startedAt, since)));
      const { cost, ...rest } = row!;
      return { ...rest, cost: cost === null ? null : Number(cost) };
    },
  };
}

export type ModelUsageRepository = ReturnType<typeof modelUsageRepository>;
