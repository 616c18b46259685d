import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import type { JobQueue } from '../jobs/job-queue.ts';
import type { EventDefinition, Subscription } from './event.ts';

export interface EventBus {
  /** The event happens when this transaction commits, and never if it does not. */
  publish<Schema extends z.ZodType>(
    event: EventDefinition<Schema>,
    payload: z.input<Schema>,
    tx: Transaction,
  ): Promise<void>;
}

/**
 * Features tell what happened without knowing who wants to know. An event is kept as the jobs of its subscribers, which the
 * producer's own transaction writes: nothing is lost between the two, and the queue's retries and several processes serve
 * events as well.
 */
export function createEventBus(jobs: Pick<JobQueue, 'enqueue'>) {
  let byKind: Map<string, Subscription[]> | undefined;
  const bus: EventBus = {
    async publish({ kind, payload: schema }, payload, tx) {
      if (!byKind) throw new Error(`${kind} was published before anyone could subscribe`);
      const parsed = schema.parse(payload) as never;
      const eventId = randomUUID();
      for (const { job, inTransaction } of byKind.get(kind) ?? []) {
        if (job) await jobs.enqueue(job, { eventId, payload }, { tx, singletonKey: eventId });
        await inTransaction?.(parsed, tx);
      }
    },
  };
  return {
    ...bus,
    /** Once, when every feature is there. */
    connect(subscriptions: readonly Subscription[]) {
      byKind = Map.groupBy(subscriptions, ({ kind }) => kind);
    },
  };
}
