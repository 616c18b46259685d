import type { SampleStatus } from '@groundwork/contract/system';
import type { LiveContext } from './catalogue/import/source.port.ts';
import { timedIndex } from './catalogue/index/timed-index.ts';
import type { Semantics } from './catalogue/semantics/semantics.service.ts';
import { gather, personalDataOf } from './feature-module.ts';
import { createModules } from './modules.ts';
import type { Passwords } from './platform/auth/auth.ts';
import { type Clock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import type { PersonalData } from './platform/db/personal-data.ts';
import { diskSpace } from './platform/disk-space.ts';
import { createHttpApp, type HttpApp } from './platform/http/app.ts';
import type { PageHeads } from './platform/http/page-head.ts';
import { turns } from './platform/http/turns.ts';
import type { BoundJob } from './platform/jobs/job.ts';
import type { Log } from './platform/log/log.ts';
import { type Metrics, NO_METRICS } from './platform/metrics/metrics.port.ts';
import { NO_TRACING, type Tracing } from './platform/tracing/tracing.port.ts';
import { openPorts, type Ports } from './ports.ts';
import type { Stores } from './stores.ts';

export interface ServerOptions {
  config: Config;
  log: Log;
  stores: Stores;
  clock?: Clock;
  metrics?: Metrics;
  tracing?: Tracing;
  webFolder?: string;
  sampleStatus?: () => SampleStatus;
  /** The way to the public sources; tests put their own in its place. */
  client?: LiveContext['client'];
  guarded?: Ports['guarded'];
  /** How passwords are kept: slow to hash, as they should be. Tests sign up thousands of people by another way. */
  passwords?: Passwords;
}

export interface Server {
  app: HttpApp;
  /** Its `start` keeps vectors up to date; without it searches by meaning find what has been embedded before. */
  semantics: Semantics;
  /** All that features run, each bound to what its handler works with; tests run one by hand (`dependenciesOf`). */
  jobs: readonly BoundJob[];
  /** What the pages of shared links say in their head. */
  pageHead: PageHeads;
  /** What is held of a person, table by table. */
  personalData: readonly PersonalData[];
  /** Starts taking jobs, unless ROLE is web. */
  start(): Promise<void>;
  /** Answers that would never end, end now. */
  endStreams(): void;
  /**
   * Lets running jobs end within `graceMs`; what does not is taken up again at the next start. The stores stay open, and
   * everything that answers need stays until `drained`.
   */
  stop(options: { graceMs: number; drained?: Promise<void> }): Promise<void>;
}

/** The server over its stores: ports, features over them, the HTTP surface and the jobs. */
export function createServer(options: ServerOptions): Server {
  const {
    config,
    log,
    clock = systemClock,
    metrics = NO_METRICS,
    tracing = NO_TRACING,
    sampleStatus = alwaysReady,
  } = options;
  const slowMs = config.SLOW_QUERY_MS || Number.POSITIVE_INFINITY;
  const stores = {
    ...options.stores,
    index: timedIndex(options.stores.index, {
      tracing,
      onEnd: (of, milliseconds) => {
        metrics.search(of, milliseconds);
        if (milliseconds >= slowMs) log.warn('slow search', { ...of, milliseconds: Math.round(milliseconds) });
      },
    }),
  };
  const { ports, receiver, connectEvents } = openPorts({
    ...stores,
    config,
    clock,
    log,
    metrics,
    tracing,
    client: options.client,
    guarded: options.guarded,
    passwords: options.passwords,
  });
  const disk = diskSpace({ dir: config.DATA_DIR, clock });
  const modules = createModules({ ports, disk, sampleStatus });
  const { router, jobs, subscriptions, webhooks, gauges, onWorkerStart } = gather(modules);
  connectEvents(subscriptions);
  for (const gauge of gauges) metrics.gauge(gauge);
  const { auth, apiKeys, assistants, notifications, sharing } = modules;
  const app = createHttpApp({
    router,
    // An API key counts before a cookie: who sends one means it.
    resolveActor: (headers) => {
      const key = headers.get('x-api-key');
      return key === null ? auth.service.resolveActor(headers) : apiKeys.service.resolveActor(key);
    },
    appUrl: config.APP_URL,
    version: ports.version,
    proxies: config.PROXIES,
    hasPopup: config.GOOGLE_CLIENT_ID !== undefined,
    log,
    metrics,
    tracing,
    metricsToken: config.METRICS_TOKEN,
    logsRequests: config.LOG_REQUESTS === 'on',
    disk,
    database: stores.database,
    turns: turns(config.CALLS_AT_ONCE),
    webhooks,
    assistants: assistants.assistants,
    pageHead: sharing.service.pageHead,
    services: auth.services,
    storageOrigin: ports.storage.origin,
    ...(receiver && { receiver }),
    ...(options.webFolder && { webFolder: options.webFolder }),
  });
  const isWorker = config.ROLE !== 'web';
  return {
    app,
    semantics: ports.semantics,
    pageHead: sharing.service.pageHead,
    jobs,
    personalData: personalDataOf(Object.values(modules)),
    async start() {
      await ports.jobs.start(jobs, { isWorker });
      if (!isWorker) return;
      await onWorkerStart();
      for (const job of jobs) if (job.cron) await ports.jobs.schedule(job, job.cron, {});
    },
    endStreams: notifications.service.close,
    async stop({ graceMs, drained }) {
      notifications.service.close();
      await Promise.all([drained, ports.jobs.stop({ graceMs })]);
      await Promise.all([ports.semantics.close(), ports.encoder?.close(), ports.matcher.close(), ports.reader.close()]);
    },
  };
}

const alwaysReady = (): SampleStatus => ({ state: 'ready', done: 0, total: 0 });
