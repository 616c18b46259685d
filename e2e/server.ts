import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  type Browser,
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';
import { type OpenidServer, startOpenidServer } from '../apps/server/test/openid-server.ts';
import { freePort } from '../scripts/free-port.mjs';

const root = resolve(import.meta.dirname, '..');
const START_MS = 120_000;
const POLL_MS = 250;

export interface RunningServer {
  url: string;
  dataDir: string;
  /** Stands for Google and an organisation's service, on servers of the plan Starter: these are one kind less so. */
  openid: OpenidServer | null;
}

/**
 * What servers differ in. Each kind costs a start in every worker: files that say nothing of these share one, and words
 * and booleans, unlike objects, are the same kind in another file.
 */
type WorkerOptions = {
  defaultPlan: 'starter' | 'plus' | 'pro';
  /** Mails are kept for operators to read; otherwise none are sent. */
  hasOutbox: boolean;
  server: RunningServer;
  /** Where pages are: the server's, unless a file has another. */
  url: string;
  /** Keeps the scripts that it has loaded and compiled: a tenth of what a test takes. */
  lastingContext: BrowserContext;
};

type ServerOptions = Partial<Pick<WorkerOptions, 'defaultPlan' | 'hasOutbox'>> & {
  hasServices?: boolean;
  /** The caller's folder, for a first start or a later one. Without it the server starts with what first-start.ts left. */
  dataDir?: string;
  sampleData?: 'on' | 'off';
  signUp?: 'open' | 'closed';
};

/** The variable that says where first-start.ts left the data of a server that has been started once. */
export const STARTED_DATA = 'GROUNDWORK_STARTED_DATA';

/** A copy of what first-start.ts left. */
export function copyStartedData(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'groundwork-e2e-'));
  cpSync(process.env[STARTED_DATA]!, dataDir, { recursive: true });
  return dataDir;
}

/** Runs a real server over stores of its own while `use` lasts. */
export async function withServer(
  {
    defaultPlan = 'pro',
    hasOutbox = false,
    hasServices = false,
    sampleData = 'on',
    signUp = 'open',
    ...given
  }: ServerOptions,
  use: (server: RunningServer) => Promise<void>,
): Promise<void> {
  const openid = hasServices ? await startOpenidServer() : null;
  const dataDir = given.dataDir ?? copyStartedData();
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      APP_URL: url,
      DATA_DIR: dataDir,
      SAMPLE_DATA: sampleData,
      SIGN_UP: signUp,
      DEFAULT_PLAN: defaultPlan,
      // Comparing a project with 150 records takes two seconds of each test that makes one; whole-path has it on.
      SENTENCE_ENCODER: 'off',
      MAIL_OUTBOX: hasOutbox ? 'on' : 'off',
      HELP_URL: 'https://example.org/help',
      STATUS_URL: 'https://status.example.org/',
      ENTERPRISE_CALL_URL: 'https://example.org/call',
      FETCH_ALLOW_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'warn',
      SIGN_UPS_PER_HOUR: '100000',
      SEARCHES_PER_MINUTE: '10000',
      ...openid?.env.google,
      ...openid?.env.openid,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilReady(child, url);
    await use({ url, dataDir, openid });
  } finally {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await openid?.close();
    if (!given.dataDir) rmSync(dataDir, { recursive: true, force: true });
  }
}

type TestOptions = {
  /** What the policy forbids and a test plants. */
  planted: RegExp | null;
  /** In a browser that has loaded nothing, and whose clock may be changed; otherwise in one from which all but the cache is taken away. */
  isFirstVisit: boolean;
  /** As the server drew it; otherwise a page is met once the program has taken its place. */
  isMetDrawn: boolean;
};

