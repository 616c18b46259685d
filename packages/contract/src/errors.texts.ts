import { texts } from './texts.ts';

/** The default text of each error, for services that give none of their own. */
export const ERROR_TEXTS = texts('contract/errors', {
  VALIDATION: 'Some of the values are not valid.',
  BAD_REQUEST: 'The request could not be understood.',
  UNAUTHORIZED: 'Sign in first.',
  FORBIDDEN: 'You are not allowed to do this.',
  NOT_FOUND: 'Not found.',
  CONFLICT: 'This conflicts with what is already there.',
  REQUEST_TIMEOUT: 'The request did not arrive in time.',
  PAYLOAD_TOO_LARGE: 'The request is too large.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  RATE_LIMITED: 'Too many requests. Please try again in a few moments.',
  INTERNAL_SERVER: 'An unexpected error occurred.',
  EXTERNAL_SERVICE: 'A service that this depends on did not respond.',
  SERVICE_UNAVAILABLE: 'This is not available right now. Please try again later.',
});
