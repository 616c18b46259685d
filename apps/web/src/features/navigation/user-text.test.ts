import { expect, test } from 'vitest';
import { initialsOf, roleBadge } from './user-text.ts';

test('[NAV-08] the role badge shows other roles than user in uppercase', () => {
  expect(roleBadge(['user', 'admin', 'service'])).toBe('ADMIN | SERVICE');
  expect(roleBadge(['user'])).toBe('');
});

test('[NAV-07] initials are whole characters of any script', () => {
  expect(initialsOf({ firstName: 'Ada', lastName: 'example' })).toBe('AE');
  expect(initialsOf({ firstName: '𠮷田', lastName: '' })).toBe('𠮷');
});
