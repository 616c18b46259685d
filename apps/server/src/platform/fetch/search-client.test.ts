import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { searchClient } from './search-client.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** A node that answers what it is told to; null for never. */
async function node(answer: (request: IncomingMessage) => [status: number, body: object] | null): Promise<string> {
  const server = createServer((request, response) => {
    const told = answer(request);
    if (told) response.writeHead(told[0]).end(JSON.stringify(told[1]));
  });
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('[OPS-03] a user and a password are told to the service and to nobody else; a key takes their place', async () => {
  const asked: (string | undefined)[] = [];
  const host = await node(({ headers, url }) => {
    asked.push(headers.authorization);
    return [200, { url }];
  });
  const basic = searchClient({ urls: [`http://ann:s%20cret@${host}/search/`] });
  expect(await basic.call('GET', '/_cat')).toEqual({ url: '/search/_cat' });
  await searchClient({ urls: [`http://${host}`], apiKey: 'k' }).call('GET', '/');
  expect(asked).toEqual([`Basic ${Buffer.from('ann:s cret').toString('base64')}`, 'ApiKey k']);
  const gone = searchClient({ urls: ['http://ann:secret@127.0.0.1:9'] }).call('GET', '/');
  await expect(gone).rejects.toThrow('http://127.0.0.1:9 does not answer');
  await expect(gone).rejects.not.toThrow(/secret/);
});

test('[OPS-03] a node that does not answer is left for the next; what a node refuses is not asked again', async () => {
  let refused = 0;
  const [busy, good] = [await node(() => [503, {}]), await node(() => [200, { ok: true }])];
  const bad = await node(() => {
    refused++;
    return [400, { error: { type: 'parsing_exception', reason: 'unknown query' } }];
  });
  const client = searchClient({ urls: ['http://127.0.0.1:9', `http://${busy}`, `http://${good}`] });
  expect(await client.call('GET', '/')).toEqual({ ok: true });
  expect(await client.call('GET', '/')).toEqual({ ok: true });
  const refusing = searchClient({ urls: [`http://${bad}`, `http://${good}`] });
  await expect(refusing.call('POST', '/_search', { body: {} })).rejects.toMatchObject({
    name: 'SearchServiceError',
    type: 'parsing_exception',
  });
  expect(refused).toBe(1);
  await expect(searchClient({ urls: [`http://${busy}`] }).call('GET', '/')).rejects.toMatchObject({
    name: 'SearchServiceAwayError',
  });
});

test('[OPS-03] a question that nobody waits for any more is given up', async () => {
  const stop = new AbortController();
  const host = await node(() => {
    stop.abort();
    return null;
  });
  const asked = searchClient({ urls: [`http://${host}`] }).call('GET', '/', { signal: stop.signal });
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' });
});
