import { type SQL, sql } from 'drizzle-orm';
import { report, reportUsage } from './reports.table.ts';

/** A person’s reports, as parts of a statement about them. Those that were written count, deleted ones among them. */
export const reportUsageOf = {
  bytes: (userId: SQL): SQL =>
    sql`(select coalesce(sum(pg_column_size(report.*)), 0) from ${report} where ${report.ownerId} = ${userId})`,
  countSince: (userId: SQL, since: Date): SQL =>
    sql`(select count(*) from ${reportUsage} where ${reportUsage.userId} = ${userId} and ${reportUsage.createdAt} >= ${since.toISOString()})`,
};
