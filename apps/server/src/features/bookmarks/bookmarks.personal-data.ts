import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { isSeenBy } from '../organisations/organisations.access.ts';
import { bookmark } from './bookmarks.table.ts';

export const bookmarkData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'bookmarks',
    table: bookmark,
    key: bookmark.id,
    of: (userId) => and(eq(bookmark.ownerId, userId), isSeenBy({ userId }, sql`${bookmark.record} ->> 'collection'`))!,
  }),
];
