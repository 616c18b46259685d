import { type ApiError, ERRORS, type ErrorCode, type FieldMessages } from '@groundwork/contract/errors';
import { messageRefOf } from '@groundwork/contract/message-refs';
import type { Message } from '@groundwork/contract/texts';
import { ORPCError, ValidationError } from '@orpc/server';
import type { Database } from '../db/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import { SearchServiceAwayError } from '../fetch/search-service-away.ts';
import type { Log } from '../log/log.ts';
import { inEnglish, MESSAGES } from '../messages.ts';
import { AppError, type FieldsAtFault } from './app-error.ts';

/** Where faults are told, and who knows whether it is for want of room, or of the database. */
export interface Reporting {
  log: Log;
  disk: Pick<DiskSpace, 'isFullError'>;
  database: Pick<Database, 'isAway'>;
}

const { badJson, badCharacter, diskFull, requestCancelled, searchAway, storeAway } = MESSAGES.words.refusals;

/** Codes that need no promise by the route: they come from before or below it. */
const ALWAYS: ErrorCode[] = ['NOT_FOUND', 'INTERNAL_SERVER'];

/** What an error says. The library makes errors anew on their way out, and keeps nothing of ours but their cause. */
class Told {
  readonly said: Message;
  readonly fields: FieldsAtFault | undefined;

  constructor(said: Message, fields: FieldsAtFault | undefined) {
    this.said = said;
    this.fields = fields;
  }
}

/** An error in the one shape, with its texts by their keys. */
export class KnownError extends ORPCError<ErrorCode, unknown> {
  readonly said: Message;
  readonly fields: FieldsAtFault | undefined;

  constructor(code: ErrorCode, said: Message = MESSAGES.errors[code], details?: unknown, fields?: FieldsAtFault) {
    super(code, { status: ERRORS[code].status, message: said.text, data: details, cause: new Told(said, fields) });
    this.said = said;
    this.fields = fields;
  }
}

/** The body of every error answer. */
export function errorBody({ code, status, message, said, data, fields }: KnownError): ApiError {
  const keyed = fields && Object.entries(fields).map(([name, all]) => [name, all.map(messageRefOf)]);
  return {
    code,
    status,
    message,
    ...(said.key && { said: messageRefOf(said) }),
    ...(data === undefined ? {} : { details: data }),
    ...(keyed && { fields: Object.fromEntries(keyed) }),
  };
}

/**
 * Turns whatever a handler threw into the one error shape. An AppError whose code the route does not promise, and
 * anything else unknown, is a fault: logged with its stack and answered as INTERNAL_SERVER.
 */
export function toApiError(error: unknown, promised: string[], { log, disk, database }: Reporting): KnownError {
  if (error instanceof AppError) {
    if (promised.includes(error.code)) return new KnownError(error.code, error.said, error.details, error.fields);
    log.error(`${error.code} is not promised by this route`, { error, fault: 'undeclared-error' });
    return new KnownError('INTERNAL_SERVER');
  }
  if (error instanceof ORPCError) {
    if (error.cause instanceof Told)
      return new KnownError(error.code as ErrorCode, error.cause.said, error.data, error.cause.fields);
    if (error.cause instanceof ValidationError && error.code === 'BAD_REQUEST')
      return new KnownError('VALIDATION', undefined, fieldMessages(error.cause.issues));
    if (error.code === 'BAD_REQUEST') return new KnownError('BAD_REQUEST', badJson);
    if (error.code in ERRORS && (promised.includes(error.code) || ALWAYS.includes(error.code as ErrorCode)))
      return new KnownError(error.code as ErrorCode, inEnglish(error.message), error.data);
  }
  // The caller went away (a new search replaced this one): nobody reads the answer, and nothing is wrong.
  if (error instanceof Error && error.name === 'AbortError')
    return new KnownError('SERVICE_UNAVAILABLE', requestCancelled);
  if (isUnstorable(error)) return new KnownError('BAD_REQUEST', badCharacter);
  if (disk.isFullError(error)) {
    log.error('the disk is full', { error: error as Error });
    return new KnownError('SERVICE_UNAVAILABLE', diskFull);
  }
  if (error instanceof SearchServiceAwayError) {
    log.warn('the search service is away', { error });
    return new KnownError('SERVICE_UNAVAILABLE', searchAway);
  }
  // Libraries between keep nothing of the cause, so that it is asked how the database is, not what the error says.
  if (database.isAway()) {
    log.warn('the database is away', { error: error as Error });
    return new KnownError('SERVICE_UNAVAILABLE', storeAway);
  }
  log.error('request failed', {
    error: error instanceof Error ? error : new Error(String(error)),
    fault: 'unexpected',
  });
  return new KnownError('INTERNAL_SERVER');
}

/** PostgreSQL's words for the zero character, which it keeps in no text. Names and ids may be asked for with one in them. */
const UNSTORABLE = ['22021', '22P05'];

const isUnstorable = (error: unknown) => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return [code, cause?.code].some((each) => each !== undefined && UNSTORABLE.includes(each));
};

/** The Retry-After of something that is away for an unknown while. */
const RETRY_MS = 5_000;

/** How long to wait before the same call may do better, for the header that programs read. */
export function retryAfterSeconds({ code, data }: KnownError): string | null {
  if (code !== 'RATE_LIMITED' && code !== 'SERVICE_UNAVAILABLE') return null;
  const known = (data as { retryAfterMs?: number } | undefined)?.retryAfterMs;
  const wait = known ?? (code === 'SERVICE_UNAVAILABLE' ? RETRY_MS : undefined);
  return wait === undefined ? null : String(Math.ceil(wait / 1000));
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
