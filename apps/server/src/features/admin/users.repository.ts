import type { UserList, UserState } from '@groundwork/contract/admin';
import type { Role } from '@groundwork/contract/plans';
import { and, asc, desc, eq, getTableColumns, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { session, user } from '../../platform/auth/auth.table.ts';
import { hasOtherAdmin, lockAdmins } from '../../platform/auth/last-admin.ts';
import type { Database, Executor, Transaction } from '../../platform/db/database.ts';
import { containing } from '../../platform/db/like.ts';
import type { Admin } from '../../platform/http/require-role.ts';

export type UserRow = typeof user.$inferSelect & { lastSeenAt: Date | null };
export type UserChange = { roles?: Role[] | undefined; disabledAt?: Date | null | undefined };

const name = sql`${user.firstName} || ' ' || ${user.lastName}`;
// Written out: in a query over one table the builder leaves the tables' names away, and both have an id.
const lastSeenAt = sql<Date | null>`(
  select max(s.last_seen_at) from session s where s.user_id = "user".id
)`.mapWith((value: string | Date) => new Date(value));

const SORTS: Record<UserList['sort'], SQL> = {
  name: sql`lower(${name})`,
  email: sql`${user.email}`,
  plan: sql`array_position(array['starter', 'plus', 'pro', 'enterprise'], ${user.plan})`,
  createdAt: sql`${user.createdAt}`,
  lastSeenAt: sql`coalesce(${lastSeenAt}, 'epoch')`,
};

const STATES: Record<UserState, SQL | undefined> = {
  active: and(isNull(user.disabledAt), isNull(user.deletionAt)),
  disabled: isNotNull(user.disabledAt),
  leaving: and(isNull(user.disabledAt), isNotNull(user.deletionAt)),
};

/** Everyone's accounts, for admins. */
export function userRepository({ db }: Database) {
  const select = (executor: Executor) => executor.select({ ...getTableColumns(user), lastSeenAt }).from(user);
  return {
    async list(_admin: Admin, { page, pageLimit, sort, sortDirection, ...filter }: UserList) {
      const where = matching(filter);
      const order = sortDirection === 'asc' ? asc : desc;
      const rows = await select(db)
        .where(where)
        .orderBy(order(SORTS[sort]), asc(user.id))
        .limit(pageLimit)
        .offset((page - 1) * pageLimit);
      return { rows, total: await db.$count(user, where) };
    },

    /**
     * 'last-admin' when nobody would be left to administrate, null when there is nobody of this id. Disabling ends all
     * sessions. `onChanged` is handed the person before and after, in the same transaction.
     */
    async update(
      _admin: Admin,
      id: string,
      change: UserChange,
      onChanged: (before: UserRow, after: UserRow, tx: Transaction) => Promise<void>,
    ): Promise<UserRow | 'last-admin' | null> {
      return db.transaction(async (tx) => {
        await lockAdmins(tx);
        const [before] = await select(tx).where(eq(user.id, id));
        if (!before) return null;
        const isLeaving = change.disabledAt || (change.roles && !change.roles.includes('admin'));
        if (isLeaving && before.roles.includes('admin') && !(await hasOtherAdmin(id, tx))) return 'last-admin';
        await tx
          .update(user)
          .set({
            ...(change.roles && { roles: change.roles }),
            ...(change.disabledAt !== undefined && { disabledAt: change.disabledAt }),
          })
          .where(eq(user.id, id));
        if (change.disabledAt) await tx.delete(session).where(eq(session.userId, id));
        const [after] = await select(tx).where(eq(user.id, id));
        await onChanged(before, after!, tx);
        return after!;
      });
    },
  };
}

export type UserRepository = ReturnType<typeof userRepository>;

function matching({ query, role, plan, state }: Pick<UserList, 'query' | 'role' | 'plan' | 'state'>): SQL | undefined {
  const pattern = query && containing(query);
  return and(
    pattern ? or(ilike(user.email, pattern), ilike(sql`(${name})`, pattern)) : undefined,
    role ? sql`${role} = any(${user.roles})` : undefined,
    plan ? eq(user.plan, plan) : undefined,
    state ? STATES[state] : undefined,
  );
}
