import { contract, signedIn } from '../../platform/http/implement.ts';
import type { SavedOpportunitiesService } from './saved-opportunities.service.ts';

export const savedOpportunitiesRoutes = (service: SavedOpportunitiesService) => ({
  list: contract.savedOpportunities.list
    .use(signedIn)
    .handler(({ context, input }) => service.page(context.actor, input)),
});
