import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { type PersonalData, personalData } from '../../platform/db/personal-data.ts';
import { report, reportTemplate, reportUsage, reportVersion } from './reports.table.ts';

export const reportData = (database: Database): PersonalData[] => [
  personalData(database, {
    name: 'reports',
    table: report,
    key: report.id,
    of: (userId) => eq(report.ownerId, userId),
  }),
  personalData(database, {
    name: 'report-versions',
    table: reportVersion,
    key: reportVersion.id,
    of: (userId) => eq(reportVersion.byId, userId),
  }),
  personalData(database, {
    name: 'report-templates',
    table: reportTemplate,
    key: reportTemplate.id,
    of: (userId) => eq(reportTemplate.ownerId, userId),
  }),
  personalData(database, {
    name: 'reports-counted',
    table: reportUsage,
    key: reportUsage.reportId,
    of: (userId) => eq(reportUsage.userId, userId),
  }),
];
