import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { liveAsk, liveConsent } from './live-search.table.ts';

export const liveSearchData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'live-asks',
    table: liveAsk,
    key: liveAsk.id,
    of: (userId) => eq(liveAsk.userId, userId),
  }),
  personalData(database, {
    name: 'live-consents',
    table: liveConsent,
    key: liveConsent.projectId,
    of: (userId) => eq(liveConsent.userId, userId),
  }),
];
