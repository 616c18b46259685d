import type { Plan } from '@groundwork/contract/plans';
import { type PlanPermissions, planNeeded } from '@groundwork/contract/plans.permissions';
import { usePermissions } from './permissions.queries.ts';
import { useSignedInUser } from './session.queries.ts';

export function usePlan(): Plan {
  const user = useSignedInUser();
  return usePermissions()?.plan ?? user.plan;
}

/** Why something is locked, or null: 'Exporting results needs Innovator Pro. See the plans.' */
export const useLock = (permission: keyof PlanPermissions, what: string): string | null =>
  planNeeded(usePlan(), permission, what);
