import type { User } from '@groundwork/contract/auth';
import { PLAN_NAMES, type Plan, type Role } from '@groundwork/contract/plans';
import type { Persona } from '@groundwork/contract/projects';
import type { Actor } from '../../platform/http/context.ts';
import type { UserRow } from './auth.repository.ts';

export function presentUser(row: UserRow): User {
  const plan = row.plan as Plan;
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    roles: row.roles as Role[],
    plan,
    planName: PLAN_NAMES[plan],
    persona: row.persona as Persona | null,
    language: row.language,
    isOnboarded: row.onboardedAt !== null,
    deletionAt: row.deletionAt?.toISOString() ?? null,
  };
}

export const actorOf = (row: Pick<UserRow, 'id' | 'email' | 'roles' | 'plan'>): Actor => ({
  userId: row.id,
  email: row.email,
  roles: row.roles as Role[],
  plan: row.plan as Plan,
});
