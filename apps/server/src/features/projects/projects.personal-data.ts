import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { projectEvent } from './history.table.ts';
import { projectMember } from './members.table.ts';
import { project } from './projects.table.ts';

export const projectData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'projects',
    table: project,
    key: project.id,
    of: (userId) => eq(project.ownerId, userId),
  }),
  personalData(database, {
    name: 'project-history',
    table: projectEvent,
    key: projectEvent.id,
    of: (userId) => eq(projectEvent.userId, userId),
  }),
  personalData(database, {
    name: 'shared-projects',
    table: projectMember,
    key: projectMember.projectId,
    of: (userId) => eq(projectMember.userId, userId),
  }),
];
