import { expect, test } from 'vitest';
import { inEnglish, MESSAGES } from '../messages.ts';
import { AppError } from './app-error.ts';
import { errorBody, KnownError } from './errors.ts';

test('an error says a text of a catalogue, and the types refuse a sentence that is typed where it is thrown', () => {
  const { emailTaken } = MESSAGES.credentials;
  const error = new AppError('CONFLICT', emailTaken, undefined, { email: [emailTaken] });
  expect(errorBody(new KnownError(error.code, error.said, error.details, error.fields))).toEqual({
    code: 'CONFLICT',
    status: 409,
    message: 'An account with this email already exists.',
    said: { key: 'contract/credentials.emailTaken', values: [] },
    details: { email: ['An account with this email already exists.'] },
    fields: { email: [{ key: 'contract/credentials.emailTaken', values: [] }] },
  });
  expect(new AppError('NOT_FOUND').said.key).toBe('contract/errors.NOT_FOUND');
  // What has no key is told by its words alone.
  expect(errorBody(new KnownError('CONFLICT', inEnglish('Of no use.')))).not.toHaveProperty('said');
  // @ts-expect-error a sentence of its own
  expect(() => new AppError('CONFLICT', 'Somebody was faster.')).not.toThrow();
  // @ts-expect-error a sentence of its own
  expect(() => AppError.validation({ email: ['This one is taken.'] })).not.toThrow();
});
