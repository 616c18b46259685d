import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { project } from './projects.table.ts';

export const projectData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'projects',
    table: project,
    key: project.id,
    of: (userId) => eq(project.ownerId, userId),
  }),
];
