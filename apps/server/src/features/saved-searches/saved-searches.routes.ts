import { alertOffPath } from '@groundwork/contract/paths';
import { contract, signedIn } from '../../platform/http/implement.ts';
import type { SavedSearchService } from './saved-searches.service.ts';

const DONE = { success: true as const };

export function savedSearchRoutes(service: SavedSearchService, { appUrl }: { appUrl: string }) {
  const { savedSearches } = contract;
  return {
    list: savedSearches.list.use(signedIn).handler(({ context }) => service.list(context.actor)),
    suggested: savedSearches.suggested
      .use(signedIn)
      .handler(({ context, input }) => service.suggested(context.actor, input.projectId)),
    create: savedSearches.create.use(signedIn).handler(({ context, input }) => service.create(context.actor, input)),
    update: savedSearches.update
      .use(signedIn)
      .handler(({ context, input: { id, ...change } }) => service.update(context.actor, id, change)),
    delete: savedSearches.delete.use(signedIn).handler(async ({ context, input }) => {
      await service.delete(context.actor, input.id);
      return DONE;
    }),
    restore: savedSearches.restore
      .use(signedIn)
      .handler(({ context, input }) => service.restore(context.actor, input.id)),
    seen: savedSearches.seen.use(signedIn).handler(({ context, input }) => service.seen(context.actor, input.id)),
    preview: savedSearches.preview.use(signedIn).handler(({ context, input }) => service.preview(context.actor, input)),
    off: savedSearches.off.handler(async ({ input }) => {
      await service.off(input.token);
      return DONE;
    }),
    offByMail: savedSearches.offByMail.handler(async ({ input }) => {
      await service.off(input.token);
      return DONE;
    }),
    offPage: savedSearches.offPage.handler(({ input }) => ({
      headers: { location: appUrl + alertOffPath(input.token) },
    })),
  };
}
