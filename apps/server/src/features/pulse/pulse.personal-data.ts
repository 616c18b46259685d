import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { projectVisit } from './pulse.table.ts';

/** Answers computed for panels are no part: they say nothing of a person that is not in the projects' own files. */
export const pulseData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'project-visits',
    table: projectVisit,
    key: projectVisit.id,
    of: (userId) => eq(projectVisit.userId, userId),
  }),
];
