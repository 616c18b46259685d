import type { AdminUser, OrganisationUsage, PlanUsage, UserList } from '@groundwork/contract/admin';
import { PLANS, type Plan, ROLES, type Role } from '@groundwork/contract/plans';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Actor } from '../../platform/http/context.ts';
import { type Admin, requireAdmin } from '../../platform/http/require-role.ts';
import { MESSAGES } from '../../platform/messages.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { SecondFactorService } from '../auth/second-factor/second-factor.service.ts';
import type { OrganisationService } from '../organisations/organisations.service.ts';
import type { UsageRepository } from './usage.repository.ts';
import type { UserRepository, UserRow } from './users.repository.ts';

type Dependencies = {
  users: UserRepository;
  usage: UsageRepository;
  organisations: Pick<OrganisationService, 'ofPeople' | 'usage'>;
  secondFactors: Pick<SecondFactorService, 'whoHas'>;
  audit: AuditLog;
  clock: Clock;
};

export function adminService({ users, usage, organisations, secondFactors, audit, clock }: Dependencies) {
  async function present(admin: Admin, rows: UserRow[]): Promise<AdminUser[]> {
    const belonging = await organisations.ofPeople(admin, rows);
    const withFactor = await secondFactors.whoHas(
      admin,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => presentUser(row, belonging.get(row.id) ?? null, withFactor.has(row.id)));
  }

  return {
    async users(actor: Actor, input: UserList) {
      requireAdmin(actor);
      const { rows, total } = await users.list(actor, input);
      return { items: await present(actor, rows), total, page: input.page, pageLimit: input.pageLimit };
    },

    async updateUser(
      actor: Actor,
      id: string,
      { roles, isDisabled }: { roles?: Role[] | undefined; isDisabled?: boolean | undefined },
    ): Promise<AdminUser> {
      requireAdmin(actor);
      if (isDisabled && id === actor.userId) throw new AppError('CONFLICT', MESSAGES.admin.notYourself);
      const change = {
        roles: roles && ROLES.filter((role) => role === 'user' || roles.includes(role)),
        disabledAt: isDisabled === undefined ? undefined : isDisabled ? clock.now() : null,
      };
      const row = await users.update(actor, id, change, async (before, after, tx) => {
        const target = { userId: id };
        const [from, to] = [before.roles.join(', '), after.roles.join(', ')];
        if (from !== to) await audit.record(actor, 'user.roles', target, { from, to }, tx);
        const [was, is] = [before.disabledAt !== null, after.disabledAt !== null];
        if (was !== is) await audit.record(actor, is ? 'user.disable' : 'user.enable', target, {}, tx);
      });
      if (!row) throw new AppError('NOT_FOUND');
      if (row === 'last-admin') throw new AppError('CONFLICT', MESSAGES.admin.lastAdmin);
      return (await present(actor, [row]))[0]!;
    },

    async usage(actor: Actor): Promise<{ month: string; plans: PlanUsage[]; organisations: OrganisationUsage[] }> {
      requireAdmin(actor);
      const now = clock.now();
      const rows = await usage.byPlan(actor, new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth())));
      const none = {
        users: 0,
        activeUsers: 0,
        reports: 0,
        savedSearches: 0,
        bookmarks: 0,
        storageBytes: 0,
        libraryBytes: 0,
      };
      const plans = PLANS.map((plan) => rows.find((row) => row.plan === plan) ?? { plan, ...none });
      return { month: now.toISOString().slice(0, 7), plans, organisations: await organisations.usage(actor) };
    },
  };
}

export type AdminService = ReturnType<typeof adminService>;

function presentUser(row: UserRow, organisation: AdminUser['organisation'], hasSecondFactor: boolean): AdminUser {
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    roles: row.roles as Role[],
    plan: row.plan as Plan,
    state: row.disabledAt ? 'disabled' : row.deletionAt ? 'leaving' : 'active',
    hasSecondFactor,
    organisation,
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
  };
}
