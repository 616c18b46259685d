import { ERRORS, type ErrorCode, type FieldMessages } from '@groundwork/contract/errors';

/** The one error that services throw. Its code is one of the contract's table; the message is shown to people. */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly details: unknown;
  /** In jobs an AppError is final: the job is not tried again. */
  readonly isFinal = true;

  constructor(code: ErrorCode, message: string = ERRORS[code].message, details?: unknown) {
    super(message);
    this.code = code;
    this.details = details;
  }

  static validation(fields: FieldMessages): AppError {
    return new AppError('VALIDATION', undefined, fields);
  }
}
