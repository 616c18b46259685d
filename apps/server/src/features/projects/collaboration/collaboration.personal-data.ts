import { eq, or, sql } from 'drizzle-orm';
import { user } from '../../../platform/auth/auth.table.ts';
import type { Database } from '../../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../../platform/db/personal-data.ts';
import { isOwnedBy } from '../projects.access.ts';
import { projectInvitation, projectPresence } from './collaboration.table.ts';

export const collaborationData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'invitations',
    table: projectInvitation,
    key: projectInvitation.id,
    // Those that one sent, answered, or could answer.
    of: (userId) =>
      or(
        eq(projectInvitation.answeredBy, userId),
        isOwnedBy({ userId }, projectInvitation.projectId),
        sql`${projectInvitation.email} in (select ${user.email} from ${user} where ${user.id} = ${userId} and ${user.emailVerified})`,
      )!,
    without: ['tokenHash'],
  }),
  personalData(database, {
    name: 'open-projects',
    table: projectPresence,
    key: projectPresence.projectId,
    of: (userId) => eq(projectPresence.userId, userId),
  }),
];
