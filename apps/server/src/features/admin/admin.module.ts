import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { SecondFactorService } from '../auth/second-factor/second-factor.service.ts';
import type { OrganisationService } from '../organisations/organisations.service.ts';
import { adminRoutes } from './admin.routes.ts';
import { adminService } from './admin.service.ts';
import type { UsageParts } from './usage.parts.ts';
import { usageRepository } from './usage.repository.ts';
import { userRepository } from './users.repository.ts';

type Needed = Pick<Ports, 'database' | 'clock'> & {
  organisations: OrganisationService;
  secondFactors: Pick<SecondFactorService, 'whoHas'>;
  audit: AuditLog;
  usage: UsageParts;
};

export const adminModule = ({ database, organisations, secondFactors, audit, usage, clock }: Needed) => ({
  routes: adminRoutes(
    adminService({
      users: userRepository(database),
      usage: usageRepository(database, usage),
      organisations,
      secondFactors,
      audit,
      clock,
    }),
  ),
});
