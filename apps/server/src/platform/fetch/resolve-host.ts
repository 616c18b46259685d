import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { FetchError } from './fetch-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface HostAddress {
  address: string;
  family: 4 | 6;
}

/** Asks the name service for every address of a name. */
export type Resolve = (hostname: string) => Promise<HostAddress[]>;

export const systemResolve: Resolve = async (hostname) => (await lookup(hostname, { all: true })) as HostAddress[];

export interface HostRules {
  resolve: Resolve;
  allowPrivate: ReadonlySet<string>;
}

export interface HostWait {
  /** A name service may be silent for as long as it likes. */
  waitMs: number;
  signal?: AbortSignal | undefined;
}

/** Without the brackets of IPv6, and without the dot that a full name may end in. */
export const hostnameOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');

/**
 * The addresses to connect to, asked for once: whoever connects must use these and not ask again. Refused when any of
 * them is not public, unless the host is one of `allowPrivate`.
 */
export async function resolveHost(
  url: URL,
  { resolve, allowPrivate }: HostRules,
  wait: HostWait,
): Promise<HostAddress[]> {
  const hostname = hostnameOf(url);
  const addresses = await addressesOf(hostname, resolve, wait);
  if (allowPrivate.has(hostname)) return addresses;
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (refused) {
    const what = refused.address === hostname ? hostname : `${hostname} (${refused.address})`;
    throw new FetchError('address-refused', `${what} is not a public address, so it is not called`);
  }
  return addresses;
}

async function addressesOf(hostname: string, resolve: Resolve, { waitMs, signal }: HostWait): Promise<HostAddress[]> {
  const family = isIP(hostname);
  if (family === 4 || family === 6) return [{ address: hostname, family }];
  const timeout = AbortSignal.timeout(waitMs);
  try {
    const ended = endOf(signal ? AbortSignal.any([signal, timeout]) : timeout);
    const addresses = await Promise.race([resolve(hostname), ended]);
    if (addresses.length > 0) return addresses;
  } catch (cause) {
    signal?.throwIfAborted();
    if (timeout.aborted)
      throw new FetchError('timeout', `There was no address for ${hostname} within ${Math.round(waitMs / 1000)} s`);
    throw new FetchError('unreachable', `There is no address for ${hostname}; is this machine connected?`, { cause });
  }
  throw new FetchError('unreachable', `There is no address for ${hostname}`);
}

const endOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
