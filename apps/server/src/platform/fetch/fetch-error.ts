/**
 * What went wrong with an outgoing call:
 * - `address-refused`: the address is not public
 * - `redirect`: too many redirects, or one that may not be followed
 * - `unreachable`: no name, no connection, or it broke
 * - `timeout`
 * - `too-large`: the answer is larger than it may be
 * - `truncated`: the answer ended early
 * - `unavailable`: 408, 425, 429 or 5xx
 * - `refused`: any other answer that is no success; asking again will not help
 * - `not-json`: a page, mostly an error page, where JSON was expected
 * - `web-page`: a page where XML or plain text was expected
 * - `error-in-answer`: a success that holds an error
 */
export type FetchProblem =
  | 'address-refused'
  | 'redirect'
  | 'unreachable'
  | 'timeout'
  | 'too-large'
  | 'truncated'
  | 'unavailable'
  | 'refused'
  | 'not-json'
  | 'web-page'
  | 'error-in-answer';

const PASSING: FetchProblem[] = ['unreachable', 'timeout', 'truncated', 'unavailable'];
const SPOILT_ANSWERS: FetchProblem[] = ['error-in-answer', 'not-json', 'web-page'];

export interface FetchErrorDetails {
  status?: number;
  /** The wait that the other side asked for by Retry-After. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** Its message is shown to people and names the host, never the query (which may hold a key). */
export class FetchError extends Error {
  override name = 'FetchError';
  readonly problem: FetchProblem;
  readonly status: number | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(problem: FetchProblem, message: string, { status, retryAfterMs, cause }: FetchErrorDetails = {}) {
    super(message, { cause });
    this.problem = problem;
    this.status = status;
    this.retryAfterMs = retryAfterMs;
  }

  /** True when the same call may succeed a little later. */
  get isPassing(): boolean {
    return PASSING.includes(this.problem);
  }

  /** True also for answers that are wrong in themselves: servers under load answer such, and better ones later. */
  get isWorthAnotherTry(): boolean {
    return this.isPassing || SPOILT_ANSWERS.includes(this.problem);
  }
}
