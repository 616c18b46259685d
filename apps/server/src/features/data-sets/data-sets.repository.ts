import { and, desc, eq, inArray, isNotNull, lte, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { importRun, importSchedule } from './data-sets.table.ts';

export type ImportRunRow = typeof importRun.$inferSelect;
export type ImportScheduleRow = typeof importSchedule.$inferSelect;

const ACTIVE = ['queued', 'running'];
/** Runs kept of each source. */
const RUNS_KEPT = 50;

/** Runs and schedules belong to the installation, not to a person: the service lets only operators come here. */
export function dataSetRepository({ db }: Database) {
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    /** The newest run of each source. */
    async lastRuns(): Promise<ImportRunRow[]> {
      return db
        .selectDistinctOn([importRun.source])
        .from(importRun)
        .orderBy(importRun.source, desc(importRun.createdAt), desc(importRun.id));
    },

    /** Those of a source that are kept, the newest first. */
    async runs(source: string): Promise<ImportRunRow[]> {
      return db
        .select()
        .from(importRun)
        .where(eq(importRun.source, source))
        .orderBy(desc(importRun.createdAt), desc(importRun.id));
    },

    async findActive(source: string): Promise<ImportRunRow | null> {
      const [row] = await db
        .select()
        .from(importRun)
        .where(and(eq(importRun.source, source), inArray(importRun.state, ACTIVE)));
      return row ?? null;
    },

    /** Null when a run of the source waits or goes on. Of those before, the latest are kept. */
    async create(source: string, now: Date, tx: Transaction): Promise<ImportRunRow | null> {
      const latest = tx
        .select({ id: importRun.id })
        .from(importRun)
        .where(eq(importRun.source, source))
        .orderBy(desc(importRun.createdAt), desc(importRun.id))
        .limit(RUNS_KEPT);
      await tx.delete(importRun).where(and(eq(importRun.source, source), notInArray(importRun.id, latest)));
      const [row] = await tx.insert(importRun).values({ source, createdAt: now }).onConflictDoNothing().returning();
      return row ?? null;
    },

    async setJob(runId: string, jobId: string, tx: Transaction): Promise<void> {
      await tx.update(importRun).set({ jobId }).where(eq(importRun.id, runId));
    },

    /** Changes a run that waits or goes on; null when it does not any more. */
    async change(
      runId: string,
      values: Partial<Omit<ImportRunRow, 'id' | 'source' | 'createdAt'>>,
      tx?: Transaction,
    ): Promise<ImportRunRow | null> {
      const [row] = await (tx ?? db)
        .update(importRun)
        .set(values)
        .where(and(eq(importRun.id, runId), inArray(importRun.state, ACTIVE)))
        .returning();
      return row ?? null;
    },

    async schedules(): Promise<ImportScheduleRow[]> {
      return db.select().from(importSchedule);
    },

    async setSchedule(row: ImportScheduleRow): Promise<void> {
      const { source: _source, ...values } = row;
      await db.insert(importSchedule).values(row).onConflictDoUpdate({ target: importSchedule.source, set: values });
    },

    async due(now: Date): Promise<ImportScheduleRow[]> {
      return db
        .select()
        .from(importSchedule)
        .where(and(isNotNull(importSchedule.nextRunAt), lte(importSchedule.nextRunAt, now)));
    },

    /** Moves a schedule on; false when another process did. */
    async advance({ source, nextRunAt }: ImportScheduleRow, next: Date | null): Promise<boolean> {
      const rows = await db
        .update(importSchedule)
        .set({ nextRunAt: next })
        .where(and(eq(importSchedule.source, source), eq(importSchedule.nextRunAt, nextRunAt!)))
        .returning({ source: importSchedule.source });
      return rows.length > 0;
    },
  };
}

export type DataSetRepository = ReturnType<typeof dataSetRepository>;
