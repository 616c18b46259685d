import type { z } from 'zod';
import type { Transaction } from '../db/database.ts';
import type { BoundJob, JobDefinition } from './job.ts';

export interface EnqueueOptions {
  /** At most one job of this name and key waits or runs: asking again returns the id of that one. */
  singletonKey?: string;
  /** A moment, or seconds from now. */
  startAfter?: Date | number;
  /** The job exists when this transaction commits, and never if it does not. */
  tx?: Transaction;
}

export type JobState = 'waiting' | 'running' | 'completed' | 'failed' | 'cancelled';

export interface JobStatus {
  readonly state: JobState;
  /** From 1; of a waiting job the attempt that it waits for. */
  readonly attempt: number;
  /** Message of the error that ended the last attempt, if one did. */
  readonly error: string | undefined;
}

/** A job that failed more often than it may: it waits for an operator. */
export interface ParkedJob {
  readonly id: string;
  readonly job: string;
  readonly input: unknown;
  readonly error: string | undefined;
  readonly parkedAt: Date;
}

/** The state of the queue, for operators. */
export interface JobOverview {
  readonly counts: readonly { readonly name: string; readonly waiting: number; readonly running: number }[];
  /** The longest running first. */
  readonly running: readonly {
    readonly id: string;
    readonly name: string;
    readonly input: unknown;
    readonly attempt: number;
    readonly startedAt: Date;
  }[];
  readonly oldestWaitSeconds: number | null;
}

export interface StartOptions {
  /** False for a process that only enqueues and leaves the work to others. Default true. */
  isWorker?: boolean;
}

type AnyDefinition<Schema extends z.ZodType> = Pick<JobDefinition<Schema, never>, 'name' | 'input'>;

/** Work that outlives a request: kept in the workspace store, run by every process that started it as a worker. */
export interface JobQueue {
  /** Nothing else may be called before. Refuses two jobs of one name. */
  start(jobs: readonly BoundJob[], options?: StartOptions): Promise<void>;
  enqueue<Schema extends z.ZodType>(
    job: AnyDefinition<Schema>,
    input: z.input<Schema>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** As many jobs at once as there are inputs, in a few statements; their ids in the same order. */
  enqueueAll<Schema extends z.ZodType>(
    job: AnyDefinition<Schema>,
    inputs: z.input<Schema>[],
    tx: Transaction,
  ): Promise<string[]>;
  /** A waiting job never runs; a running one, in whichever process, has its signal aborted. */
  cancel(job: AnyDefinition<z.ZodType>, id: string): Promise<void>;
  status(job: AnyDefinition<z.ZodType>, id: string): Promise<JobStatus | undefined>;
  /** Runs the job by a cron expression in UTC; a run missed while no process was up is made up for once. */
  schedule<Schema extends z.ZodType>(job: AnyDefinition<Schema>, cron: string, input: z.input<Schema>): Promise<void>;
  /** At most `max` of those that run are told one by one. */
  overview(max: number): Promise<JobOverview>;
  listParked(): Promise<ParkedJob[]>;
  /** Puts a parked job back into its queue as a new job with all attempts ahead of it. */
  retryParked(id: string): Promise<void>;
  /**
   * Starts nothing more, lets what runs finish within `graceMs`, then aborts the rest and returns it to the queue.
   * A handler that ignores its signal holds this up for 5 seconds more.
   */
  stop(options: { graceMs: number }): Promise<void>;
}

/** Told of each attempt that has ended. */
export type OnJobEnd = (of: { job: string; outcome: string }, milliseconds: number) => void;

/** Where trouble is reported that no caller waits for: a failed attempt, or the queue's own (then without `job`). */
export type OnJobError = (error: Error, about: { job?: string; jobId?: string; attempt?: number }) => void;
