import type { Permissions } from '@groundwork/contract/permissions';
import type { Plan } from '@groundwork/contract/plans';
import { type PlanPermissions, planNeeded } from '@groundwork/contract/plans.permissions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';
import { useSignedInUser } from './session.queries.ts';

const STALE_MS = 30_000;

/** Asked for with each screen behind sign-in, and again when the window gets the focus: a plan may change elsewhere. */
export const permissionsOptions = api.permissions.get.queryOptions({ staleTime: STALE_MS });

const usePermissions = (): Permissions | undefined => useQuery(permissionsOptions).data;

/** While nothing is known nothing is locked: the server refuses for itself. */
export const useMay = (permission: keyof Permissions['permissions']): boolean =>
  usePermissions()?.permissions[permission] ?? true;

export function usePlan(): Plan {
  const user = useSignedInUser();
  return usePermissions()?.plan ?? user.plan;
}

/** Why something is locked, or null: 'Exporting results needs Innovator Pro. See the plans.' */
export const useLock = (permission: keyof PlanPermissions, what: string): string | null =>
  planNeeded(usePlan(), permission, what);
