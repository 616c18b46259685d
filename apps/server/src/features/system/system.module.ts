import type { SampleStatus } from '@groundwork/contract/system';
import type { DiskSpace } from '../../platform/disk-space.ts';
import type { Ports } from '../../ports.ts';
import { systemGauges } from './system.gauges.ts';
import { systemRoutes } from './system.routes.ts';
import { systemService } from './system.service.ts';

type Needed = Pick<Ports, 'config' | 'version' | 'database' | 'index' | 'model'> & {
  disk: DiskSpace;
  sampleStatus: () => SampleStatus;
};

export function systemModule({ config, version, database, index, model, disk, sampleStatus }: Needed) {
  const service = systemService({
    version,
    sampleStatus,
    isReadByModel: model !== null,
    links: {
      help: config.HELP_URL ?? null,
      pricing: config.PRICING_URL ?? null,
      status: config.STATUS_URL ?? null,
      source: config.SOURCE_URL ?? null,
      enterpriseCall: config.ENTERPRISE_CALL_URL ?? null,
    },
    disk,
    pingStores: async () => {
      await Promise.all([database.pool.query('select 1'), index.ping()]);
    },
  });
  return { service, routes: systemRoutes(service), gauges: systemGauges({ config, database, index }) };
}
