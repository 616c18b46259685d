import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { lockedFeatureEvent } from './locked-features.table.ts';

export const lockedFeatureData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'locked-features',
    table: lockedFeatureEvent,
    key: lockedFeatureEvent.id,
    of: (userId) => eq(lockedFeatureEvent.userId, userId),
  }),
];
