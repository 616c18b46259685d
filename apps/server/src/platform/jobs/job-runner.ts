import type pg from 'pg';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import { logContext } from '../log/log.ts';
import type { Tracing } from '../tracing/tracing.port.ts';
import {
  type Claim,
  failForGood,
  findAbandoned,
  findReadyQueues,
  returnAbandoned,
  returnToQueue,
  touchClaims,
} from './boss-statements.ts';
import type { BoundJob } from './job.ts';
import type { OnJobEnd, OnJobError } from './job-queue.ts';
import { JobRun, type Outcome } from './job-run.ts';

/** A notification starts a job at once; this finds those whose time has come, and any whose notification was lost. */
const POLL_MS = 1_000;
const HEARTBEAT_MS = 5_000;
/** A process that has given no sign of life for so long is taken for dead, and its jobs are given to others. */
const SILENT_SECONDS = 20;
/** A job whose process died so often is perhaps what killed it: from then on each time counts as a failed attempt. */
const MAX_INTERRUPTIONS = 5;

/** `of`: the request that asked for it, as logs know it. */
interface JobData {
  readonly input: unknown;
  readonly of?: Record<string, unknown>;
  /** `traceparent` of the span that asked for it. */
  readonly trace?: string;
}

interface Running {
  readonly claim: Claim;
  readonly run: JobRun;
  readonly ended: Promise<void>;
}

interface Lane {
  readonly job: BoundJob;
  readonly running: Map<string, Running>;
  filling: Promise<void> | undefined;
  isWokenAgain: boolean;
}

/** Runs this process's share of the jobs. pg-boss's own workers would burn an attempt at each stop or lost process. */
export class JobRunner {
  readonly #boss: PgBoss;
  readonly #pool: pg.Pool;
  readonly #onError: OnJobError;
  readonly #onEnd: OnJobEnd;
  readonly #tracing: Tracing;
  readonly #lanes: Map<string, Lane>;
  readonly #timers: NodeJS.Timeout[] = [];
  #isStopping = false;

