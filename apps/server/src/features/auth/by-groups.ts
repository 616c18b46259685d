import { PLANS, type Plan, ROLES, type Role } from '@groundwork/contract/plans';
import type { Config } from '../../platform/config.ts';

export type GroupRules = NonNullable<Config['OIDC_GROUPS']>;
interface Standing {
  roles: string[];
  plan: string;
}

const isPlan = (gives: string): gives is Plan => (PLANS as readonly string[]).includes(gives);

/**
 * The roles and the plan of a person whose service names these groups. What no rule gives stays as it is; a role that one gives goes with the
 * group, and the plan is the highest that a group gives, or everybody's.
 */
export function byGroups(
  before: Standing,
  groups: string[],
  { rules, defaultPlan }: { rules: GroupRules; defaultPlan: Plan },
): { roles: Role[]; plan: Plan } {
  const ruled = rules.map(({ gives }) => gives);
  const given = rules.filter(({ group }) => groups.includes(group)).map(({ gives }) => gives);
  const has = (role: Role) =>
    role !== 'user' && ruled.includes(role) ? given.includes(role) : before.roles.includes(role);
  const plan = ruled.some(isPlan)
    ? (PLANS.findLast((one) => given.includes(one)) ?? defaultPlan)
    : (before.plan as Plan);
  return { roles: ROLES.filter(has), plan };
}
