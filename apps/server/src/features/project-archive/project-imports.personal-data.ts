import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { projectImport } from './project-imports.table.ts';

export const projectImportData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'project-imports',
    table: projectImport,
    key: projectImport.id,
    of: (userId) => eq(projectImport.ownerId, userId),
    without: ['storageKey', 'transferId', 'jobId', 'storedFiles'],
  }),
];
