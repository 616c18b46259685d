import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { projectVisit } from './pulse.table.ts';

/** What was computed for panels is no part: it says nothing of a person that is not in the projects' own files. */
export const pulseData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'project-visits',
    table: projectVisit,
    key: projectVisit.id,
    of: (userId) => eq(projectVisit.userId, userId),
  }),
];
