import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { identitySplit } from './identity.table.ts';

export const identityData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'records-told-apart',
    table: identitySplit,
    key: identitySplit.id,
    of: (userId) => eq(identitySplit.createdBy, userId),
  }),
];
