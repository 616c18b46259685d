import type { Ports } from '../../ports.ts';
import { auditData } from './audit.personal-data.ts';
import { auditRepository } from './audit.repository.ts';
import { auditRoutes } from './audit.routes.ts';
import { auditService } from './audit.service.ts';

export function auditModule({ database, clock }: Pick<Ports, 'database' | 'clock'>) {
  const service = auditService({ events: auditRepository(database), clock });
  return { service, routes: auditRoutes(service), personalData: auditData(database) };
}
