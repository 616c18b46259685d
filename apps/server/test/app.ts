import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SampleStatus } from '@groundwork/contract/system';
import type { LiveContext } from '../src/catalogue/import/source.port.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import type { CatalogueRecord } from '../src/catalogue/record.ts';
import { accountLinks } from '../src/features/auth/account-links.ts';
import type { Passwords } from '../src/platform/auth/auth.ts';
import { signedTokens } from '../src/platform/auth/signed-tokens.ts';
import type { Clock } from '../src/platform/clock.ts';
import { type Config, readConfig } from '../src/platform/config.ts';
import type { Database } from '../src/platform/db/database.ts';
import { createLog, type LogLevel } from '../src/platform/log/log.ts';
import type { Metrics } from '../src/platform/metrics/metrics.port.ts';
import type { Tracing } from '../src/platform/tracing/tracing.port.ts';
import type { Ports } from '../src/ports.ts';
import { createServer, type Server } from '../src/server.ts';
import { openIndexWithoutThreads } from './index-without-threads.ts';
import { openedWhenAsked } from './lazy-index.ts';
import { openReusedDatabase } from './reused-database.ts';
import { openSampleIndex } from './sample-index.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers are checked by the tests that read them
export type Answer = { status: number; body: any; headers: Headers };

export interface TestApp {
  database: Database;
  index: CatalogueIndex;
  server: Server;
  /** Lines that were logged as errors: a test run that is not about faults expects none. */
  faults: string[];
  /** A browser of its own: keeps its cookies. */
  visitor(): Visitor;
  /** A visitor who has signed up. The first one of an app is its admin. */
  signedUp(email?: string): Promise<Visitor>;
  close(): Promise<void>;
}

export interface Visitor {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string, body?: unknown): Promise<Answer>;
  request(path: string, init: RequestInit): Promise<Response>;
  /** For calls over a port of a test's own. */
  cookie(): string;
  /** Calls from this network address from now on; from none at first. */
  from(address: string): Visitor;
}

export const PASSWORD = 'correct horse';

const digest = (password: string) => createHash('sha256').update(password).digest('hex');
const quickPasswords: Passwords = {
  hash: async (password) => digest(password),
  verify: async ({ hash, password }) => hash === digest(password),
};

export interface TestAppOptions {
  /** How far the sample data is loaded; ready unless said. */
  sampleStatus?: () => SampleStatus;
  records?: CatalogueRecord[];
  /** Its catalogue holds the sample data. */
  hasSample?: boolean;
  env?: Record<string, string>;
  clock?: Clock;
  client?: LiveContext['client'];
  /** In the place of what fetches addresses that people name. */
  guarded?: Ports['guarded'];
  /** A catalogue of the caller's, which stays open: filling one takes longer than most tests. */
  index?: CatalogueIndex;
  metrics?: Metrics;
  tracing?: Tracing;
  /** What is logged, from this level on; faults alone where nothing is said. */
  logLevel?: LogLevel;
  /** One of the caller's, which stays open. */
  database?: Database;
  /** Hashes them as in production, which takes as long as ten calls. */
  hasRealPasswords?: boolean;
}

/** The whole server over real stores, without a port: an own database, an own catalogue, no sample data unless asked for. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const faults: string[] = [];
  const config = testConfig(options.env);
  const database = options.database ?? (await openReusedDatabase());
  const index =
    options.index ?? (options.hasSample ? await openSampleIndex() : openedWhenAsked(openIndexWithoutThreads));
  if (options.records) await index.upsert(options.records);
  const log = createLog(options.logLevel ?? 'error', (line) => faults.push(line));
  const server = createServer({
    config,
    log,
    stores: { database, index },
    ...(options.clock && { clock: options.clock }),
    ...(options.metrics && { metrics: options.metrics }),
    ...(options.tracing && { tracing: options.tracing }),
    ...(options.client && { client: options.client }),
    ...(options.guarded && { guarded: options.guarded }),
    ...(!options.hasRealPasswords && { passwords: quickPasswords }),
    ...(options.sampleStatus && { sampleStatus: options.sampleStatus }),
  });
  await server.start();
  let users = 0;
  /** Where mail is sent, an account is made by the link of a mail. */
  async function followLink(someone: Visitor, email: string) {
    const { rows } = await database.pool.query(`SELECT id FROM verification WHERE value::jsonb->>'email' = $1`, [
      email,
    ]);
    const clock = options.clock ?? { now: () => new Date() };
    const links = accountLinks({ tokens: signedTokens(config.AUTH_SECRET), clock, appUrl: config.APP_URL });
    const token = new URL(links.signUp({ id: rows[0].id })).searchParams.get('token');
    const answer = await someone.post('/auth/confirm-email', { token });
    if (answer.status !== 200) throw new Error(`sign-up: ${JSON.stringify(answer.body)}`);
  }
  const app: TestApp = {
    database,
    index,
    server,
    faults,
    visitor: () => visitor(server),
    async signedUp(email = `user${++users}@example.org`) {
      const someone = visitor(server);
      const answer = await someone.post('/auth/sign-up/email', {
        email,
        password: PASSWORD,
        firstName: 'Ada',
        lastName: 'Example',
      });
      if (answer.status !== 201) throw new Error(`sign-up: ${JSON.stringify(answer.body)}`);
      if (!answer.body.user) await followLink(someone, email);
      return someone;
    },
    async close() {
      await server.stop({ graceMs: 2_000 });
      if (!options.index) await index.close();
      if (!options.database) await database.close();
    },
  };
  return app;
}

export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    DATA_DIR: mkdtempSync(join(tmpdir(), 'groundwork-test-')),
    APP_URL: 'http://groundwork.test',
    AUTH_SECRET: 'a secret for tests that is long enough',
    // What is about a project is judged by its words, unless a test is about more.
    SENTENCE_ENCODER: 'off',
    MATCHES_LAG_MS: '0',
    // Tests ask faster than people.
    SEARCHES_PER_MINUTE: '100000',
    SIGN_UPS_PER_HOUR: '100000',
    ...env,
  });
}

function visitor(server: Server): Visitor {
  const cookies = new Map<string, string>();
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  // A request passes its caller's abort on only while it is referenced, as a real server does until its connection ends.
  const streaming: Request[] = [];
  let address: string | undefined;
  async function request(path: string, init: RequestInit): Promise<Response> {
    const headers = new Headers(init.headers);
    if (cookies.size > 0) headers.set('cookie', cookie());
    const sent = new Request(`http://groundwork.test/api${path}`, { ...init, headers });
    if (init.signal) streaming.push(sent);
    const connection = { incoming: { socket: { remoteAddress: address } } };
    const response = await server.app.request(sent, undefined, connection);
    for (const set of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set)!;
      if (/max-age=0/i.test(set) || value === '') cookies.delete(name!);
      else cookies.set(name!, value!);
    }
    return response;
  }
  async function call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await request(path, {
      method,
      headers: { origin: 'http://groundwork.test', ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text, headers: response.headers };
  }
  const self: Visitor = {
    request,
    cookie,
    from(given) {
      address = given;
      return self;
    },
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body ?? {}),
    put: (path, body) => call('PUT', path, body ?? {}),
    patch: (path, body) => call('PATCH', path, body ?? {}),
    delete: (path, body) => call('DELETE', path, body),
  };
  return self;
}
