import { serve } from '@hono/node-server';
import { startSampleLoad } from '../apps/server/src/catalogue/import/sample-load.ts';
import type { CatalogueRecord } from '../apps/server/src/catalogue/record.ts';
import { checkSavedSearchesJob } from '../apps/server/src/features/saved-searches/saved-searches.jobs.ts';
import { readConfig } from '../apps/server/src/platform/config.ts';
import { createJobQueue } from '../apps/server/src/platform/jobs/boss-job-queue.ts';
import { bindJob } from '../apps/server/src/platform/jobs/job.ts';
import { createLog } from '../apps/server/src/platform/log/log.ts';
import { createServer } from '../apps/server/src/server.ts';
import { openStores } from '../apps/server/src/stores.ts';
import { aRecord } from '../apps/server/test/records.ts';

/** The real server with a clock that can be set ahead: an alert takes a day to come, and a test cannot wait for it. */
const config = readConfig(process.env);
const log = createLog('warn');
const stores = await openStores(config, log);
const sample = startSampleLoad({ index: stores.index, isWanted: true, log });
let ahead = 0;
const clock = { now: () => new Date(Date.now() + ahead) };
const webFolder = `${import.meta.dirname}/../apps/web/dist`;
const server = createServer({ config, log, stores, clock, webFolder, sampleStatus: sample.status });
await server.start();
const jobs = createJobQueue(stores.database);
await jobs.start([bindJob(checkSavedSearchesJob, {} as never)], { isWorker: false });
const listen = () => serve({ fetch: server.app.fetch, port: config.PORT, hostname: 'localhost' });
let http = listen();

type Order =
  | { store: string[] }
  | { records: CatalogueRecord[] }
  | { now: true }
  | { checkIn: number }
  | { connections: 'cut' | 'back' };

process.on('message', async (order: Order) => {
  if ('store' in order)
    await stores.index.upsert(order.store.map((title, at) => aRecord('awards', `e2e-${Date.now()}-${at}`, { title })));
  else if ('records' in order) await stores.index.upsert(order.records);
  else if ('now' in order) ahead = 0;
  else if ('checkIn' in order) {
    ahead = order.checkIn * 3_600_000;
    await jobs.enqueue(checkSavedSearchesJob, {});
  } else if (order.connections === 'cut') {
    http.close();
    if ('closeAllConnections' in http) http.closeAllConnections();
  } else http = listen();
  process.send?.('done');
});
await sample.ended;
process.send?.('ready');
