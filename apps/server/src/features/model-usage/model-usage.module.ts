import type { Ports } from '../../ports.ts';
import type { AuditLog } from '../audit/audit.service.ts';
import { modelGauges } from './model-usage.gauges.ts';
import { modelUsageData } from './model-usage.personal-data.ts';
import { modelUsageRepository } from './model-usage.repository.ts';
import { modelUsageService } from './model-usage.service.ts';

/** Its service is null where no language model is configured. */
export function modelUsageModule({
  config,
  database,
  model,
  judge,
  clock,
  audit,
}: Pick<Ports, 'config' | 'database' | 'model' | 'judge' | 'clock'> & { audit: AuditLog }) {
  const calls = modelUsageRepository(database);
  return {
    service: model && modelUsageService({ calls, audit, model, judge, settings: config, clock }),
    gauges: modelGauges(database, clock),
    personalData: modelUsageData(database),
  };
}
