import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { bookmark } from './bookmarks.table.ts';

export const bookmarkData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'bookmarks',
    table: bookmark,
    key: bookmark.id,
    of: (userId) => eq(bookmark.ownerId, userId),
  }),
];
