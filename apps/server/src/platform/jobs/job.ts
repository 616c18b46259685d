import type { z } from 'zod';

/** Facts about the run that a handler is in. */
export interface JobContext {
  readonly jobId: string;
  /** From 1. Runs that a restart or a RetryLaterError ended are not counted. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /**
   * Aborts when the job is cancelled, runs too long, is taken over by another process, or when this one stops.
   * Pass it on, and end soon: a handler that goes on is abandoned, and what it does afterwards no longer counts.
   */
  readonly signal: AbortSignal;
}

/** The handler that a `*.worker.ts` exports. It may run again from the start after a crash, so each step must be repeatable. */
interface JobModule<Input, Deps> {
  readonly run: (input: Input, context: JobContext, deps: Deps) => Promise<unknown>;
}

export interface JobDefinition<Schema extends z.ZodType = z.ZodType, Deps = unknown> {
  /** `<feature>.<imperative>`, as `reports.generate`; never renamed while jobs of that name may wait. */
  readonly name: string;
  /** The input is stored as JSON and read back through this schema: dates need `z.coerce.date()`. */
  readonly input: Schema;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** Attempts after the first one. */
  readonly retryLimit: number;
  /** Wait before the first retry; doubled for each further one, up to an hour. Default 5. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer is aborted and counts as a failed attempt. At most 23 hours. */
  readonly expireInSeconds: number;
  /** A cron expression in UTC: runs by it, besides what is enqueued. Its input is empty then. */
  readonly cron?: string;
  /** Loads the handler when the first job comes: `() => import('./generate-report.worker.ts')`. */
  readonly load: () => Promise<JobModule<z.output<Schema>, Deps>>;
}

/** A definition as the queue holds it, its types forgotten: the schema checks the input before the handler. */
interface AnyJob extends Omit<JobDefinition, 'load'> {
  readonly load: () => Promise<JobModule<never, never>>;
}

/** A job with what its handler works with. */
export interface BoundJob extends AnyJob {
  readonly deps: unknown;
}

/** The definition itself, with its types: the only thing of a job that other features see. */
export const defineJob = <Schema extends z.ZodType, Deps>(
  definition: JobDefinition<Schema, Deps>,
): JobDefinition<Schema, Deps> => definition;

/** Where a feature declares which jobs it runs it hands them their dependencies: each its own, and no other's. */
export const bindJob = <Schema extends z.ZodType, Deps>(job: JobDefinition<Schema, Deps>, deps: Deps): BoundJob => ({
  ...job,
  deps,
});

/** The dependencies of a job's handler; tests run the handler by hand with some of them replaced. */
export function dependenciesOf<Schema extends z.ZodType, Deps>(
  jobs: readonly BoundJob[],
  { name }: JobDefinition<Schema, Deps>,
): Deps {
  const bound = jobs.find((job) => job.name === name);
  if (!bound) throw new Error(`No feature runs the job ${name}`);
  return bound.deps as Deps;
}
