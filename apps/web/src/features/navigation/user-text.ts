import type { User } from '@groundwork/contract/auth';

/** 'AE' for Ada Example, by whole characters whatever the script. */
export const initialsOf = ({ firstName, lastName }: Pick<User, 'firstName' | 'lastName'>): string =>
  [firstName, lastName]
    .map((name) => [...name][0] ?? '')
    .join('')
    .toUpperCase();

/** 'ADMIN | SERVICE'; '' for plain users. */
export const roleBadge = (roles: User['roles']): string =>
  roles
    .filter((role) => role !== 'user')
    .map((role) => role.toUpperCase())
    .join(' | ');
