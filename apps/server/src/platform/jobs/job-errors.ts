/** Not now, for a reason outside the job (a quota, a source that is down): runs again later and costs no attempt. */
export class RetryLaterError extends Error {
  override name = 'RetryLaterError';
  readonly delaySeconds: number;

  /** `delaySeconds` must be at least 1. */
  constructor(message: string, delaySeconds: number) {
    super(message);
    this.delaySeconds = Math.max(1, delaySeconds);
  }
}

export type AbortCause = 'cancelled' | 'expired' | 'lost' | 'stopping';

const ABORT_MESSAGES: Record<AbortCause, string> = {
  cancelled: 'The job was canceled',
  expired: 'The job ran longer than it may',
  lost: 'The job is no longer this process’s to run',
  stopping: 'The process is stopping; the job runs again later',
};

/** Why a handler's signal aborted: `signal.reason`. Named as the platform's own, so that libraries know it as such. */
export class JobAbortError extends Error {
  override name = 'AbortError';
  readonly abortCause: AbortCause;

  constructor(abortCause: AbortCause) {
    super(ABORT_MESSAGES[abortCause]);
    this.abortCause = abortCause;
  }
}

/** Trying again cannot help, as an error says of itself (AppError does): the job fails at once and is not parked, because
 * whoever asked for it is told why. */
export const isFinalError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'isFinal' in error && error.isFinal === true;
