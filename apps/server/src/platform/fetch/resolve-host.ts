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

/**
 * The addresses to connect to, asked for once: whoever connects must use these and not ask again. Refused when any of
 * them is not public, unless the host is one of `allowPrivate`.
 */
export async function resolveHost(
  url: URL,
  { resolve, allowPrivate }: { resolve: Resolve; allowPrivate: ReadonlySet<string> },
): Promise<HostAddress[]> {
  const hostname = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const addresses = await addressesOf(hostname, resolve);
  if (allowPrivate.has(hostname)) return addresses;
  const refused = addresses.find(({ address }) => !isPublicAddress(address));
  if (refused) {
    const what = refused.address === hostname ? hostname : `${hostname} (${refused.address})`;
    throw new FetchError('address-refused', `${what} is not a public address, so it is not called`);
  }
  return addresses;
}

async function addressesOf(hostname: string, resolve: Resolve): Promise<HostAddress[]> {
  const family = isIP(hostname);
  if (family === 4 || family === 6) return [{ address: hostname, family }];
  try {
    const addresses = await resolve(hostname);
    if (addresses.length > 0) return addresses;
  } catch (cause) {
    throw new FetchError('unreachable', `There is no address for ${hostname}; is this machine connected?`, { cause });
  }
  throw new FetchError('unreachable', `There is no address for ${hostname}`);
}
