import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '../db/database.ts';
import type { Unlisten } from '../db/listener.ts';
import { loggedOrigin } from '../log/log.ts';
import { NO_TRACING, type Tracing } from '../tracing/tracing.port.ts';
import { ensureQueues, PARKED, warmQueueCache } from './boss-queues.ts';
import { BOSS_SCHEMA, countJobs, findActive, oldestWaitSeconds } from './boss-statements.ts';
import type { EnqueueOptions, JobQueue, JobState, JobStatus, OnJobEnd, OnJobError, ParkedJob } from './job-queue.ts';
import { JobRunner } from './job-runner.ts';

const CHANNEL = 'jobs';

/** Between processes: a job was enqueued, or one was cancelled. */
type Message = { readonly wake: string } | { readonly cancel: string };

const STATES: Record<JobWithMetadata['state'], JobState> = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'cancelled',
};

const toConsole: OnJobError = (error, { job, jobId, attempt }) =>
  console.error(
    job ? `job ${job} ${jobId ?? ''} attempt ${attempt ?? '?'}: ${error.message}` : `jobs: ${error.message}`,
  );

/** The job queue on pg-boss, in the workspace store, so that a job can be enqueued in the transaction it belongs to. */
export function createJobQueue(
  database: Database,
  {
    onError = toConsole,
    onEnd = () => undefined,
    tracing = NO_TRACING,
  }: { onError?: OnJobError; onEnd?: OnJobEnd; tracing?: Tracing } = {},
): JobQueue {
  const boss = new PgBoss({
    schema: BOSS_SCHEMA,
    db: { executeSql: (text, values) => database.pool.query(text, values) },
    // Both look after the bloat of a busy server; the embedded store has one connection and no such load.
    reindex: database.kind === 'postgres',
    monitorVacuum: database.kind === 'postgres',
  });
  boss.on('error', (error) => onError(error, {}));
  boss.on('warning', ({ message }) => onError(new Error(message), {}));
  let runner: JobRunner | undefined;
  let unlisten: Unlisten | undefined;

  const notify = (message: Message, tx?: Transaction) => database.notify(CHANNEL, JSON.stringify(message), tx);

  function onMessage(payload: string): void {
    const message = JSON.parse(payload) as Message;
    if ('wake' in message) runner?.wake(message.wake);
    else runner?.cancel(message.cancel);
  }

  const onReconnect = () => void runner?.poll().catch((error) => onError(error, {}));

  /** The request, as logs know it, and the span that asks for a job. */
  const askedBy = () => {
    const trace = tracing.current()?.traceparent;
    return { of: loggedOrigin(), ...(trace && { trace }) };
  };

  const send = (name: string, input: unknown, { singletonKey, startAfter, tx }: EnqueueOptions) =>
    boss.send(
      name,
      { input, ...askedBy() },
      {
        singletonKey: singletonKey ?? randomUUID(),
        ...(startAfter !== undefined && { startAfter }),
        ...(tx && { db: fromDrizzle(tx, sql) }),
      },
    );

  async function findUnfinished(name: string, key: string, tx: Transaction | undefined): Promise<string | undefined> {
    const found = await boss.findJobs(name, { key, ...(tx && { db: fromDrizzle(tx, sql) }) });
    return found.find(({ state }) => STATES[state] === 'waiting' || STATES[state] === 'running')?.id;
  }

  return {
    async start(jobs, { isWorker = true } = {}) {
      const repeated = jobs.find(({ name }, at) => jobs.findIndex((other) => other.name === name) !== at);
      if (repeated) throw new Error(`Two jobs are named ${repeated.name}`);
      await boss.start();
      await ensureQueues(boss, jobs);
      await warmQueueCache(boss, jobs);
      if (!isWorker) return;
      runner = new JobRunner({ boss, pool: database.pool, jobs, onError, onEnd, tracing });
      unlisten = await database.listen(CHANNEL, onMessage, onReconnect);
      await runner.start({ isOnlyProcess: database.kind === 'embedded' });
    },

    async enqueue(job, input, options = {}) {
      job.input.parse(input);
      for (;;) {
        const id = await send(job.name, input, options);
        if (id) {
          await notify({ wake: job.name }, options.tx);
          return id;
        }
        // Refused because of the key. The job that has it may end just now: then the next round gets in.
        const unfinished = await findUnfinished(job.name, options.singletonKey!, options.tx);
        if (unfinished) return unfinished;
      }
    },

    async enqueueAll(job, inputs, tx) {
      const asked = askedBy();
      const sent = inputs.map((input) => {
        job.input.parse(input);
        return { id: randomUUID(), data: { input, ...asked }, singletonKey: randomUUID() };
      });
      await boss.insert(job.name, sent, { db: fromDrizzle(tx, sql) });
      await notify({ wake: job.name }, tx);
      return sent.map(({ id }) => id);
    },

    async cancel(job, id) {
      await boss.cancel(job.name, id);
      runner?.cancel(id);
      await notify({ cancel: id });
    },

    async status(job, id) {
      const [found] = await boss.findJobs(job.name, { id });
      return found && statusOf(found);
    },

    async schedule(job, cron, input) {
      job.input.parse(input);
      const data = { input };
      const [stored] = (await boss.getSchedules(job.name)) ?? [];
      if (stored?.cron === cron && JSON.stringify(stored.data) === JSON.stringify(data)) return;
      await boss.schedule(job.name, cron, data, { tz: 'UTC', missed: 'once' });
    },

    async overview(max) {
      const { pool } = database;
      return {
        counts: await countJobs(pool, PARKED),
        running: await findActive(pool, max),
        oldestWaitSeconds: await oldestWaitSeconds(pool, PARKED),
      };
    },

    async listParked() {
      const parked = await boss.findJobs<{ input: unknown }>(PARKED, { queued: true });
      return parked.map(toParkedJob);
    },

    async retryParked(id) {
      await boss.redrive(PARKED, { ids: [id] });
    },

    async stop({ graceMs }) {
      await runner?.stop(graceMs);
      unlisten?.();
      await boss.stop({ graceful: false, close: false });
    },
  };
}

function messageIn(output: object | null): string | undefined {
  const message = output && 'message' in output ? output.message : undefined;
  return typeof message === 'string' ? message : undefined;
}

function statusOf({ state, retryCount, startedOn, output }: JobWithMetadata<unknown>): JobStatus {
  // Claiming it raises the count, but only from the second attempt on.
  const isNextAttempt = STATES[state] === 'waiting' && startedOn !== null;
  return { state: STATES[state], attempt: retryCount + (isNextAttempt ? 2 : 1), error: messageIn(output) };
}

const toParkedJob = (parked: JobWithMetadata<{ input: unknown }>): ParkedJob => ({
  id: parked.id,
  job: parked.sourceName ?? 'unknown',
  input: parked.data.input,
  error: messageIn(parked.sourceOutput),
  parkedAt: parked.createdOn,
});
