import type { Ports } from '../../ports.ts';
import { identityData } from './identity.personal-data.ts';
import { identityRepository } from './identity.repository.ts';
import { identityRoutes } from './identity.routes.ts';
import { identityService } from './identity.service.ts';

export function identityModule({ database, index }: Pick<Ports, 'database' | 'index'>) {
  const service = identityService({ splits: identityRepository(database), index });
  return { service, routes: identityRoutes(service), personalData: identityData(database) };
}
