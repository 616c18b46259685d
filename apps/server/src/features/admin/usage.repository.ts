import type { PlanUsage } from '@groundwork/contract/admin';
import { sql } from 'drizzle-orm';
import { session, user } from '../../platform/auth/auth.table.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Admin } from '../../platform/http/require-role.ts';
import type { UsageParts } from './usage.parts.ts';

/** The use by people on each plan, in one statement made of the features' parts. */
export function usageRepository({ db }: Database, { projects, reports, savedSearches, bookmarks, files }: UsageParts) {
  return {
    async byPlan(_admin: Admin, since: Date): Promise<PlanUsage[]> {
      const id = sql`${user.id}`;
      const bytes = [projects, reports, savedSearches, bookmarks].map((part) => part.bytes(id));
      const { rows } = await db.execute<Record<keyof PlanUsage, string>>(sql`
        select ${user.plan},
          count(*) as "users",
          count(*) filter (where exists (
            select 1 from ${session} where ${session.userId} = ${id} and ${session.lastSeenAt} >= ${since.toISOString()}
          )) as "activeUsers",
          sum(${reports.countSince(id, since)}) as "reports",
          sum(${savedSearches.count(id)}) as "savedSearches",
          sum(${bookmarks.count(id)}) as "bookmarks",
          sum(${sql.join(bytes, sql` + `)}) as "storageBytes",
          sum(${files.bytes(id)}) as "libraryBytes"
        from ${user} group by ${user.plan}`);
      return rows.map(
        ({ plan, users, activeUsers, reports, savedSearches, bookmarks, storageBytes, libraryBytes }) => ({
          plan: plan as PlanUsage['plan'],
          users: Number(users),
          activeUsers: Number(activeUsers),
          reports: Number(reports),
          savedSearches: Number(savedSearches),
          bookmarks: Number(bookmarks),
          storageBytes: Number(storageBytes),
          libraryBytes: Number(libraryBytes),
        }),
      );
    },
  };
}

export type UsageRepository = ReturnType<typeof usageRepository>;
