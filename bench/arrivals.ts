import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess, until } from '../apps/server/test/server-process.ts';
import { withFolder } from './catalogue.ts';
import { percentile, printTable, round, spread, timed } from './measure.ts';

/** Web processes; more than one stand on PostgreSQL and a search service: DATABASE_URL and SEARCH_URL of an empty one of each. */
const PROCESSES = Number(process.env['BENCH_PROCESSES'] ?? 1);
const RATES = [1, 10, 100, 200];
const SECONDS = 20;
const LOOK_MS = 200;
const WORDS =
  `laser battery sensor vaccine composite membrane turbine antenna polymer catalyst imaging antibody software coating
  reactor robot implant diagnostic hydrogen semiconductor radar lithium protein wireless optical thermal aircraft cancer`.split(
    /\s+/,
  );
const AREA = 'A solid ceramic electrolyte separator for lithium metal batteries of electric vehicles.';

interface Answered {
  status: number;
  ms: number;
}

/** Calls arrive at a rate, whether or not those before them are answered: seven of ten search, one of ten writes, the others read. */
export async function run(): Promise<void> {
  await withFolder(async (folder) => {
    const { DATABASE_URL, SEARCH_URL } = process.env;
    const stores: Record<string, string> =
      DATABASE_URL && SEARCH_URL ? { DATABASE_URL, SEARCH_URL, SEARCH_PREFIX: 'arrivals' } : {};
    const common = { ...stores, DATA_DIR: folder, AUTH_SECRET: 'a secret for as long as this is measured' };
    const settings = { ...common, DEFAULT_PLAN: 'pro', SEARCHES_PER_MINUTE: '1000000', SENTENCE_ENCODER: 'off' };
    const servers: ServerProcess[] = [];
    try {
      for (let at = 0; at < PROCESSES; at++)
        servers.push(await startServerProcess({ ...settings, ROLE: at === 0 ? 'all' : 'web' }));
      await measure(servers);
    } finally {
      await Promise.all(servers.map((server) => server.stop()));
    }
  });
}

async function measure(servers: ServerProcess[]): Promise<void> {
  const urlOf = (n: number) => `${servers[n % servers.length]!.url}/api`;
  let cookie = '';
  const send = (n: number, path: string, body?: object) =>
    fetch(`${urlOf(n)}${path}`, {
      headers: { 'content-type': 'application/json', cookie },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
  const person = { email: 'ada@example.org', password: 'correct horse 9', firstName: 'Ada', lastName: 'Example' };
  const signedUp = await send(0, '/auth/sign-up/email', person);
  cookie = signedUp.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  await until(
    async () => ((await (await send(0, '/status')).json()) as { sample: { state: string } }).sample.state === 'ready',
  );
  const word = (n: number) => WORDS[n % WORDS.length]!;
  const mixed = (n: number) => {
    if (n % 10 === 0) return send(n, '/projects', { areaOfInterest: AREA });
    if (n % 10 === 1) return send(n, '/notifications');
    if (n % 10 === 2) return send(n, '/projects?pageLimit=10');
    const engine = n % 2 === 0 ? 'awards' : 'patents';
    return send(n, '/search/keyword', { searchEngine: engine, query: `${word(n)} OR ${word(3 + n * 7)}` });
  };
  for (let n = 0; n < 50; n++) await (await mixed(n)).text();

  const rows: string[][] = [];
  for (const rate of RATES) {
    const over = new AbortController();
    const health: number[] = [];
    const looking = (async () => {
      for (let n = 0; !over.signal.aborted; n++, await sleep(LOOK_MS))
        health.push((await timed(async () => (await fetch(`${urlOf(n)}/health`)).text())).ms);
    })();
    const calls = await arrive(rate, mixed);
    over.abort();
    await looking;
    const shed = calls.filter(({ status }) => status === 503).length;
    const errors = calls.filter(({ status }) => status !== 503 && (status >= 400 || status === 0)).length;
    const answered = calls.filter(({ status }) => status < 300 && status > 0).map(({ ms }) => ms);
    rows.push([
      `${rate}`,
      spread(answered),
      `${round((100 * shed) / calls.length)} %`,
      `${errors}`,
      spread(health),
      round(percentile(health, 1)),
    ]);
  }
  printTable(['arrivals a second', 'answered, p50 / p95 ms', 'shed', 'errors', 'health, p50 / p95 ms', 'max'], rows);
}

/** All of them, when the last is answered. */
async function arrive(rate: number, call: (n: number) => Promise<Response>): Promise<Answered[]> {
  const begun = performance.now();
  const calls: Promise<Answered>[] = [];
  for (let n = 0; n < rate * SECONDS; n++) {
    await sleep(Math.max(0, begun + (n * 1_000) / rate - performance.now()));
    calls.push(
      timed(async () => {
        const answer = await call(n);
        await answer.arrayBuffer();
        return answer.status;
      }).then(
        ({ ms, value }) => ({ ms, status: value }),
        () => ({ ms: 0, status: 0 }),
      ),
    );
  }
  return Promise.all(calls);
}
