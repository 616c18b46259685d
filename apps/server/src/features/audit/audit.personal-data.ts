import { eq, or } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { auditEvent } from './audit.table.ts';

export const auditData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'audit-log',
    table: auditEvent,
    key: auditEvent.id,
    of: (userId) => or(eq(auditEvent.actorId, userId), eq(auditEvent.targetUserId, userId))!,
  }),
];
