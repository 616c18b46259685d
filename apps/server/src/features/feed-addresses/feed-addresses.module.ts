import { ATOM_ENTRIES_MAX, FEED_READS_PER_MINUTE } from '@groundwork/contract/limits';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { AgentService } from '../agents/agents.service.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { SavedOpportunitiesService } from '../saved-opportunities/saved-opportunities.service.ts';
import type { SavedSearchService } from '../saved-searches/saved-searches.service.ts';
import { closingDays } from './closing-days.ts';
import { feedAddressData } from './feed-addresses.personal-data.ts';
import { feedAddressRepository } from './feed-addresses.repository.ts';
import { feedAddressRoutes } from './feed-addresses.routes.ts';
import { CALENDAR_NAME, feedAddressService } from './feed-addresses.service.ts';
import { searchFeed } from './search-feed.ts';
import { trackerFeed } from './tracker-feed.ts';

type Needed = Pick<Ports, 'database' | 'index' | 'appUrl' | 'clock'> & {
  audit: AuditLog;
  savedSearches: SavedSearchService;
  savedOpportunities: SavedOpportunitiesService;
  agents: Pick<AgentService, 'lastTold'>;
};

export function feedAddressesModule(ports: Needed) {
  const { database, index, appUrl, clock, audit, savedSearches, savedOpportunities, agents } = ports;
  const service = feedAddressService({
    addresses: feedAddressRepository(database),
    sources: {
      search: async (reader, targetId) => {
        const found = await savedSearches.toFollow(reader, targetId);
        return found && searchFeed(found, { index, now: clock.now() });
      },
      tracker: async (reader, targetId) => {
        const told = await agents.lastTold(reader, targetId, { limit: ATOM_ENTRIES_MAX });
        return told && trackerFeed(told);
      },
      calendar: async (reader) => closingDays(await savedOpportunities.closing(reader), { appUrl, now: clock.now() }),
    },
    titleOf: async (reader, { kind, targetId }) => {
      if (kind === 'calendar') return CALENDAR_NAME;
      if (kind === 'tracker')
        return (targetId && (await agents.lastTold(reader, targetId, { limit: 0 }))?.agent.name) || null;
      return (targetId && (await savedSearches.toFollow(reader, targetId))?.name) || null;
    },
    takeRead: sharedRateLimit(database, 'feed-reads', [{ turns: FEED_READS_PER_MINUTE, perSeconds: 60 }]),
    audit,
    appUrl,
    clock,
  });
  return { routes: feedAddressRoutes(service), personalData: feedAddressData(database) };
}
