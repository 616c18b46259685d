import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { feedItem } from './innovation-feed.table.ts';

/** Items that a person wrote notes on; what else stands in a feed is drawn from public records. */
export const feedData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'feed-notes',
    table: feedItem,
    key: feedItem.id,
    of: (userId) => eq(feedItem.notesBy, userId),
  }),
];
