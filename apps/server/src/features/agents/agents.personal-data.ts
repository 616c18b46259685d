import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { agent, companyRequest } from './agents.table.ts';

/** The agents' finds are public records, and stand in their histories. */
export const agentData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'agents',
    table: agent,
    key: agent.id,
    of: (userId) => eq(agent.createdBy, userId),
  }),
  personalData(database, {
    name: 'requested-companies',
    table: companyRequest,
    key: companyRequest.id,
    of: (userId) => eq(companyRequest.userId, userId),
  }),
];
