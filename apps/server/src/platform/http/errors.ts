import { type ApiError, ERRORS, type ErrorCode, type FieldMessages } from '@groundwork/contract/errors';
import { ORPCError, ValidationError } from '@orpc/server';
import type { DiskSpace } from '../disk-space.ts';
import type { Log } from '../log/log.ts';
import { AppError } from './app-error.ts';

/** Where faults are told, and who knows whether it is for want of room. */
export interface Reporting {
  log: Log;
  disk: Pick<DiskSpace, 'isFullError'>;
}

const DISK_FULL = 'The server has no room left to store this. Nothing was lost; ask its operator to free some space.';

/** Codes that need no promise by the route: they come from before or below it. */
const ALWAYS: ErrorCode[] = ['NOT_FOUND', 'INTERNAL_SERVER'];

/** The body of every error answer. */
export function errorBody(code: ErrorCode, message?: string, details?: unknown): ApiError {
  return {
    code,
    status: ERRORS[code].status,
    message: message ?? ERRORS[code].message,
    ...(details === undefined ? {} : { details }),
  };
}

/**
 * Turns whatever a handler threw into the one error shape. An AppError whose code the route does not promise, and
 * anything else unknown, is a fault: logged with its stack and answered as INTERNAL_SERVER.
 */
export function toApiError(
  error: unknown,
  promised: string[],
  { log, disk }: Reporting,
): ORPCError<ErrorCode, unknown> {
  if (error instanceof AppError) {
    if (promised.includes(error.code)) return known(error.code, error.message, error.details);
    log.error(`${error.code} is not promised by this route`, { error, fault: 'undeclared-error' });
    return known('INTERNAL_SERVER');
  }
  if (error instanceof ORPCError) {
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
      return known('VALIDATION', undefined, fieldMessages(error.cause.issues));
    if (error.code === 'BAD_REQUEST') return known('BAD_REQUEST', 'The request body is not valid JSON.');
    if (error.code in ERRORS && (promised.includes(error.code) || ALWAYS.includes(error.code as ErrorCode)))
      return known(error.code as ErrorCode, error.message, error.data);
  }
  // The caller went away (a new search replaced this one): nobody reads the answer, and nothing is wrong.
  if (error instanceof Error && error.name === 'AbortError')
    return known('SERVICE_UNAVAILABLE', 'The request was canceled.');
  if (isUnstorable(error)) return known('BAD_REQUEST', 'The request has a character in it that no text may hold.');
  if (disk.isFullError(error)) {
    log.error('the disk is full', { error: error as Error });
    return known('SERVICE_UNAVAILABLE', DISK_FULL);
  }
  log.error('request failed', {
    error: error instanceof Error ? error : new Error(String(error)),
    fault: 'unexpected',
  });
  return known('INTERNAL_SERVER');
}

/** PostgreSQL's words for the zero character, which it keeps in no text. Names and ids may be asked for with one in them. */
const UNSTORABLE = ['22021', '22P05'];

const isUnstorable = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return [code, cause?.code].some((each) => each !== undefined && UNSTORABLE.includes(each));
};

/** Of an error that says how long to wait, for the header that programs read. */
export function retryAfterSeconds({ code, data }: ORPCError<ErrorCode, unknown>): string | null {
  const wait =
    code === 'RATE_LIMITED' || code === 'SERVICE_UNAVAILABLE'
      ? (data as { retryAfterMs?: number } | undefined)?.retryAfterMs
      : undefined;
  return wait === undefined ? null : String(Math.ceil(wait / 1000));
}

function known(code: ErrorCode, message?: string, details?: unknown) {
  const body = errorBody(code, message, details);
  return new ORPCError(code, { status: body.status, message: body.message, data: body.details });
}

function fieldMessages(issues: ValidationError['issues']): FieldMessages {
  const fields: FieldMessages = {};
  for (const issue of issues) {
    const path = issue.path ?? [];
    const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.') || '(body)';
    fields[name] ??= [];
    fields[name].push(issue.message);
  }
  return fields;
}
