import { liveSettings } from '../../catalogue/import/live-settings.ts';
import type { RecordRef } from '../../catalogue/record.ts';
import { bindJob } from '../../platform/jobs/job.ts';
import type { Ports } from '../../ports.ts';
import { importGauges } from './data-sets.gauges.ts';
import { importSourceJob, startDueImportsJob } from './data-sets.jobs.ts';
import { dataSetRepository } from './data-sets.repository.ts';
import { dataSetRoutes } from './data-sets.routes.ts';
import { dataSetService } from './data-sets.service.ts';

type Needed = Pick<Ports, 'config' | 'database' | 'index' | 'semantics' | 'jobs' | 'events' | 'client' | 'clock'> & {
  cited(): Promise<RecordRef[]>;
};

export function dataSetsModule({ config, database, index, semantics, jobs, events, client, clock, cited }: Needed) {
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
