import type { PlanUsage } from '@groundwork/contract/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';

/** What each plan's people use. One statement over tables of several features, by their names. */
export function usageRepository({ db }: Database) {
  return {
    async byPlan(since: Date): Promise<PlanUsage[]> {
      const from = since.toISOString();
      const mine = (table: string, owner: string, where = sql`true`) =>
        sql`(select count(*) from ${sql.raw(table)} t where t.${sql.raw(owner)} = u.id and ${where})`;
      const size = (table: string, owner: string) =>
        sql`(select coalesce(sum(pg_column_size(t.*)), 0) from ${sql.raw(table)} t where t.${sql.raw(owner)} = u.id)`;
      const { rows } = await db.execute<Record<keyof PlanUsage, string>>(sql`
        select u.plan,
          count(*) as "users",
          count(*) filter (where exists (
            select 1 from session s where s.user_id = u.id and s.last_seen_at >= ${from}
          )) as "activeUsers",
          sum(${mine('report_usage', 'user_id', sql`t.created_at >= ${from}`)}) as "reports",
          sum(${mine('saved_search', 'user_id', sql`t.deleted_at is null`)}) as "savedSearches",
          sum(${mine('bookmark', 'owner_id', sql`t.removed_at is null`)}) as "bookmarks",
          sum(${size('project', 'owner_id')} + ${size('report', 'owner_id')} + ${size('saved_search', 'user_id')}
            + ${size('bookmark', 'owner_id')}) as "storageBytes"
        from "user" u group by u.plan`);
      return rows.map(({ plan, users, activeUsers, reports, savedSearches, bookmarks, storageBytes }) => ({
        plan: plan as PlanUsage['plan'],
        users: Number(users),
        activeUsers: Number(activeUsers),
        reports: Number(reports),
        savedSearches: Number(savedSearches),
        bookmarks: Number(bookmarks),
        storageBytes: Number(storageBytes),
      }));
    },
  };
}

export type UsageRepository = ReturnType<typeof usageRepository>;
