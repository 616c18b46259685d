import { contract, signedInByPerson } from '../../platform/http/implement.ts';
import type { AdminService } from './admin.service.ts';

export function adminRoutes(service: AdminService) {
  const { admin } = contract;
  return {
    users: admin.users.use(signedInByPerson).handler(({ context, input }) => service.users(context.actor, input)),
    updateUser: admin.updateUser
      .use(signedInByPerson)
      .handler(({ context, input: { id, ...change } }) => service.updateUser(context.actor, id, change)),
    usage: admin.usage.use(signedInByPerson).handler(({ context }) => service.usage(context.actor)),
  };
}
