import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { sharedLink } from './sharing.table.ts';

export const sharingData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'shared-links',
    table: sharedLink,
    key: sharedLink.id,
    of: (userId) => eq(sharedLink.sharedBy, userId),
  }),
];
