import { eq } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../../platform/db/personal-data.ts';
import { recoveryCode, secondFactor } from './second-factor.table.ts';

/** That there is one, and when its codes were used; never what would let somebody in. */
export const secondFactorData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'second-factor',
    table: secondFactor,
    key: secondFactor.userId,
    of: (userId) => eq(secondFactor.userId, userId),
    without: ['secret', 'usedStep'],
  }),
  personalData(database, {
    name: 'recovery-codes',
    table: recoveryCode,
    key: recoveryCode.digest,
    of: (userId) => eq(recoveryCode.userId, userId),
    without: ['digest'],
  }),
];
