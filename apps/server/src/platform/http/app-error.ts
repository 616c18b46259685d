import type { ErrorCode } from '@groundwork/contract/errors';
import type { Message } from '@groundwork/contract/texts';
import { MESSAGES } from '../messages.ts';

/** Problems by field; names of nested fields are joined by dots. */
export type FieldsAtFault = Record<string, Message[]>;

/**
 * The one error that services throw. Its code is one of the contract's table; the message is shown to people, in their
 * language: so it is a text of a catalogue, and the compiler takes no other.
 */
export class AppError extends Error {
  override name = 'AppError';
  readonly code: ErrorCode;
  readonly said: Message;
  readonly details: unknown;
  readonly fields: FieldsAtFault | undefined;
  /** In jobs an AppError is final: the job is not tried again. */
  readonly isFinal = true;

  constructor(code: ErrorCode, said: Message = MESSAGES.errors[code], details?: unknown, fields?: FieldsAtFault) {
    super(said.text);
    this.code = code;
    this.said = said;
    this.details = fields ? textsOf(fields) : details;
    this.fields = fields;
  }

  static validation(fields: FieldsAtFault): AppError {
    return new AppError('VALIDATION', undefined, undefined, fields);
  }
}

const textsOf = (fields: FieldsAtFault) =>
  Object.fromEntries(Object.entries(fields).map(([field, said]) => [field, said.map(({ text }) => text)]));
