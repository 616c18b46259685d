import { z } from 'zod';

/**
 * The one table of error codes: status and the message used when a service gives none. `isExpected` is false for what
 * should never reach a client: such an error is logged as a fault.
 */
export const ERRORS = {
  VALIDATION: { status: 400, message: 'Some of the values are not valid.' },
  BAD_REQUEST: { status: 400, message: 'The request could not be understood.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  FORBIDDEN: { status: 403, message: 'You are not allowed to do this.' },
  NOT_FOUND: { status: 404, message: 'Not found.' },
  CONFLICT: { status: 409, message: 'This conflicts with what is already there.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  RATE_LIMITED: { status: 429, message: 'Too many requests. Please try again in a few moments.' },
  INTERNAL_SERVER: { status: 500, message: 'An unexpected error occurred.' },
  EXTERNAL_SERVICE: { status: 502, message: 'A service that this needs did not answer.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'This is not available right now. Please try again later.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;
export const ErrorCode = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);

/** Per-field messages of a VALIDATION error: `{field: [messages]}`, nested fields joined by dots. */
export const FieldMessages = z.record(z.string(), z.array(z.string()));
export type FieldMessages = z.infer<typeof FieldMessages>;

/** The one shape of every error answer. `details` is per-field messages for VALIDATION, `{retryAfterMs}` for RATE_LIMITED. */
export const ApiError = z
  .object({ code: ErrorCode, status: z.number().int(), message: z.string(), details: z.unknown().optional() })
  .meta({ id: 'ApiError' });
export type ApiError = z.infer<typeof ApiError>;
