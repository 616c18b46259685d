import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EmailUpdate, PasswordUpdate, ProfileUpdate } from './settings.ts';

const messages = (result: { error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined }) =>
  Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));

test('[SET-01] names are trimmed and 1 to 50 characters', () => {
  const phone = '14155550100';
  expect(messages(ProfileUpdate.safeParse({ firstName: ' ', lastName: '', phone }))).toEqual({
    firstName: 'First name is required',
    lastName: 'Last name is required',
  });
  expect(messages(ProfileUpdate.safeParse({ firstName: 'x'.repeat(51), lastName: 'x'.repeat(51), phone }))).toEqual({
    firstName: 'First name is too long',
    lastName: 'Last name is too long',
  });
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-Zé]{1,50}$/), (name) => {
      const parsed = ProfileUpdate.parse({ firstName: `  ${name} `, lastName: name, phone });
      expect(parsed.firstName).toBe(name);
    }),
  );
});

test('[SET-02] a new email needs the current password and an address', () => {
  expect(messages(EmailUpdate.safeParse({ currentPassword: '', newEmail: ' ' }))).toMatchObject({
    currentPassword: 'Current password is required',
    newEmail: 'New email is required',
  });
  expect(messages(EmailUpdate.safeParse({ currentPassword: 'x', newEmail: 'nobody' }))).toEqual({
    newEmail: 'Invalid email',
  });
});

test('[SET-02] a new password has its length, and the confirmation is the same', () => {
  const update = (given: object) =>
    messages(
      PasswordUpdate.safeParse({ currentPassword: 'old', newPassword: 'new one', confirmation: 'new one', ...given }),
    );
  expect(update({})).toEqual({});
  expect(update({ currentPassword: '' })).toEqual({ currentPassword: 'Current password is required' });
  expect(update({ newPassword: '12345', confirmation: '1234' })).toEqual({
    newPassword: 'Password must be at least 6 characters long',
    confirmation: 'Passwords do not match',
  });
  fc.assert(
    fc.property(fc.string({ minLength: 6, maxLength: 128 }), fc.string({ minLength: 1 }), (one, other) => {
      expect(update({ newPassword: one, confirmation: other })).toEqual(
        one === other ? {} : { confirmation: 'Passwords do not match' },
      );
    }),
  );
});
