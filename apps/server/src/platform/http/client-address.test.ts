import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { ADDRESS_HEADER, headersWithAddress } from './client-address.ts';

test.each([
  [1, 'made up, 198.51.100.7', '198.51.100.7'],
  [2, '198.51.100.7, 10.0.0.1', '198.51.100.7'],
  [2, '198.51.100.7', '198.51.100.7'],
  [1, '2001:db8::7', '2001:db8::7'],
  [1, 'unknown', '203.0.113.31'],
  [1, undefined, '203.0.113.31'],
  [0, '198.51.100.7', '203.0.113.31'],
])('with %i proxies and X-Forwarded-For “%s” the caller is %s', async (proxies, header, address) => {
  const app = new Hono().get('/', (c) => c.text(headersWithAddress(c, proxies).get(ADDRESS_HEADER) ?? 'none'));
  const headers = { [ADDRESS_HEADER]: '192.0.2.1', ...(header !== undefined && { 'x-forwarded-for': header }) };
  const connection = { incoming: { socket: { remoteAddress: '::ffff:203.0.113.31' } } };
  expect(await (await app.request('/', { headers }, connection)).text()).toBe(address);
});
