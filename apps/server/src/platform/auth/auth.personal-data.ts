import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { type PersonalData, personalData } from '../db/personal-data.ts';
import { account, session, user } from './auth.table.ts';

export const authData = (database: Database): PersonalData[] => [
  personalData(database, { name: 'account', table: user, key: user.id, of: (userId) => eq(user.id, userId) }),
  personalData(database, {
    name: 'sign-in-methods',
    table: account,
    key: account.id,
    of: (userId) => eq(account.userId, userId),
    without: ['password', 'accessToken', 'refreshToken', 'idToken'],
  }),
  personalData(database, {
    name: 'sessions',
    table: session,
    key: session.id,
    of: (userId) => eq(session.userId, userId),
    without: ['token'],
  }),
];
