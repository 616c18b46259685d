import { contract, signedIn } from '../../platform/http/implement.ts';
import type { PermissionService } from './permissions.service.ts';

export function permissionRoutes(service: PermissionService) {
  const { permissions } = contract;
  return {
    get: permissions.get.use(signedIn).handler(({ context }) => service.get(context.actor)),
    agents: permissions.agents.use(signedIn).handler(({ context }) => service.agents(context.actor)),
    reports: permissions.reports.use(signedIn).handler(({ context }) => service.reports(context.actor)),
  };
}
