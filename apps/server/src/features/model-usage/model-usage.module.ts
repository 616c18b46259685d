import { openModel } from '../../platform/model/open-model.ts';
import type { Ports } from '../../ports.ts';
import { modelUsageData } from './model-usage.personal-data.ts';
import { modelUsageRepository } from './model-usage.repository.ts';
import { modelUsageService } from './model-usage.service.ts';

export function modelUsageModule({ config, database, clock }: Pick<Ports, 'config' | 'database' | 'clock'>) {
  const model = openModel(config);
  return {
    /** Null where no language model is configured. */
    service: model && modelUsageService({ calls: modelUsageRepository(database), model, settings: config, clock }),
    personalData: modelUsageData(database),
  };
}
