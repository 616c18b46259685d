import type { Context } from 'hono';
import { z } from 'zod';

/**
 * Header that carries the caller's address from here to the services. Set by the server itself; what a caller sends under
 * this name is dropped.
 */
export const ADDRESS_HEADER = 'x-client-address';

/**
 * With so many proxies before the server, the address is what the first of ours has seen; they append to the header. A
 * request that came past some of them has fewer entries: then the first entry counts, and without any the connection's
 * own address, so that no caller is without one.
 */
export function headersWithAddress(c: Context, proxies: number): Headers {
  const headers = new Headers(c.req.raw.headers);
  headers.delete(ADDRESS_HEADER);
  const address = (proxies > 0 && forwarded(headers, proxies)) || socketAddress(c);
  if (address) headers.set(ADDRESS_HEADER, address);
  return headers;
}

const IpAddress = z.union([z.ipv4(), z.ipv6()]);

function forwarded(headers: Headers, proxies: number): string | null {
  const entries = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const address = entries.at(-Math.min(proxies, entries.length)) ?? '';
  return IpAddress.safeParse(address).success ? address : null;
}

/** Absent when no port is involved, as in tests. */
export function socketAddress(c: Context): string | undefined {
  const { incoming } = (c.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return incoming?.socket?.remoteAddress?.replace(/^::ffff:/, '');
}
