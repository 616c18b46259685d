import type { Ports } from '../../ports.ts';
import { lockedFeatureData } from './locked-features.personal-data.ts';
import { lockedFeatureRepository } from './locked-features.repository.ts';
import { lockedFeatureRoutes } from './locked-features.routes.ts';
import { lockedFeatureService } from './locked-features.service.ts';

export const lockedFeaturesModule = ({ database, clock }: Pick<Ports, 'database' | 'clock'>) => ({
  routes: lockedFeatureRoutes(lockedFeatureService({ events: lockedFeatureRepository(database), clock })),
  personalData: lockedFeatureData(database),
});
