import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { savedSearch } from './saved-searches.table.ts';

export const savedSearchData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'saved-searches',
    table: savedSearch,
    key: savedSearch.id,
    of: (userId) => eq(savedSearch.userId, userId),
  }),
];
