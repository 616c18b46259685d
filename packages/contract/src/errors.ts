import { z } from 'zod';
import { ERROR_TEXTS } from './errors.texts.ts';
import { MessageRef } from './message-refs.ts';

/**
 * The one table of error codes: status and the message used when a service gives none. `isExpected` is false for what
 * should never reach a client: such an error is logged as a fault.
 */
export const ERRORS = {
  VALIDATION: { status: 400, message: ERROR_TEXTS.VALIDATION },
  BAD_REQUEST: { status: 400, message: ERROR_TEXTS.BAD_REQUEST },
  UNAUTHORIZED: { status: 401, message: ERROR_TEXTS.UNAUTHORIZED },
  FORBIDDEN: { status: 403, message: ERROR_TEXTS.FORBIDDEN },
  NOT_FOUND: { status: 404, message: ERROR_TEXTS.NOT_FOUND },
  CONFLICT: { status: 409, message: ERROR_TEXTS.CONFLICT },
  REQUEST_TIMEOUT: { status: 408, message: ERROR_TEXTS.REQUEST_TIMEOUT },
  PAYLOAD_TOO_LARGE: { status: 413, message: ERROR_TEXTS.PAYLOAD_TOO_LARGE },
  RATE_LIMITED: { status: 429, message: ERROR_TEXTS.RATE_LIMITED },
  HEADERS_TOO_LARGE: { status: 431, message: ERROR_TEXTS.HEADERS_TOO_LARGE },
  INTERNAL_SERVER: { status: 500, message: ERROR_TEXTS.INTERNAL_SERVER },
  EXTERNAL_SERVICE: { status: 502, message: ERROR_TEXTS.EXTERNAL_SERVICE },
  SERVICE_UNAVAILABLE: { status: 503, message: ERROR_TEXTS.SERVICE_UNAVAILABLE },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ErrorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** Per-field messages of a VALIDATION error: `{field: [messages]}`, nested fields joined by dots. */
export const FieldMessages = z.record(z.string(), z.array(z.string()));
export type FieldMessages = z.infer<typeof FieldMessages>;

/**
 * The one shape of every error answer. `details` is per-field messages for VALIDATION, `{retryAfterMs}` for RATE_LIMITED
 * and for SERVICE_UNAVAILABLE where the wait is known.
 */
export const ApiError = z
  .object({
    code: ErrorCode,
    status: z.number().int(),
    message: z.string(),
    /** Which text the message is, and what stands in it: for who writes it in another language. */
    said: MessageRef.optional(),
    details: z.unknown().optional(),
    /** The same of the messages of each field. */
    fields: z.record(z.string(), z.array(MessageRef)).optional(),
  })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;
