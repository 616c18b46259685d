import { contract, signedIn } from '../../platform/http/implement.ts';
import type { IdentityService } from './identity.service.ts';

export function identityRoutes(service: IdentityService) {
  const { identity } = contract;
  return {
    listSplits: identity.listSplits.use(signedIn).handler(({ context }) => service.list(context.actor)),
    createSplit: identity.createSplit
      .use(signedIn)
      .handler(({ context, input }) => service.create(context.actor, input.a, input.b)),
    deleteSplit: identity.deleteSplit.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return { success: true as const };
    }),
  };
}
