import { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import { type BoundJob, bindJob, defineJob, type JobContext } from '../jobs/job.ts';

/** Something that has happened. Features name theirs in `*.events.ts`, the only thing of it that others see. */
export interface EventDefinition<Schema extends z.ZodType = z.ZodType> {
  /** `<feature>.<past participle>`, as `report.completed`; never renamed while subscribers may wait for it. */
  readonly kind: string;
  /** Ids, no content: it is stored until every subscriber has had it. */
  readonly payload: Schema;
}

export const defineEvent = <Schema extends z.ZodType>(definition: EventDefinition<Schema>): EventDefinition<Schema> =>
  definition;

/** A subscriber to an event: by a job, or within the very transaction that publishes it. */
export interface Subscription {
  readonly kind: string;
  /** Runs at least once for each event that was committed, on any process that takes jobs. */
  readonly job?: BoundJob;
  readonly inTransaction?: (payload: never, tx: Transaction) => Promise<unknown>;
}

const inputOf = <Schema extends z.ZodType>({ payload }: EventDefinition<Schema>) =>
  z.object({ eventId: z.uuid(), payload });
type EventInput<Schema extends z.ZodType> = ReturnType<typeof inputOf<Schema>>;

/** The argument of a handler. `eventId` is the same each time that it runs for this event: by it, it knows its own work. */
export interface Occurrence<Payload> {
  readonly eventId: string;
  readonly payload: Payload;
}

interface Handler<Schema extends z.ZodType, Deps> {
  /** `<feature>.<imperative>`, as of any job. */
  readonly name: string;
  readonly event: EventDefinition<Schema>;
  readonly load: () => Promise<{
    run(occurrence: Occurrence<z.output<Schema>>, context: JobContext, deps: Deps): Promise<unknown>;
  }>;
}

/** A job that runs for each event. It may run again, so it must stand repeating. */
export const defineHandler = <Schema extends z.ZodType, Deps>({ event, ...handler }: Handler<Schema, Deps>) => ({
  kind: event.kind,
  job: defineJob<EventInput<Schema>, Deps>({
    input: inputOf(event),
    concurrency: 2,
    retryLimit: 10,
    retryDelaySeconds: 1,
    expireInSeconds: 5 * 60,
    ...handler,
    load: handler.load as never,
  }),
});

/** Binds a handler to what it works with. */
export const subscribe = <Schema extends z.ZodType, Deps>(
  { kind, job }: ReturnType<typeof defineHandler<Schema, Deps>>,
  deps: Deps,
): Subscription => ({ kind, job: bindJob(job, deps) });

/** For what has to be told together with the change, and undone with it. It holds the producer up: keep it short. */
export const subscribeInTransaction = <Schema extends z.ZodType>(
  { kind }: EventDefinition<Schema>,
  inTransaction: (payload: z.output<Schema>, tx: Transaction) => Promise<unknown>,
): Subscription => ({ kind, inTransaction });
