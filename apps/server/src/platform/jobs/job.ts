import type { z } from 'zod';

/** What a handler is told about the run it is in. */
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

/** What a `*.worker.ts` exports. It may run again from the start after a crash, so each step must stand repeating. */
interface JobModule<Input, Deps> {
  readonly run: (input: Input, context: JobContext, deps: Deps) => Promise<unknown>;
}

export interface JobDefinition<Schema extends z.ZodType = z.ZodType, Deps = unknown> {
  /** `<feature>.<imperative>`, as `reports.generate`; never renamed while jobs of that name may wait. */
  readonly name: string;
  /** What is stored is JSON, read back through this schema: dates need `z.coerce.date()`. */
  readonly input: Schema;
  /** How many run at once in one process. */
  readonly concurrency: number;
  /** Attempts after the first one. */
  readonly retryLimit: number;
  /** Wait before the first retry; doubled for each further one, up to an hour. Default 5. */
  readonly retryDelaySeconds?: number;
  /** A run that takes longer is aborted and counts as a failed attempt. At most 23 hours. */
  readonly expireInSeconds: number;
  /** Loads the handler when the first job comes: `() => import('./generate-report.worker.ts')`. */
  readonly load: () => Promise<JobModule<z.output<Schema>, Deps>>;
}

/** A definition as the queue holds it, its input's type forgotten: the schema checks the input before the handler. */
export interface AnyJob<Deps> extends Omit<JobDefinition, 'load'> {
  readonly load: () => Promise<JobModule<never, Deps>>;
}

/** The definition itself, with its types: the only thing of a job that other features see. */
export const defineJob = <Schema extends z.ZodType, Deps>(
  definition: JobDefinition<Schema, Deps>,
): JobDefinition<Schema, Deps> => definition;
