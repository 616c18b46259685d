import type { BoundJob } from './job.ts';
import { type AbortCause, isFinalError, JobAbortError, RetryLaterError } from './job-errors.ts';

/** After an abort a handler has so long to end by itself. */
const ABORT_GRACE_MS = 5_000;

/** How one attempt ended, and so what becomes of the job. */
export type Outcome =
  | { readonly kind: 'completed' }
  | { readonly kind: 'returned'; readonly delaySeconds: number }
  | { readonly kind: 'failed-for-good'; readonly error: Error }
  | { readonly kind: 'failed'; readonly error: Error }
  /** Cancelled, or another process's by now: nothing to record. */
  | { readonly kind: 'gone' };

export interface Attempt {
  readonly jobId: string;
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  readonly input: unknown;
}

/** One attempt at a job, from loading its handler to knowing how it ended. */
export class JobRun {
  readonly #abort = new AbortController();

  abort(cause: AbortCause): void {
    this.#abort.abort(new JobAbortError(cause));
  }

  async run(job: BoundJob, attempt: Attempt): Promise<Outcome> {
    const expiry = setTimeout(() => this.abort('expired'), job.expireInSeconds * 1_000);
    const { signal } = this.#abort;
    try {
      await this.#untilEndedOrAbandoned(this.#handle(job, attempt));
      return { kind: 'completed' };
    } catch (thrown) {
      return outcomeOf(thrown, signal.aborted ? (signal.reason as JobAbortError) : undefined);
    } finally {
      clearTimeout(expiry);
    }
  }

  async #handle(job: BoundJob, { input, ...attempt }: Attempt): Promise<void> {
    const { run } = await job.load();
    // The schema has just made it the handler's own type, and the dependencies were bound to it: the queue's list of
    // jobs no longer knows either.
    await run(job.input.parse(input) as never, { ...attempt, signal: this.#abort.signal }, job.deps as never);
  }

  #untilEndedOrAbandoned(handling: Promise<void>): Promise<void> {
    const { signal } = this.#abort;
    const abandoned = Promise.withResolvers<never>();
    let timer: NodeJS.Timeout | undefined;
    const onAbort = () => {
      timer = setTimeout(() => abandoned.reject(signal.reason), ABORT_GRACE_MS);
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort, { once: true });
    return Promise.race([handling, abandoned.promise]).finally(() => clearTimeout(timer));
  }
}

function outcomeOf(thrown: unknown, abort: JobAbortError | undefined): Outcome {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  switch (abort?.abortCause) {
    case 'cancelled':
    case 'lost':
      return { kind: 'gone' };
    case 'stopping':
      return { kind: 'returned', delaySeconds: 0 };
    case 'expired':
      return { kind: 'failed', error: abort! };
  }
  if (error instanceof RetryLaterError) return { kind: 'returned', delaySeconds: error.delaySeconds };
  return { kind: isFinalError(error) ? 'failed-for-good' : 'failed', error };
}
