import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { ApiKeyService } from '../api-keys/api-keys.service.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import type { AuthService } from '../auth/auth.service.ts';
import type { RecoveryService } from '../auth/recovery.service.ts';
import type { SlowDownService } from '../auth/slow-down.service.ts';
import type { PersonalDataService } from '../personal-data/personal-data.service.ts';
import { deletionRepository } from './deletion.repository.ts';
import { deletionService } from './deletion.service.ts';
import type { RemoveAccountsDependencies } from './remove-accounts.worker.ts';
import { sessionService } from './sessions.service.ts';
import { removeAccountsJob } from './settings.jobs.ts';
import { settingsRepository } from './settings.repository.ts';
import { settingsRoutes } from './settings.routes.ts';
import { settingsService } from './settings.service.ts';

type Needed = Pick<Ports, 'database' | 'clock' | 'log'> &
  Pick<Parameters<typeof sessionService>[0], 'auth'> &
  Pick<Parameters<typeof deletionService>[0], 'hasSubscription'> &
  Pick<RemoveAccountsDependencies, 'forgetFilesOf' | 'forgetAskers'> & {
    accounts: AuthService;
    recovery: RecoveryService;
    slowDown: SlowDownService;
    apiKeys: ApiKeyService;
    personalData: PersonalDataService;
    audit: AuditLog;
  };

export function settingsModule(ports: Needed) {
  const { database, clock, log, auth, accounts, recovery, slowDown, apiKeys, personalData, audit } = ports;
  const { hasSubscription, forgetFilesOf, forgetAskers } = ports;
  const settings = settingsRepository(database);
  const deletions = deletionRepository(database);
  const sessions = sessionService({ settings, auth, clock });
  return {
    routes: settingsRoutes({
      settings: settingsService({ settings, deletions, auth: accounts, recovery, clock }),
      sessions,
      apiKeys,
      personalData,
      deletion: deletionService({ deletions, auth: accounts, sessions, hasSubscription, audit, clock }),
    }),
    jobs: [bindJob(removeAccountsJob, { deletions, forgetFilesOf, forgetAskers, slowDown, clock, log })],
  };
}
