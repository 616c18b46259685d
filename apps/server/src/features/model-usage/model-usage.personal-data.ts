import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { isOwnedBy } from '../projects/projects.access.ts';
import { modelCall } from './model-usage.table.ts';

export const modelUsageData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'model-calls',
    table: modelCall,
    key: modelCall.id,
    of: (userId) => or(eq(modelCall.userId, userId), isOwnedBy({ userId }, modelCall.projectId))!,
  }),
];
