import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { organisationData } from './organisations.personal-data.ts';
import { organisationRepository } from './organisations.repository.ts';
import { organisationRoutes } from './organisations.routes.ts';
import { organisationService } from './organisations.service.ts';

export function organisationsModule({ database, audit }: Pick<Ports, 'database'> & { audit: AuditLog }) {
  const service = organisationService({ organisations: organisationRepository(database), audit });
  return { service, routes: organisationRoutes(service), personalData: organisationData(database) };
}
