import type { Ports } from '../../ports.ts';
import type { BookmarkService } from '../bookmarks/bookmarks.service.ts';
import { savedOpportunitiesRoutes } from './saved-opportunities.routes.ts';
import { savedOpportunitiesService } from './saved-opportunities.service.ts';

export const savedOpportunitiesModule = (needed: Pick<Ports, 'clock'> & { bookmarks: BookmarkService }) => {
  const service = savedOpportunitiesService(needed);
  return { service, routes: savedOpportunitiesRoutes(service) };
};
