import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { insight, insightLike, insightUsage } from './insights.table.ts';

export const insightData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'custom-insights',
    table: insight,
    key: insight.id,
    of: (userId) => eq(insight.askedBy, userId),
  }),
  personalData(database, {
    name: 'insight-ratings',
    table: insightLike,
    key: insightLike.id,
    of: (userId) => eq(insightLike.userId, userId),
  }),
  personalData(database, {
    name: 'custom-insights-counted',
    table: insightUsage,
    key: insightUsage.insightId,
    of: (userId) => eq(insightUsage.userId, userId),
  }),
];
