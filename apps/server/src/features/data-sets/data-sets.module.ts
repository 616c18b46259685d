import { liveSettings } from '../../catalogue/import/live-settings.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { importGauges } from './data-sets.gauges.ts';
import { importSourceJob, startDueImportsJob } from './data-sets.jobs.ts';
import { dataSetRepository } from './data-sets.repository.ts';
import { dataSetRoutes } from './data-sets.routes.ts';
import { dataSetService } from './data-sets.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'semantics' | 'jobs' | 'events' | 'client' | 'clock'> & {
  audit: AuditLog;
  cited(): Promise<RecordRef[]>;
};

export function dataSetsModule({
  config,
  database,
  index,
  semantics,
  jobs,
  events,
  client,
  clock,
  audit,
  cited,
}: Needed) {
  const imports = dataSetRepository(database);
  const settings = liveSettings(config);
  const service = dataSetService({
    dataSets: imports,
    index,
    semantics,
    jobs,
    settings,
    defaultSchedule: config.IMPORT_SCHEDULE,
    clock,
    audit,
    cited,
  });
  return {
    gauges: importGauges(imports),
    routes: dataSetRoutes(service),
    jobs: [
      bindJob(importSourceJob, { imports, index, client, settings, events, clock }),
      bindJob(startDueImportsJob, { dataSets: service }),
    ],
    onWorkerStart: service.applyDefaultSchedule,
  };
}
