import { BlockList, isIP, isIPv4 } from 'node:net';

/** IANA's special-purpose registry for IPv4, and the one public address that answers inside a cloud (Azure's). */
const NOT_PUBLIC_IPV4: [network: string, prefix: number, why: string][] = [
  ['0.0.0.0', 8, 'this network'],
  ['10.0.0.0', 8, 'private'],
  ['100.64.0.0', 10, 'carrier-grade NAT'],
  ['127.0.0.0', 8, 'loopback'],
  ['168.63.129.16', 32, 'cloud metadata'],
  ['169.254.0.0', 16, 'link-local and cloud metadata'],
  ['172.16.0.0', 12, 'private'],
  ['192.0.0.0', 24, 'protocol assignments'],
  ['192.0.2.0', 24, 'documentation'],
  ['192.88.99.0', 24, '6to4 relays'],
  ['192.168.0.0', 16, 'private'],
  ['198.18.0.0', 15, 'benchmarking'],
  ['198.51.100.0', 24, 'documentation'],
  ['203.0.113.0', 24, 'documentation'],
  ['224.0.0.0', 4, 'multicast'],
  ['240.0.0.0', 4, 'reserved and broadcast'],
];

/** Only 2000::/3 of IPv6 is given out; in it, these ranges carry an IPv4 address, are no one's, or are examples. */
const GLOBAL_IPV6: [string, number] = ['2000::', 3];
const NOT_PUBLIC_IPV6: [network: string, prefix: number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const refused = new BlockList();
for (const [network, prefix] of NOT_PUBLIC_IPV4) refused.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of NOT_PUBLIC_IPV6) refused.addSubnet(network, prefix, 'ipv6');
const global = new BlockList();
global.addSubnet(...GLOBAL_IPV6, 'ipv6');

/** True for an address, not a name, that leads into the machine, its network or its cloud. */
export const isPrivateAddress = (host: string): boolean => isIP(host) !== 0 && !isPublicAddress(host);

/**
 * True for an address of the public internet. False for everything that may lead into the machine, its network or its
 * cloud (also inside IPv6: mapped, translated, 6to4, Teredo), and for text that is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !refused.check(address, 'ipv4');
  // A zone ('fe80::1%eth0') only stands on addresses of one link.
  if (isIP(address) !== 6 || address.includes('%')) return false;
  return global.check(address, 'ipv6') && !refused.check(address, 'ipv6');
}
