import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApp, type TestApp, testConfig } from '../../../test/app.ts';
import { type Door, doorsOf, openidAt } from '../../../test/doors.ts';
import { ownNames } from '../../../test/names.ts';
import { tried } from '../../../test/tried.ts';

/** Stands in the own network: whoever reaches it has been led inside. */
let inside: Server;
let insidePort: number;
/** Somebody else's server, which the test lets be called although it is here. */
let hostile: Server;
let hostilePort: number;
let answer: (request: IncomingMessage, response: ServerResponse) => unknown;
let reached: string[];
let names: ReturnType<typeof ownNames>;
let app: TestApp;
let doors: Door[];

const portOf = (server: Server) => (server.address() as AddressInfo).port;
const env = { FETCH_ALLOW_HOSTS: 'hostile.example' };

beforeAll(async () => {
  inside = createServer((_request, response) => response.end('{"secret":"word"}')).listen(0, '::');
  inside.on('connection', () => reached.push('inside'));
  hostile = createServer((request, response) => {
    reached.push(`hostile ${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  await Promise.all([once(inside, 'listening'), once(hostile, 'listening')]);
  insidePort = portOf(inside);
  hostilePort = portOf(hostile);
  names = ownNames({
    'hostile.example': ['127.0.0.1'],
    'one-of-many.example': [...Array.from({ length: 20 }, (_, at) => `203.0.114.${at + 1}`), '127.0.0.1'],
    'mapped.example': ['::ffff:127.0.0.1'],
    'zoned.example': ['fe80::1%lo'],
  });
  app = await openTestApp({ env });
  doors = doorsOf(app, testConfig(env));
});
afterAll(async () => {
  names.restore();
  hostile.closeAllConnections();
  inside.close();
  hostile.close();
  await app.close();
});
beforeEach(() => {
  reached = [];
});

const why = (call: Promise<unknown>) => {
  tried('hostile input');
  return call.then(
    () => 'answered',
    (error: Error) => error.message,
  );
};

/** Addresses that lead inside, each in a shape that somebody has got past a guard with. */
const insideAddresses = () =>
  [
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '2130706433',
    '017700000001',
    '0177.0.0.1',
    '0x7f000001',
    '0x7f.0x0.0x0.0x1',
    '0X7F.1',
    '%31%32%37.0.0.1',
    '１２７.0.0.1',
    '127。0。0。1',
    '127.0.0.1.',
    '①②⑦.0.0.1',
    '0',
    '0.0.0.0',
    'localhost',
    'LOCALHOST.',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'app.localhost',
    'xn--nonexistent-9za.example',
    '[::]',
    '[::1]',
    '[0:0:0:0:0:0:0:1]',
    '[::127.0.0.1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:0:127.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2002:7f00:1::]',
    '[2001::7f00:1]',
    '[fe80::1]',
    '[fd00:ec2::254]',
    '169.254.169.254',
    '0xa9fea9fe',
    '[::ffff:a9fe:a9fe]',
    '100.100.100.200',
    '168.63.129.16',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.0.1',
    'one-of-many.example',
    'mapped.example',
    'zoned.example',
  ].map((host) => `http://${host}:${insidePort}/latest/meta-data/`);

/** Addresses of no web server, wherever they lead. */
const UNCALLABLE = [
  'file:///etc/passwd',
  'ftp://203.0.114.1/',
  'gopher://203.0.114.1:70/',
  'data:text/plain,a',
  'http://name:word@203.0.114.1/',
  'http://203.0.114.1@127.0.0.1/',
  'http://203.0.114.1:25/',
  'https://203.0.114.1:22/',
];

/** Statuses that browsers follow. */
const REDIRECTS = [301, 302, 303, 307, 308];
const REFUSED = /not a public address|may not carry|Only http|Not an address|Invalid URL|is no web server’s/;
const ofAnyone = () => doors.filter(({ namedBy }) => namedBy === 'anyone');
const ofOperators = () => doors.filter(({ namedBy }) => namedBy === 'operator');

test('[SEC-02] no address that leads inside is called through any door that others name addresses for', async () => {
  const odd: string[][] = [];
  for (const { name, call, takes = /^/ } of ofAnyone())
    for (const address of [...insideAddresses(), ...UNCALLABLE].filter((each) => takes.test(each))) {
      const said = await why(call(address));
      if (!REFUSED.test(said)) odd.push([name, address, said]);
    }
  expect(odd).toEqual([]);
  expect(reached).toEqual([]);
});

test('[SEC-02] no redirect leads inside through any door that others name addresses for', async () => {
  const port = String(insidePort);
  const targets = [...insideAddresses(), ...UNCALLABLE, `//127.0.0.1:${port}/`, `\\\\127.0.0.1:${port}\\`];
  const odd: string[][] = [];
  for (const { name, call } of ofAnyone())
    for (const [at, location] of targets.entries()) {
      const status = REDIRECTS[at % REDIRECTS.length]!;
      // Headers hold ASCII alone: what is not goes as browsers write it.
      answer = (_request, response) =>
        response.writeHead(status, { location: Buffer.from(location).toString('latin1') }).end();
      const said = await why(call(`http://hostile.example:${hostilePort}`));
      if (said === 'answered') odd.push([name, String(status), location]);
    }
  expect(odd).toEqual([]);
  expect(reached.filter((one) => one === 'inside')).toEqual([]);
});

test('[SEC-02] services that the operator named may stand inside, and redirect nowhere', async () => {
  for (const { name, call } of [...ofOperators(), ...doors.filter((door) => door.name === 'payment')])
    for (const status of REDIRECTS) {
      reached = [];
      answer = (_request, response) => response.writeHead(status, { location: '/elsewhere' }).end();
      const said = await why(call(`http://hostile.example:${hostilePort}`));
      expect([name, status, reached.length, said]).toEqual([name, status, 1, expect.not.stringMatching(/^answered$/)]);
    }
  for (const { name, call } of ofOperators()) {
    reached = [];
    await why(call(`http://127.0.0.1:${insidePort}`));
    expect([name, ...new Set(reached)]).toEqual([name, 'inside']);
  }
});

test('[SEC-02] what an identity service names as its endpoints may stand at its own host or in public, not elsewhere inside', async () => {
  const issuer = `http://hostile.example:${hostilePort}`;
  for (const host of ['127.0.0.1', '[::1]', 'localhost', 'one-of-many.example', 'mapped.example']) {
    const endpoint = `http://${host}:${insidePort}/token`;
    const described = {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: endpoint,
      userinfo_endpoint: endpoint,
      jwks_uri: endpoint,
    };
    answer = (_request, response) => response.end(JSON.stringify(described));
    const checks = { state: 's', nonce: 'n', verifier: 'v'.repeat(43) };
    const provider = openidAt(issuer, testConfig(env));
    await expect(provider.finishRedirect(new URLSearchParams({ code: 'c', state: 's' }), checks)).rejects.toThrow();
  }
  expect(reached.filter((one) => one === 'inside')).toEqual([]);
});

/** What may call out, by files: a new one stands here once it is among the doors that are tried, or cannot be led anywhere. */
const CALLERS: { [door: string]: string[] } = {
  webhooks: ['features/webhooks/deliver.worker.ts', 'features/webhooks/webhooks.module.ts'],
  'live sources': [
    'catalogue/import/probe-sources.ts',
    'catalogue/import/run-ask.ts',
    'catalogue/import/run-live.ts',
    'catalogue/import/source.port.ts',
    'cli/probe-sources.ts',
    'features/data-sets/import-source.worker.ts',
    'features/live-search/ask-source.worker.ts',
    'features/live-search/budgeted-client.ts',
  ],
  'followed files': [
    'features/table-imports/followed-files/fetch-file.ts',
    'features/table-imports/table-imports.module.ts',
  ],
  'followed files in S3': ['platform/storage/bucket-reader.ts'],
  'files in S3': ['platform/storage/s3-storage.ts'],
  'files of the command line': ['cli/fetched-files.ts', 'cli/import.ts'],
  'models of published packages': ['catalogue/semantics/transformers/fetch-model.ts', 'cli/model.ts'],
  payment: ['features/billing/billing.module.ts', 'platform/payment/payment-provider.ts', 'platform/payment/stripe.ts'],
  'language model': ['platform/model/ai-sdk-model.ts'],
  embeddings: ['catalogue/semantics/openai-compatible/embeddings-client.ts'],
  'search service': [
    'catalogue/index/opensearch/asking.ts',
    'catalogue/index/opensearch/bulk.ts',
    'catalogue/index/opensearch/freshness.ts',
    'catalogue/index/opensearch/generations.ts',
    'catalogue/index/opensearch/opensearch-index.ts',
    'catalogue/index/opensearch/service.ts',
    'catalogue/open-catalogue.ts',
  ],
  'identity service': ['features/auth/identity-providers.ts', 'platform/auth/openid.ts'],
  'the database and the mail server of the settings': [
    'platform/db/database.ts',
    'platform/db/dump/load-dump.ts',
    'platform/db/dump/read-dump.ts',
    'platform/db/listener.ts',
    'platform/db/transaction-guard.ts',
    'platform/mail/smtp-mailer.ts',
  ],
  'nothing but this machine': ['platform/db/embedded/folder-copies.ts'],
  'what the doors are made of': ['ports.ts', 'server.ts'],
};

test('[SEC-02] whatever may call out is one of the doors that are tried', () => {
  const source = join(import.meta.dirname, '../..');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(test|fixture)\.ts$/.test(file))
    .filter((file) => !file.startsWith('platform/fetch/'));
  const found = files.filter((file) => CALLS_OUT.test(readFileSync(join(source, file), 'utf8')));
  expect(found.sort()).toEqual(Object.values(CALLERS).flat().sort());
});

/** Names of the clients, of the ports that hold them, and of what Node and libraries call out by. */
const CALLS_OUT =
  /(guarded|service|open|polite|search)-client\.ts|as-fetch\.ts|LiveContext\['client'\]|LiveRunOptions\['client'\]|'guarded'|^import (?!type).* from '(node:(http|https|http2|net|tls|dgram|dns|dns\/promises)|nodemailer|pg|openid-client|@ai-sdk\/[\w-]+)'|(?<![.\w] ?)fetch\(['"`u]|new (WebSocket|EventSource)\b/m;
