import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { feedAddress } from './feed-addresses.table.ts';

export const feedAddressData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'feed-addresses',
    table: feedAddress,
    key: feedAddress.id,
    of: (userId) => eq(feedAddress.userId, userId),
    without: ['tokenHash'],
  }),
];
