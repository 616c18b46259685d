import type { Gauge } from '../../platform/metrics/metrics.port.ts';
import type { dataSetRepository } from './data-sets.repository.ts';

export const importGauges = (imports: Pick<ReturnType<typeof dataSetRepository>, 'lastRuns'>): Gauge[] => [
  {
    name: 'import_last_end_timestamp_seconds',
    help: 'When the last import of a source ended, and how',
    labels: ['source', 'state'],
    read: async () =>
      (await imports.lastRuns()).flatMap(({ source, state, endedAt }) =>
        endedAt ? [{ labels: { source, state }, value: endedAt.getTime() / 1000 }] : [],
      ),
  },
];
