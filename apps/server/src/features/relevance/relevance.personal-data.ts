import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { isOwnedBy } from '../projects/projects.access.ts';
import { modelReading, projectProfile, recordMark } from './relevance.table.ts';

const ofOwner = (column: PgColumn) => (userId: string) => isOwnedBy({ userId }, column);

export const relevanceData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'project-profiles',
    table: projectProfile,
    key: projectProfile.projectId,
    of: ofOwner(projectProfile.projectId),
  }),
  personalData(database, {
    name: 'record-marks',
    table: recordMark,
    key: recordMark.id,
    of: ofOwner(recordMark.projectId),
  }),
  personalData(database, {
    name: 'model-readings',
    table: modelReading,
    key: modelReading.projectId,
    of: ofOwner(modelReading.projectId),
  }),
];
