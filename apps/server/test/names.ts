import dns from 'node:dns/promises';
import { syncBuiltinESMExports } from 'node:module';
import { isIPv6 } from 'node:net';

/** A name service of a test's own for this process; names that nobody told it of lead here. */
export function ownNames(names: Record<string, string[]>) {
  const real = dns.lookup;
  const lookup = async (name: string) =>
    (names[name] ?? ['127.0.0.1']).map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  dns.lookup = lookup as unknown as typeof dns.lookup;
  syncBuiltinESMExports();
  return {
    restore() {
      dns.lookup = real;
      syncBuiltinESMExports();
    },
  };
}
