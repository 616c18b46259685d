import { LOCKED_EVENTS_PER_HOUR } from '@groundwork/contract/limits';
import { sharedRateLimit } from '../../platform/http/rate-limit.ts';
import type { Ports } from '../../ports.ts';
import { lockedFeatureData } from './locked-features.personal-data.ts';
import { lockedFeatureRepository } from './locked-features.repository.ts';
import { lockedFeatureRoutes } from './locked-features.routes.ts';
import { lockedFeatureService } from './locked-features.service.ts';

export function lockedFeaturesModule({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const service = lockedFeatureService({
    events: lockedFeatureRepository(database),
    takeTurn: sharedRateLimit(database, 'locked-features', [{ turns: LOCKED_EVENTS_PER_HOUR, perSeconds: 3_600 }]),
    clock,
  });
  return { routes: lockedFeatureRoutes(service), personalData: lockedFeatureData(database) };
}
