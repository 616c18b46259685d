import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { isOwnedBy } from '../projects/projects.access.ts';
import { projectStatements, statementMark } from './idea.table.ts';

const ofOwner = (column: PgColumn) => (userId: string) => isOwnedBy({ userId }, column);

export const ideaData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'project-statements',
    table: projectStatements,
    key: projectStatements.projectId,
    of: ofOwner(projectStatements.projectId),
  }),
  personalData(database, {
    name: 'statement-marks',
    table: statementMark,
    key: statementMark.id,
    of: ofOwner(statementMark.projectId),
  }),
];