/** The real server, shared by the tests of one worker that want the same kind. Its admin is `ADMIN` of plans.ts. */
export const test = base.extend<TestOptions, WorkerOptions>({
  defaultPlan: ['pro', { option: true, scope: 'worker' }],
  hasOutbox: [false, { option: true, scope: 'worker' }],
  server: [
    ({ defaultPlan, hasOutbox }, use) =>
      withServer({ defaultPlan, hasOutbox, hasServices: defaultPlan === 'starter' }, use),
    { scope: 'worker', timeout: START_MS },
  ],
  url: [({ server }, use) => use(server.url), { scope: 'worker' }],
  baseURL: async ({ url }, use) => use(url),
  lastingContext: [
    async ({ browser, url }, use) => {
      const context = await openContext(browser, url);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  planted: [null, { option: true }],
  isFirstVisit: [false, { option: true }],
  isMetDrawn: [false, { option: true }],
  // No page of a test may want what the Content-Security-Policy forbids: the browser says so, and goes on.
  // Where a test plants one, it says which.
  context: async ({ browser, lastingContext, url, planted, isFirstVisit }, use) => {
    const context = isFirstVisit ? await openContext(browser, url) : lastingContext;
    const violations: string[] = [];
    const onConsole = (message: ConsoleMessage) => {
      const text = message.text();
      const isPlanted = planted?.test(text) ?? false;
      if (text.includes('Content Security Policy') && !isPlanted) violations.push(text);
    };
    context.on('console', onConsole);
    await use(context);
    context.off('console', onConsole);
    if (isFirstVisit) await context.close();
    else await forget(context, url);
    expect(violations).toEqual([]);
  },
  page: async ({ page, isMetDrawn }, use) => {
    const isThere = async <Answer>(answer: Answer): Promise<Answer> => {
      if ((await page.locator('template#later').count()) > 0)
        await page.locator('#first').waitFor({ state: 'detached' });
      return answer;
    };
    if (!isMetDrawn) {
      const { goto, reload } = page;
      page.goto = async (...input) => isThere(await goto.apply(page, input));
      page.reload = async (...input) => isThere(await reload.apply(page, input));
    }
    await use(page);
  },
});

const openContext = (browser: Browser, url: string) => browser.newContext({ baseURL: url, reducedMotion: 'reduce' });

/** All that a test left in the browser but its cache. */
async function forget(context: BrowserContext, url: string) {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const storageTypes = 'local_storage,indexeddb,service_workers,cache_storage';
  await devtools.send('Storage.clearDataForOrigin', { origin: url, storageTypes });
  await page.close();
  await context.unrouteAll();
  await context.clearPermissions();
  await context.clearCookies();
}

export { expectAccessible, expectAccessibleAt, expectNoSidewaysScroll } from './accessibility.ts';
export { expect };

export interface Person {
  email: string;
  password: string;
}

let people = 0;

/** Someone new; nothing is sent yet. */
export const somebody = (): Person => ({
  email: `ada${++people}.${Date.now()}@example.org`,
  password: 'correct horse',
});

/** Signs the page's browser up without its screens. */
export async function signUp(page: Page, person = somebody()): Promise<Person> {
  await call(page, 'POST', '/auth/sign-up/email', { ...person, firstName: 'Ada', lastName: 'Example' });
  return person;
}

export const BATTERY =
  'A solid electrolyte separator for lithium metal batteries that lets electric aircraft fly further. It stops the dendrites that short-circuit cells.';

/** Adds a project to the signed-in account without its screens; answers its id. */
export async function createProject(page: Page, areaOfInterest = BATTERY): Promise<string> {
  const answer = await call(page, 'POST', '/projects', { areaOfInterest });
  return (answer as { newProject: { id: string } }).newProject.id;
}

export async function call(page: Page, method: string, path: string, data?: unknown): Promise<unknown> {
  const response = await page.request.fetch(`/api${path}`, { method, ...(data !== undefined && { data }) });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return response.json();
}

type Router = {
  navigate(to: { href: string }): Promise<void>;
  state: Record<'location' | 'resolvedLocation', { href: string }>;
  options: { context: { queryClient: { isFetching(): number } } };
};

const routerOf = (page: Page) =>
  page.waitForFunction(() => (window as unknown as { __TSR_ROUTER__?: Router }).__TSR_ROUTER__!);

/** Goes there within the program that is loaded, as a link does: half the work of a load. Its screen is there afterwards. */
export async function goWithin(page: Page, href: string): Promise<void> {
  const router = await routerOf(page);
  await router.evaluate((it, to) => it.navigate({ href: to }), href);
  await page.waitForFunction(({ state }) => state.resolvedLocation.href === state.location.href, router);
}

/** What the screen has asked for has come, and what it asked for then. */
export async function untilFetched(page: Page): Promise<void> {
  const router = await routerOf(page);
  await router.evaluate(async ({ options }) => {
    for (let quiet = 0; quiet < 5; quiet = options.context.queryClient.isFetching() === 0 ? quiet + 1 : 0)
      await new Promise((done) => setTimeout(done, 30));
  });
}

async function untilReady(child: ChildProcess, url: string) {
  while (child.exitCode === null) {
    const status = await fetch(`${url}/api/status`)
      .then((answer) => answer.json() as Promise<{ sample: { state: string } }>)
      .catch(() => null);
    if (status?.sample.state === 'ready') return;
    if (status?.sample.state === 'failed') throw new Error('The sample data could not be loaded.');
    await new Promise((done) => setTimeout(done, POLL_MS));
  }
  throw new Error(`The server ended with code ${child.exitCode}.`);
}

/** Until records are judged by their meaning, too: before that, fewer are found to be about a project. */
export async function untilMeaningIsKnown(page: Page): Promise<void> {
  const search = { searchEngine: 'awards', query: 'battery' };
  const mode = async () => ((await call(page, 'POST', '/search/semantic', search)) as { mode: string }).mode;
  await expect.poll(mode, { timeout: 150_000, intervals: [1000] }).toBe('semantic');
}
