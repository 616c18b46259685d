import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { apiKey } from './api-keys.table.ts';

export const apiKeyData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'api-keys',
    table: apiKey,
    key: apiKey.id,
    of: (userId) => eq(apiKey.userId, userId),
    without: ['hash'],
  }),
];
