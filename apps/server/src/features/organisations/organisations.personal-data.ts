import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { organisationMember } from './organisations.table.ts';

export const organisationData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'organisation',
    table: organisationMember,
    key: organisationMember.userId,
    of: (userId) => eq(organisationMember.userId, userId),
  }),
];
