import { contract, signedIn } from '../../platform/http/implement.ts';
import type { SearchTabsService } from './search-tabs.service.ts';

export function searchTabsRoutes(service: SearchTabsService) {
  const { searchTabs } = contract;
  return {
    order: searchTabs.order
      .use(signedIn)
      .handler(({ context, input }) => service.order(context.actor, input.projectId)),
    arrange: searchTabs.arrange.use(signedIn).handler(({ context, input }) => service.arrange(context.actor, input)),
    defaultEngine: searchTabs.defaultEngine
      .use(signedIn)
      .handler(({ context, input }) => service.defaultEngine(context.actor, input.projectId)),
  };
}
