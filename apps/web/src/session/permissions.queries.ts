import type { Permissions } from '@groundwork/contract/permissions';
import { useQuery } from '@tanstack/react-query';
import { api } from '../lib/api.ts';

const STALE_MS = 30_000;

/** Asked for with each screen behind sign-in, and again when the window gets the focus: a plan may change elsewhere. */
export const permissionsOptions = api.permissions.get.queryOptions({ staleTime: STALE_MS });

export const usePermissions = (): Permissions | undefined => useQuery(permissionsOptions).data;

/** While nothing is known nothing is locked: the server refuses for itself. */
export const useMay = (permission: keyof Permissions['permissions']): boolean =>
  usePermissions()?.permissions[permission] ?? true;
