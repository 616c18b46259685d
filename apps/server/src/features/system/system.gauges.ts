import { statfs } from 'node:fs/promises';
import type { Gauge } from '../../platform/metrics/metrics.port.ts';
import type { Ports } from '../../ports.ts';

/** Gauges of what the process stands on. */
export function systemGauges({ config, database, index }: Pick<Ports, 'config' | 'database' | 'index'>): Gauge[] {
  const stores = { workspace: () => database.pool.query('select 1'), catalogue: () => index.ping() };
  return [
    {
      name: 'store_up',
      help: 'Whether a store answers',
      labels: ['store'],
      read: () =>
        Promise.all(
          Object.entries(stores).map(async ([store, ping]) => ({
            labels: { store },
            value: await ping().then(
              () => 1,
              () => 0,
            ),
          })),
        ),
    },
    {
      name: 'database_connections',
      help: 'Connections of this process to the workspace store, and calls that wait for one',
      labels: ['state'],
      read: () => {
        const { totalCount, idleCount, waitingCount } = database.pool;
        return [
          { labels: { state: 'busy' }, value: totalCount - idleCount },
          { labels: { state: 'idle' }, value: idleCount },
          { labels: { state: 'awaited' }, value: waitingCount },
        ];
      },
    },
    {
      name: 'disk_free_bytes',
      help: 'Room on the disk that holds DATA_DIR',
      read: async () => {
        const { bavail, bsize } = await statfs(config.DATA_DIR);
        return [{ value: bavail * bsize }];
      },
    },
    {
      name: 'catalogue_changes_waiting',
      help: 'Changes of records that searches do not show yet',
      read: async () => [{ value: (await index.ping()).waiting }],
    },
    {
      name: 'catalogue_records',
      help: 'Records that searches list, by data set',
      labels: ['engine'],
      read: async () => (await index.stats()).map(({ engine, count }) => ({ labels: { engine }, value: count })),
    },
  ];
}
