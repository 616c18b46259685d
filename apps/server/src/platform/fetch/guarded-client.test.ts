import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { openReplayServer, type ReplayHost, type ReplayServer } from '../../../test/replay-server.ts';
import { GuardedClient, type GuardedClientOptions } from './guarded-client.ts';
import type { HostAddress } from './resolve-host.ts';

let replay: ReplayServer | undefined;

async function serve(answer: ReplayHost, options: Partial<GuardedClientOptions> = {}) {
  replay = await openReplayServer({ here: answer });
  return {
    url: `${replay.origin}/here/start`,
    port: new URL(replay.origin).port,
    client: new GuardedClient({ userAgent: 'Groundwork/test', allowPrivate: ['127.0.0.1'], ...options }),
  };
}

afterEach(async () => {
  await replay?.close();
  replay = undefined;
});

const textOf = ({ body }: { body: Uint8Array }) => new TextDecoder().decode(body);

test.each([
  'http://127.0.0.1:1/',
  'http://localhost:1/',
  'http://[::1]:1/',
  'http://[::ffff:127.0.0.1]:1/',
  'http://2130706433:1/',
  'http://0x7f.1:1/',
  'http://0:1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'ftp://example.org/',
  'file:///etc/passwd',
  'http://name:word@example.org/',
])('[SEC-02] %s is refused without a call', async (url) => {
  const client = new GuardedClient({ userAgent: 'Groundwork/test' });
  await expect(client.request(url)).rejects.toMatchObject({ problem: 'address-refused' });
});

test('[SEC-02] a name is refused when any of its addresses is not public', async () => {
  const resolve = async (): Promise<HostAddress[]> => [
    { address: '93.184.215.14', family: 4 },
    { address: '10.0.0.7', family: 4 },
  ];
  const client = new GuardedClient({ userAgent: 'Groundwork/test', resolve });
  await expect(client.request('https://records.example/')).rejects.toMatchObject({
    problem: 'address-refused',
    message: 'records.example (10.0.0.7) is not a public address, so it is not called',
  });
});

test('[SEC-02] a name is resolved once, and the connection goes to what was checked', async () => {
  const { port } = await serve(() => ({ body: 'hello' }));
  const asked: string[] = [];
  // A name that points here when it is checked and elsewhere when it is asked again.
  const resolve = async (name: string): Promise<HostAddress[]> => {
    asked.push(name);
    return [{ address: asked.length === 1 ? '127.0.0.1' : '192.0.2.1', family: 4 }];
  };
  const client = new GuardedClient({ userAgent: 'Groundwork/test', allowPrivate: ['records.example'], resolve });
  expect(textOf(await client.request(`http://records.example:${port}/here/`))).toBe('hello');
  expect(asked).toEqual(['records.example']);
});

test('[SEC-02] a name that answers public first and private second never leads inside', async () => {
  const { port } = await serve(() => ({ body: 'secret' }));
  let asked = 0;
  const resolve = async (): Promise<HostAddress[]> => {
    asked += 1;
    return [{ address: asked === 1 ? '203.0.114.1' : '127.0.0.1', family: 4 }];
  };
  const client = new GuardedClient({ userAgent: 'Groundwork/test', resolve, limits: { connectMs: 200 } });
  await expect(client.request(`http://rebinding.example:${port}/here/`)).rejects.toThrow();
  expect(asked).toBe(1);
  expect(replay!.requests).toEqual([]);
});

test.each(['http://10.0.0.1/', 'http://[::1]/', 'http://169.254.169.254/latest/', 'http://localhost/'])(
  '[SEC-02] a redirect to %s is refused',
  async (location) => {
    const { client, url } = await serve(() => ({ status: 302, headers: { location } }));
    await expect(client.request(url)).rejects.toMatchObject({ problem: 'address-refused' });
    expect(replay!.requests).toHaveLength(1);
  },
);

