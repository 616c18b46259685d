import { LIVE_ASKS_SHOWN } from '@groundwork/contract/limits';
import type { LiveConsent } from '@groundwork/contract/live-search';
import { and, asc, count, desc, eq, gte, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import { UNSYNCED } from '../../platform/db/unsynced.ts';
import type { AccessibleProjectId, EditableProjectId, ReadableProjectId } from '../projects/projects.access.ts';
import { isThere } from '../projects/projects.access.ts';
import { liveAnswer, liveAsk, liveConsent } from './live-search.table.ts';

export type LiveAnswerRow = typeof liveAnswer.$inferSelect;
export type LiveAskRow = typeof liveAsk.$inferSelect & { by: string | null; answers: LiveAnswerRow[] };
export type LiveConsentRow = typeof liveConsent.$inferSelect;
type NewAnswer = { source: string; limit: number; jobId: string };

const ACTIVE = ['queued', 'running'];

/** Takes ids of projects that their caller was let into; what jobs change they find by the ask that they were given. */
export function liveSearchRepository({ db }: Database) {
  const name = sql<string | null>`nullif(trim(${user.name}), '')`;

  async function withAnswers(asks: Omit<LiveAskRow, 'answers'>[]): Promise<LiveAskRow[]> {
    if (asks.length === 0) return [];
    const ids = asks.map(({ id }) => id);
    const answers = await db
      .select()
      .from(liveAnswer)
      .where(inArray(liveAnswer.askId, ids))
      .orderBy(asc(liveAnswer.place));
    return asks.map((ask) => ({ ...ask, answers: answers.filter(({ askId }) => askId === ask.id) }));
  }

  const selected = () =>
    db.select({ ask: liveAsk, by: name }).from(liveAsk).leftJoin(user, eq(user.id, liveAsk.userId));

  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    async consent(projectId: AccessibleProjectId): Promise<LiveConsentRow | null> {
      const [row] = await db.select().from(liveConsent).where(eq(liveConsent.projectId, projectId));
      return row ?? null;
    },

    async setConsent(
      projectId: EditableProjectId,
      values: { consent: LiveConsent; userId: string; nextAskAt: Date | null },
      tx: Transaction,
    ): Promise<void> {
      await tx
        .insert(liveConsent)
        .values({ projectId, ...values })
        .onConflictDoUpdate({ target: liveConsent.projectId, set: values });
    },

    async list(projectId: ReadableProjectId): Promise<LiveAskRow[]> {
      const rows = await selected()
        .where(eq(liveAsk.projectId, projectId))
        .orderBy(desc(liveAsk.createdAt), desc(liveAsk.id))
        .limit(LIVE_ASKS_SHOWN);
      return withAnswers(rows.map(({ ask, by }) => ({ ...ask, by })));
    },

    async find(projectId: AccessibleProjectId, askId: string): Promise<LiveAskRow | null> {
      const rows = await selected().where(and(eq(liveAsk.projectId, projectId), eq(liveAsk.id, askId)));
      return (await withAnswers(rows.map(({ ask, by }) => ({ ...ask, by }))))[0] ?? null;
    },

    /** How often a person has asked since then; within a transaction nobody adds to it until its end. */
    async countAsked(userId: string, since: Date, tx?: Transaction): Promise<number> {
      if (tx) await takeLock(tx, 'liveSearch', userId);
      const [row] = await (tx ?? db)
        .select({ asks: count() })
        .from(liveAsk)
        .where(and(eq(liveAsk.userId, userId), eq(liveAsk.isWeekly, false), gte(liveAsk.createdAt, since)));
      return row?.asks ?? 0;
    },

    /** Whether an ask of the project goes on; none begins until the transaction ends. */
    async isAsking(projectId: AccessibleProjectId, tx: Transaction): Promise<boolean> {
      await takeLock(tx, 'liveSearch', projectId);
      const [active] = await tx
        .select({ id: liveAsk.id })
        .from(liveAsk)
        .innerJoin(liveAnswer, eq(liveAnswer.askId, liveAsk.id))
        .where(and(eq(liveAsk.projectId, projectId), inArray(liveAnswer.state, ACTIVE)))
        .limit(1);
      return active !== undefined;
    },

    async create(
      projectId: AccessibleProjectId,
      values: Omit<typeof liveAsk.$inferSelect, 'projectId'>,
      answers: NewAnswer[],
      tx: Transaction,
    ): Promise<void> {
      await tx.insert(liveAsk).values({ projectId, ...values });
      await tx
        .insert(liveAnswer)
        .values(answers.map((one, place) => ({ ...one, askId: values.id, place, state: 'queued' })));
    },

    async setJob(askId: string, source: string, jobId: string, tx: Transaction): Promise<void> {
      await tx
        .update(liveAnswer)
        .set({ jobId })
        .where(and(eq(liveAnswer.askId, askId), eq(liveAnswer.source, source)));
    },

    /** The work of a job; null if it is done, or the project is gone. */
    async work(
      askId: string,
      source: string,
    ): Promise<{ ask: typeof liveAsk.$inferSelect; answer: LiveAnswerRow } | null> {
      const [row] = await db
        .select({ ask: liveAsk, answer: liveAnswer })
        .from(liveAnswer)
        .innerJoin(liveAsk, eq(liveAsk.id, liveAnswer.askId))
        .where(
          and(
            eq(liveAnswer.askId, askId),
            eq(liveAnswer.source, source),
            inArray(liveAnswer.state, ACTIVE),
            isThere(sql`${liveAsk.projectId}`),
          ),
        );
      return row ?? null;
    },

    /** Changes an answer that is in one of these states; false when it is not any more. Progress need not outlast a crash: the job tells it again. */
    async change(
      askId: string,
      source: string,
      values: Partial<Omit<LiveAnswerRow, 'askId' | 'source' | 'place'>>,
      { from = ACTIVE, tx, isProgress = false }: { from?: string[]; tx?: Transaction; isProgress?: boolean } = {},
    ): Promise<boolean> {
      const rows = await (tx ?? db)
        .update(liveAnswer)
        .set(values)
        .where(and(eq(liveAnswer.askId, askId), eq(liveAnswer.source, source), inArray(liveAnswer.state, from)))
        .returning({ source: liveAnswer.source, ...(isProgress && UNSYNCED) });
      return rows.length > 0;
    },

    async due(now: Date): Promise<LiveConsentRow[]> {
      return db
        .select()
        .from(liveConsent)
        .where(
          and(eq(liveConsent.consent, 'weekly'), isNotNull(liveConsent.nextAskAt), lte(liveConsent.nextAskAt, now)),
        );
    },

    /** Moves a date on; false when another process did. */
    async advance({ projectId, nextAskAt }: LiveConsentRow, next: Date): Promise<boolean> {
      const rows = await db
        .update(liveConsent)
        .set({ nextAskAt: next })
        .where(and(eq(liveConsent.projectId, projectId), eq(liveConsent.nextAskAt, nextAskAt!)))
        .returning({ projectId: liveConsent.projectId });
      return rows.length > 0;
    },

    /** The last ask in which somebody agreed to words and sources for the project itself. */
    async lastAgreed(projectId: AccessibleProjectId): Promise<LiveAskRow | null> {
      const rows = await selected()
        .where(and(eq(liveAsk.projectId, projectId), eq(liveAsk.isWeekly, false), eq(liveAsk.isForSearch, false)))
        .orderBy(desc(liveAsk.createdAt), desc(liveAsk.id))
        .limit(1);
      return (await withAnswers(rows.map(({ ask, by }) => ({ ...ask, by }))))[0] ?? null;
    },
  };
}

export type LiveSearchRepository = ReturnType<typeof liveSearchRepository>;