  constructor(options: {
    boss: PgBoss;
    pool: pg.Pool;
    jobs: readonly BoundJob[];
    onError: OnJobError;
    onEnd: OnJobEnd;
    tracing: Tracing;
  }) {
    this.#boss = options.boss;
    this.#pool = options.pool;
    this.#onError = options.onError;
    this.#onEnd = options.onEnd;
    this.#tracing = options.tracing;
    this.#lanes = new Map(
      options.jobs.map((job) => [job.name, { job, running: new Map(), filling: undefined, isWokenAgain: false }]),
    );
  }

  /** `isOnlyProcess`: whatever the store says is running was left behind by a process that is gone. */
  async start({ isOnlyProcess }: { isOnlyProcess: boolean }): Promise<void> {
    await this.#recover(isOnlyProcess ? 0 : SILENT_SECONDS);
    this.#every(POLL_MS, () => this.poll());
    if (!isOnlyProcess) this.#every(HEARTBEAT_MS, () => this.#beat());
    await this.poll();
  }

  /** Starts what waits in every queue. */
  async poll(): Promise<void> {
    const names = [...this.#lanes.values()].filter(hasRoom).map(({ job }) => job.name);
    if (names.length === 0 || this.#isStopping) return;
    for (const name of await findReadyQueues(this.#pool, names)) this.wake(name);
  }

  /** Starts what waits in one queue. */
  wake(name: string): void {
    const lane = this.#lanes.get(name);
    if (!lane || this.#isStopping) return;
    lane.isWokenAgain = true;
    lane.filling ??= this.#fill(lane)
      .catch((error) => this.#onError(error, { job: name }))
      .finally(() => {
        lane.filling = undefined;
      });
  }

  /** Aborts a job if it runs here. */
  cancel(id: string): void {
    for (const { running } of this.#lanes.values()) running.get(id)?.run.abort('cancelled');
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#lanes.values()].map(({ filling }) => filling));
    const running = this.#allRunning();
    const allEnded = Promise.all(running.map(({ ended }) => ended));
    const grace = Promise.withResolvers<void>();
    const timer = setTimeout(grace.resolve, graceMs);
    await Promise.race([allEnded, grace.promise]);
    clearTimeout(timer);
    for (const { run } of running) run.abort('stopping');
    await allEnded;
  }

  async #fill(lane: Lane): Promise<void> {
    while (lane.isWokenAgain && hasRoom(lane) && !this.#isStopping) {
      lane.isWokenAgain = false;
      const room = lane.job.concurrency - lane.running.size;
      const fetched = await this.#boss.fetch<JobData>(lane.job.name, {
        batchSize: room,
        includeMetadata: true,
      });
      for (const job of fetched) this.#begin(lane, job);
    }
  }

  #begin(lane: Lane, { id, name, retryCount, retryLimit, data }: JobWithMetadata<JobData>): void {
    const claim: Claim = { name, id, retryCount };
    const run = new JobRun();
    const attempt = { jobId: id, attempt: retryCount + 1, isLastAttempt: retryCount >= retryLimit, input: data.input };
    const started = performance.now();
    const ended = logContext
      .run({ ...data.of, job: name, jobId: id }, () =>
        this.#tracing.span({ name: `job ${name}`, kind: 'consumer', parent: data.trace }, async (tell) => {
          const outcome = await run.run(lane.job, attempt);
          tell({ attributes: { outcome: outcome.kind, attempt: attempt.attempt } });
          return outcome;
        }),
      )
      .then((outcome) => {
        this.#onEnd({ job: name, outcome: outcome.kind }, performance.now() - started);
        return this.#settle(claim, outcome);
      })
      .catch((error) => this.#onError(error, { job: name, jobId: id, attempt: attempt.attempt }))
      .finally(() => {
        lane.running.delete(id);
        this.wake(name);
      });
    lane.running.set(id, { claim, run, ended });
  }

  /** Nothing of it has an effect when the claim is gone: each statement asks for it. */
  async #settle(claim: Claim, outcome: Outcome): Promise<void> {
    switch (outcome.kind) {
      case 'completed':
        await this.#boss.complete(claim.name, claim);
        break;
      case 'returned':
        await returnToQueue(this.#pool, claim, outcome.delaySeconds);
        break;
      case 'failed-for-good':
        await failForGood(this.#pool, claim, outcome.error.message);
        break;
      case 'failed':
        this.#onError(outcome.error, { job: claim.name, jobId: claim.id, attempt: claim.retryCount + 1 });
        await this.#boss.fail(claim.name, claim, outcome.error);
        break;
      case 'gone':
        break;
    }
  }

  async #beat(): Promise<void> {
    const running = this.#allRunning();
    if (running.length > 0) {
      const alive = await touchClaims(
        this.#pool,
        running.map(({ claim }) => claim),
      );
      for (const { claim, run } of running) if (!alive.has(claim.id)) run.abort('lost');
    }
    await this.#recover(SILENT_SECONDS);
  }

  async #recover(silentSeconds: number): Promise<void> {
    const names = [...this.#lanes.keys()];
    await returnAbandoned(this.#pool, { names, silentSeconds, maxInterruptions: MAX_INTERRUPTIONS });
    for (const claim of await findAbandoned(this.#pool, names, silentSeconds)) {
      const error = new Error(`The process ended ${MAX_INTERRUPTIONS} times while it ran this job`);
      await this.#settle(claim, { kind: 'failed', error });
    }
  }

  #allRunning(): Running[] {
    return [...this.#lanes.values()].flatMap(({ running }) => [...running.values()]);
  }

  /** One at a time: a slow store must not pile them up. */
  #every(ms: number, action: () => Promise<void>): void {
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      action()
        .catch((error) => this.#onError(error, {}))
        .finally(() => {
          isBusy = false;
        });
    }, ms);
    this.#timers.push(timer);
  }
}

const hasRoom = ({ job, running }: Lane): boolean => running.size < job.concurrency;