test('[SEC-02] five redirects are followed, a sixth is not', async () => {
  const { client, url } = await serve(({ path }) => {
    const left = Number(path.slice(1));
    return left > 0 ? { status: 302, headers: { location: String(left - 1) } } : { body: 'arrived' };
  });
  const from = (count: number) => url.replace('start', String(count));
  expect(textOf(await client.request(from(5)))).toBe('arrived');
  await expect(client.request(from(6))).rejects.toMatchObject({ problem: 'redirect' });
});

test('[SEC-02] credentials stay with their origin, and a body with its method', async () => {
  const other = await openReplayServer({ there: () => ({ body: 'ok' }) });
  const { client, url } = await serve(() => ({ status: 303, headers: { location: `${other.origin}/there/` } }));
  const headers = { Authorization: 'Bearer x', 'X-Api-Key': 'y', 'content-type': 'application/json' };
  await client.request(url, { method: 'POST', body: '{}', headers });
  expect(replay!.requests[0]!.headers).toMatchObject({ authorization: 'Bearer x', 'x-api-key': 'y' });
  const [second] = other.requests;
  expect(second).toMatchObject({ method: 'GET', body: undefined });
  expect(second!.headers).not.toHaveProperty('authorization');
  expect(second!.headers).not.toHaveProperty('x-api-key');
  expect(second!.headers).not.toHaveProperty('content-type');
  expect(second!.headers['user-agent']).toBe('Groundwork/test');
  await other.close();
});

test.each([
  ['gzip', gzipSync],
  ['br', brotliCompressSync],
] as const)('an answer packed by %s is unpacked', async (encoding, pack) => {
  const { client, url } = await serve(() => ({ body: pack('packed'), headers: { 'content-encoding': encoding } }));
  expect(textOf(await client.request(url))).toBe('packed');
});

test('an answer without a body may name a packing', async () => {
  const { client, url } = await serve(() => ({ status: 304, headers: { 'content-encoding': 'gzip' } }));
  const answer = await client.request(url);
  expect([answer.status, textOf(answer)]).toEqual([304, '']);
});

test('[SEC-02] a small packed answer that unpacks to a large one is stopped', async () => {
  const body = gzipSync(Buffer.alloc(5_000_000));
  const { client, url } = await serve(() => ({ body, headers: { 'content-encoding': 'gzip' } }));
  await expect(client.request(url, { limits: { maxBytes: 1_000_000 } })).rejects.toMatchObject({
    problem: 'too-large',
  });
});

test('an answer that ends early is told from a whole one', async () => {
  const { client, url } = await serve(() => ({ body: 'half of it', isCutOff: true }));
  await expect(client.request(url)).rejects.toMatchObject({ problem: 'truncated', isPassing: true });
  replay!.interrupt('here', {
    body: gzipSync('x'.repeat(1000)).subarray(0, 20),
    headers: { 'content-encoding': 'gzip' },
  });
  await expect(client.request(url)).rejects.toMatchObject({ problem: 'truncated' });
});

test('a silent host is given up, and so is any host when the caller stops', async () => {
  const { client, url } = await serve(() => ({ isSilent: true }));
  await expect(client.request(url, { limits: { idleMs: 30 } })).rejects.toMatchObject({ problem: 'timeout' });
  await expect(client.request(url, { limits: { wholeMs: 30 } })).rejects.toMatchObject({ problem: 'timeout' });
  const controller = new AbortController();
  const call = client.request(url, { signal: controller.signal });
  controller.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
});

test('a host that is not there is said to be so', async () => {
  const { client, port } = await serve(() => ({}));
  await replay!.close();
  await expect(client.request(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ problem: 'unreachable' });
  const resolve = () => Promise.reject(new Error('ENOTFOUND'));
  const nameless = new GuardedClient({ userAgent: 'Groundwork/test', resolve });
  await expect(nameless.request('https://nowhere.example/')).rejects.toMatchObject({ problem: 'unreachable' });
});
