import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { paymentCustomer } from './billing.table.ts';

export const billingData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'payment',
    table: paymentCustomer,
    key: paymentCustomer.userId,
    of: (userId) => eq(paymentCustomer.userId, userId),
    without: ['version'],
  }),
];
