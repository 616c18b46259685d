import type { OrganisationUsage, PlanUsage } from '@groundwork/contract/admin';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import type { Admin } from '../../platform/http/require-role.ts';

/** Of the person `u`. What has not arrived whole takes at most as much, and is cleared away. */
const libraryBytes = sql`(select coalesce(sum(f.size), 0) from library_file f where f.owner_id = u.id and f.status <> 'pending')`;

/** What each plan's people use. One statement over tables of several features, by their names. */
export function usageRepository({ db }: Database) {
  return {
    async byPlan(_admin: Admin, since: Date): Promise<PlanUsage[]> {
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
            + ${size('bookmark', 'owner_id')}) as "storageBytes",
          sum(${libraryBytes}) as "libraryBytes"
        from "user" u group by u.plan`);
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

    /** By an admin's choice, else by the domain of the email, as everywhere. Those with nobody in them are there, too. */
    async byOrganisation(_admin: Admin): Promise<OrganisationUsage[]> {
      const { rows } = await db.execute<Record<keyof OrganisationUsage, string>>(sql`
        select o.id, o.name, count(u.id) as "users", coalesce(sum(${libraryBytes}), 0) as "libraryBytes"
        from organisation o
        left join ("user" u left join organisation_member m on m.user_id = u.id)
          on case when m.user_id is null then o.domain = split_part(u.email, '@', 2) else o.id = m.organisation_id end
        group by o.id, o.name order by "libraryBytes" desc, o.name, o.id`);
      return rows.map(({ id, name, users, libraryBytes }) => {
        return { id, name, users: Number(users), libraryBytes: Number(libraryBytes) };
      });
    },
  };
}

export type UsageRepository = ReturnType<typeof usageRepository>;
