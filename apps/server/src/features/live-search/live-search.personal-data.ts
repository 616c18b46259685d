import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { liveAsk, liveConsent, liveWatch } from './live-search.table.ts';

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
  personalData(database, {
    name: 'live-watches',
    table: liveWatch,
    key: liveWatch.ofId,
    of: (userId) => eq(liveWatch.userId, userId),
  }),
];
