import { timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { socketAddress } from '../http/client-address.ts';
import { isForeignHost } from '../http/security.ts';
import type { Metrics } from './metrics.port.ts';

export const METRICS_ADDRESS = '/metrics';

interface Given {
  metrics: Metrics;
  /** Whom it lets in from anywhere. Without one, only this machine is answered. */
  metricsToken: string | undefined;
  appUrl: string;
  proxies: number;
}

/** Answers Prometheus. To everybody else, and where metrics are off, there is nothing. */
export function metricsEndpoint(given: Given) {
  return async (c: Context) => {
    const { read } = given.metrics;
    if (!read || !isAllowed(c, given)) return c.text('Not found', 404);
    const { text, type } = await read();
    return c.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  };
}

/** Behind a proxy everything seems to come from this machine; then, and when a name leads here that is not ours, only the token counts. */
function isAllowed(c: Context, { metricsToken, appUrl, proxies }: Given): boolean {
  if (metricsToken !== undefined) return isSame(c.req.header('authorization') ?? '', `Bearer ${metricsToken}`);
  const isForwarded = proxies > 0 || c.req.header('x-forwarded-for') !== undefined;
  return !isForwarded && LOOPBACK.test(socketAddress(c) ?? '') && !isForeignHost(c.req.raw, { appUrl, proxies });
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1)$/;

function isSame(...texts: [string, string]): boolean {
  const [one, other] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer];
  return one.length === other.length && timingSafeEqual(one, other);
}
