import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSampleLoad } from './catalogue/import/sample-load.ts';
import { CatalogueStorageError } from './catalogue/index/errors.ts';
import { readConfig } from './platform/config.ts';
import { serveHttp } from './platform/http/serve.ts';
import { createLog } from './platform/log/log.ts';
import { NO_METRICS } from './platform/metrics/metrics.port.ts';
import { StartError } from './platform/start-error.ts';
import { UPLOADS } from './platform/storage/upload-address.ts';
import { NO_TRACING } from './platform/tracing/tracing.port.ts';
import { damageTold } from './store-checks.ts';
import { closeStores, openStores } from './stores.ts';

/** Answers under way may take so long to be read; process managers wait 30 seconds or longer before they kill. */
const ANSWER_GRACE_MS = 20_000;
const JOB_GRACE_MS = 5_000;
const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

try {
  await start();
} catch (error) {
  if (error instanceof StartError || error instanceof CatalogueStorageError) console.error(`\n${error.message}\n`);
  else console.error(error);
  process.exit(1);
}

async function start() {
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  // Half of the program is loaded while the stores open in threads of their own; not at all where they don't.
  const [stores, { createServer }] = await Promise.all([openStores(config, log), import('./server.ts')]);
  const sample = startSampleLoad({
    index: stores.index,
    isWanted: config.SAMPLE_DATA === 'on' && config.ROLE !== 'web',
    log,
  });
  // Its library takes 20 MB, which those who don't look keep.
  const metrics =
    config.METRICS === 'on'
      ? (await import('./platform/metrics/prometheus-metrics.ts')).prometheusMetrics(log)
      : NO_METRICS;
  const tracing = config.OTEL_EXPORTER_OTLP_ENDPOINT
    ? (await import('./platform/tracing/opentelemetry.ts')).openTelemetry({
        endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT,
        service: config.OTEL_SERVICE_NAME,
      })
    : NO_TRACING;
  const server = createServer({
    metrics,
    tracing,
    config,
    log,
    stores,
    sampleStatus: sample.status,
    ...(existsSync(join(webFolder, 'index.html')) && { webFolder }),
  });
  await server.start().catch((error: unknown) => {
    throw damageTold(config, error);
  });
  if (config.ROLE !== 'web') server.semantics.start();
  const http = await serveHttp(server.app.fetch, { port: config.PORT, host: config.HOST, uploads: UPLOADS });

  let isStopping = false;
  const stop = async (signal: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info('stopping', { signal });
    server.endStreams();
    const drained = http.drain({ graceMs: ANSWER_GRACE_MS });
    sample.cancel();
    await sample.ended;
    await server.stop({ graceMs: JOB_GRACE_MS, drained });
    await Promise.all([closeStores(stores), tracing.close().catch(() => undefined)]);
    process.exit(0);
  };
  process.on('SIGINT', () => void stop('SIGINT'));
  process.on('SIGTERM', () => void stop('SIGTERM'));
  console.log(`\nGroundwork runs at ${config.APP_URL}\n`);
}
