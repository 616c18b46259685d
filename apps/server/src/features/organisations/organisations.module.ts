import type { SQL } from 'drizzle-orm';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { ownOrganisation } from './organisations.access.ts';
import { organisationData } from './organisations.personal-data.ts';
import { organisationRepository } from './organisations.repository.ts';
import { organisationRoutes } from './organisations.routes.ts';
import { organisationService } from './organisations.service.ts';

type Needed = Pick<Ports, 'database' | 'index'> & {
  audit: AuditLog;
  /** The size of a person's files, as a part of a statement about them. */
  fileBytes(userId: SQL): SQL;
};

export function organisationsModule({ database, index, audit, fileBytes }: Needed) {
  const organisationOf = ownOrganisation(database);
  const organisations = organisationRepository(database, fileBytes);
  const service = organisationService({ organisations, audit, organisationOf, index });
  return { service, organisationOf, routes: organisationRoutes(service), personalData: organisationData(database) };
}
