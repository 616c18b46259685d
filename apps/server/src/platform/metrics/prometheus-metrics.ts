import { Counter, collectDefaultMetrics, Histogram, Gauge as PromGauge, Registry } from 'prom-client';
import type { Log } from '../log/log.ts';
import type { Gauge, Metrics } from './metrics.port.ts';

const PREFIX = 'groundwork_';
/** From what a cached answer takes to what people no longer wait for. */
const CALL_BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const JOB_BUCKETS = [0.1, 1, 5, 15, 60, 300, 1_800, 7_200, 28_800];
/** Whoever reads the metrics waits no longer for a store that is slow, and sees that it is. */
const GAUGE_MS = 2_000;

/** Metrics by Prometheus' own library for Node, with what it knows of the process: memory, event loop, garbage. */
export function prometheusMetrics(log: Log): Metrics {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const histogram = (name: string, help: string, labelNames: string[], buckets: number[]) =>
    new Histogram({ name: PREFIX + name, help, labelNames, buckets, registers: [register] });
  const requests = histogram(
    'http_request_duration_seconds',
    'Calls answered, by route as the API describes it',
    ['method', 'route', 'status'],
    CALL_BUCKETS,
  );
  const jobs = histogram('job_duration_seconds', 'Attempts at jobs that ended', ['job', 'outcome'], JOB_BUCKETS);
  const searches = histogram(
    'search_duration_seconds',
    'Searches in the catalogue, by what was asked of it',
    ['operation', 'outcome'],
    CALL_BUCKETS,
  );
  const unread = new Counter({
    name: `${PREFIX}metrics_unread_total`,
    help: 'Numbers that could not be looked up: a store was away or slow',
    labelNames: ['metric'],
    registers: [register],
  });

  async function collect(prom: PromGauge, { name, labels: names = [], read }: Gauge): Promise<void> {
    prom.reset();
    // Reset, the one value of a gauge without labels is 0: what is not known is not told.
    if (names.length === 0) prom.remove();
    const late = AbortSignal.timeout(GAUGE_MS);
    try {
      const values = await Promise.race([read(), rejectedBy(late)]);
      for (const { labels = {}, value } of values) prom.set(labels, value);
    } catch (error) {
      unread.inc({ metric: name });
      log.debug('a metric could not be read', { metric: name, error });
    }
  }

  return {
    request: ({ method, route, status }, milliseconds) =>
      requests.observe({ method, route, status }, milliseconds / 1000),
    job: (of, milliseconds) => jobs.observe(of, milliseconds / 1000),
    search: (of, milliseconds) => searches.observe(of, milliseconds / 1000),
    gauge(gauge) {
      const { name, help, labels = [] } = gauge;
      new PromGauge({
        name: PREFIX + name,
        help,
        labelNames: labels,
        registers: [register],
        collect() {
          return collect(this, gauge);
        },
      });
    },
    read: async () => ({ text: await register.metrics(), type: register.contentType }),
  };
}

const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
