import {
  WEBHOOK_DELIVERIES_KEPT_DAYS,
  WEBHOOK_DELIVERIES_SHOWN,
  WEBHOOK_OLD_SECRET_HOURS,
} from '@groundwork/contract/limits';
import type { WebhookEvent } from '@groundwork/contract/webhooks';
import { and, count, desc, eq, inArray, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { user } from '../../platform/auth/auth.table.ts';
import { takeLock } from '../../platform/db/advisory-lock.ts';
import type { Database, Transaction } from '../../platform/db/database.ts';
import type { Actor } from '../../platform/http/context.ts';
import { webhook, webhookDelivery } from './webhooks.table.ts';

export type WebhookRow = typeof webhook.$inferSelect;
export type DeliveryRow = typeof webhookDelivery.$inferSelect;

const HOUR_MS = 3_600_000;

/** Methods that take an actor see only that person's webhooks; the others are for jobs. */
export function webhookRepository({ db }: Database) {
  const own = ({ userId }: Actor, id?: string) =>
    and(eq(webhook.userId, userId), id === undefined ? undefined : eq(webhook.id, id));
  const update = async (actor: Actor, id: string, values: Partial<typeof webhook.$inferInsert>) => {
    const [row] = await db.update(webhook).set(values).where(own(actor, id)).returning();
    return row ?? null;
  };
  return {
    transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => db.transaction(work),

    list: (actor: Actor) => db.select().from(webhook).where(own(actor)).orderBy(desc(webhook.createdAt)),

    async find(actor: Actor, id: string): Promise<WebhookRow | null> {
      const [row] = await db.select().from(webhook).where(own(actor, id));
      return row ?? null;
    },

    /** Null when the actor has `max` already, also when two are made at the same moment. */
    async create(
      { userId }: Actor,
      values: Omit<typeof webhook.$inferInsert, 'id' | 'userId'>,
      max: number,
    ): Promise<WebhookRow | null> {
      return db.transaction(async (tx) => {
        await takeLock(tx, 'webhooks', userId);
        const [row] = await tx.select({ count: count() }).from(webhook).where(eq(webhook.userId, userId));
        if (row!.count >= max) return null;
        const [made] = await tx
          .insert(webhook)
          .values({ ...values, userId })
          .returning();
        return made!;
      });
    },

    update,

    async rotate(actor: Actor, id: string, salt: string, now: Date): Promise<WebhookRow | null> {
      const oldSaltUntil = new Date(now.getTime() + WEBHOOK_OLD_SECRET_HOURS * HOUR_MS);
      const [row] = await db
        .update(webhook)
        .set({ salt, oldSalt: sql`${webhook.salt}`, oldSaltUntil })
        .where(own(actor, id))
        .returning();
      return row ?? null;
    },

    async delete(actor: Actor, id: string): Promise<boolean> {
      return (await db.delete(webhook).where(own(actor, id)).returning({ id: webhook.id })).length > 0;
    },

    deliveries: (actor: Actor, id: string) =>
      db
        .select()
        .from(webhookDelivery)
        .where(inArray(webhookDelivery.webhookId, db.select({ id: webhook.id }).from(webhook).where(own(actor, id))))
        .orderBy(desc(webhookDelivery.createdAt), desc(webhookDelivery.id))
        .limit(WEBHOOK_DELIVERIES_SHOWN),

    /** Puts one back as if it had never been tried; null when there is no such delivery. */
    async revive(
      actor: Actor,
      id: string,
      deliveryId: string,
      now: Date,
      tx: Transaction,
    ): Promise<DeliveryRow | null> {
      const [row] = await tx
        .update(webhookDelivery)
        .set({ state: 'waiting', attempts: 0, nextAttemptAt: now })
        .where(
          and(
            eq(webhookDelivery.id, deliveryId),
            inArray(webhookDelivery.webhookId, tx.select({ id: webhook.id }).from(webhook).where(own(actor, id))),
          ),
        )
        .returning();
      return row ?? null;
    },

    /** Webhooks that are on and want the event, of people who are there; `people` selects the ids of some. */
    async wanting(event: WebhookEvent, people?: SQL): Promise<{ id: string; userId: string }[]> {
      return db
        .select({ id: webhook.id, userId: webhook.userId })
        .from(webhook)
        .innerJoin(user, eq(user.id, webhook.userId))
        .where(
          and(
            isNull(webhook.offAt),
            isNull(user.disabledAt),
            isNull(user.deletionAt),
            sql`${webhook.events} @> ${JSON.stringify([event])}::jsonb`,
            people && sql`${webhook.userId} in (${people})`,
          ),
        );
    },

    /** Null when this webhook was told of the event before. */
    async add(
      values: Omit<typeof webhookDelivery.$inferInsert, 'id' | 'state'>,
      tx: Transaction,
    ): Promise<string | null> {
      const [row] = await tx
        .insert(webhookDelivery)
        .values({ ...values, state: 'waiting' })
        .onConflictDoNothing()
        .returning({ id: webhookDelivery.id });
      return row?.id ?? null;
    },

    /** The delivery that is still to be sent, and where; null when it was sent, or nobody wants it any more. */
    async toSend(deliveryId: string): Promise<{ delivery: DeliveryRow; target: WebhookRow } | null> {
      const [row] = await db
        .select({ delivery: webhookDelivery, target: webhook })
        .from(webhookDelivery)
        .innerJoin(webhook, eq(webhook.id, webhookDelivery.webhookId))
        .innerJoin(user, eq(user.id, webhook.userId))
        .where(
          and(
            eq(webhookDelivery.id, deliveryId),
            eq(webhookDelivery.state, 'waiting'),
            isNull(webhook.offAt),
            isNull(user.disabledAt),
            isNull(user.deletionAt),
          ),
        );
      return row ?? null;
    },

    /** False when another process noted an attempt meanwhile. */
    async note(
      { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
      values: Partial<typeof webhookDelivery.$inferInsert>,
      tx: Transaction,
    ): Promise<boolean> {
      const noted = await tx
        .update(webhookDelivery)
        .set({ ...values, attempts: attempts + 1 })
        .where(
          and(eq(webhookDelivery.id, id), eq(webhookDelivery.attempts, attempts), eq(webhookDelivery.state, 'waiting')),
        )
        .returning({ id: webhookDelivery.id });
      return noted.length > 0;
    },

    /** Answers since when it fails. */
    async noteHealth(id: string, isWell: boolean, now: Date, tx: Transaction): Promise<Date | null> {
      const failingSince = isWell
        ? null
        : sql<Date>`coalesce(${webhook.failingSince}, ${now.toISOString()}::timestamptz)`;
      const [row] = await tx
        .update(webhook)
        .set({ failingSince })
        .where(eq(webhook.id, id))
        .returning({ failingSince: webhook.failingSince });
      return row?.failingSince ?? null;
    },

    /** Gives up the deliveries that wait for it. False when it was off before. */
    async turnOff(id: string, now: Date, tx: Transaction): Promise<boolean> {
      const off = await tx
        .update(webhook)
        .set({ offAt: now })
        .where(and(eq(webhook.id, id), isNull(webhook.offAt)))
        .returning({ id: webhook.id });
      await tx
        .update(webhookDelivery)
        .set({ state: 'failed', nextAttemptAt: null })
        .where(and(eq(webhookDelivery.webhookId, id), eq(webhookDelivery.state, 'waiting')));
      return off.length > 0;
    },

    async dropOld(now: Date): Promise<void> {
      const before = new Date(now.getTime() - WEBHOOK_DELIVERIES_KEPT_DAYS * 24 * HOUR_MS);
      await db.delete(webhookDelivery).where(lt(webhookDelivery.createdAt, before));
    },
  };
}

export type WebhookRepository = ReturnType<typeof webhookRepository>;
