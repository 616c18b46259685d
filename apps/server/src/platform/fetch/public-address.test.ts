import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.100.100.200',
  '127.0.0.1',
  '127.255.255.255',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.7',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.3',
  '203.0.113.9',
  '224.0.0.1',
  '239.255.255.250',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::127.0.0.1',
  '64:ff9b::8.8.8.8',
  '64:ff9b:1::1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
  '2606:4700::1111%1',
  '',
  'localhost',
  '0x7f.1',
  '127.1',
  '2130706433',
  ' 8.8.8.8',
])('[SEC-02] %s is not public', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '9.255.255.255',
  '11.0.0.0',
  '100.63.255.255',
  '100.128.0.0',
  '126.255.255.255',
  '128.0.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.167.255.255',
  '223.255.255.255',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
])('[SEC-02] %s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

const octet = fc.integer({ min: 0, max: 255 });
const group = fc.integer({ min: 0, max: 0xffff });
const dotted = (parts: number[]) => parts.join('.');
const coloned = (parts: number[]) => parts.map((part) => part.toString(16)).join(':');

test('[SEC-02] no address in a private network is public, however it is wrapped', () => {
  const inside = fc.oneof(
    fc.tuple(fc.constantFrom(0, 10, 127), octet, octet, octet),
    fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), octet, octet),
    fc.tuple(fc.constant(192), fc.constant(168), octet, octet),
    fc.tuple(fc.constant(169), fc.constant(254), octet, octet),
    fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), octet, octet),
    fc.tuple(fc.integer({ min: 224, max: 255 }), octet, octet, octet),
  );
  fc.assert(
    fc.property(inside, (parts) => {
      const address = dotted(parts);
      const [a, b, c, d] = parts;
      const low = coloned([a * 256 + b, c * 256 + d]);
      const forms = [address, `::ffff:${address}`, `64:ff9b::${address}`, `::${address}`, `2002:${low}::1`];
      for (const form of forms) expect([form, isPublicAddress(form)]).toEqual([form, false]);
    }),
  );
});

test('[SEC-02] outside 2000::/3 no IPv6 address is public', () => {
  const first = group.filter((value) => value >> 13 !== 1);
  fc.assert(
    fc.property(first, fc.array(group, { minLength: 7, maxLength: 7 }), (head, rest) => {
      expect(isPublicAddress(coloned([head, ...rest]))).toBe(false);
    }),
  );
});
