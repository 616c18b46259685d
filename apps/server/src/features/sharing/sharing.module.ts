import { SHARE_MAILS_PER_HOUR, SHARED_PAGES_PER_MINUTE } from '@groundwork/contract/limits';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import type { FeedService } from '../innovation-feed/innovation-feed.service.ts';
import type { InsightService } from '../insights/insights.service.ts';
import { sharingData } from './sharing.personal-data.ts';
import { sharingRepository } from './sharing.repository.ts';
import { sharingRoutes } from './sharing.routes.ts';
import { sharingService } from './sharing.service.ts';

type Needed = Pick<Ports, 'database' | 'mailer' | 'appUrl' | 'clock' | 'log'> & {
  feed: FeedService;
  insights: InsightService;
};

export function sharingModule({ database, mailer, appUrl, clock, log, feed, insights }: Needed) {
  const service = sharingService({
    links: sharingRepository(database),
    feed,
    insights,
    mailer,
    takeMail: sharedRateLimit(database, 'share-mail', [{ turns: SHARE_MAILS_PER_HOUR, perSeconds: 3_600 }]),
    takeView: sharedRateLimit(database, 'shared-pages', [{ turns: SHARED_PAGES_PER_MINUTE, perSeconds: 60 }]),
    appUrl,
    clock,
    log,
  });
  return { service, routes: sharingRoutes(service), personalData: sharingData(database) };
}
