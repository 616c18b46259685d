import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { openTestApp, type TestApp, type TestAppOptions } from '../test/app.ts';
import { createLog } from './platform/log/log.ts';
import { prometheusMetrics } from './platform/metrics/prometheus-metrics.ts';

const apps: TestApp[] = [];
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});
async function open(options: TestAppOptions = {}): Promise<TestApp> {
  const app = await openTestApp(options);
  apps.push(app);
  return app;
}
const measured = () => ({ metrics: prometheusMetrics(createLog('error')) });

async function look(app: TestApp, { from = '127.0.0.1', ...headers }: Record<string, string> = {}) {
  const connection = { incoming: { socket: { remoteAddress: from } } };
  const answer = await app.server.app.request(
    new Request('http://groundwork.test/metrics', { headers }),
    undefined,
    connection,
  );
  return { status: answer.status, text: await answer.text() };
}

test('[OPS-06] metrics tell of calls by route, searches, jobs, stores and the process, and of nobody', async () => {
  const app = await open({ ...measured(), env: { DEFAULT_PLAN: 'pro' } });
  const ada = await app.signedUp('ada@example.org');
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries in electric aircraft.';
  const { newProject } = (await ada.post('/projects', { areaOfInterest })).body;
  await ada.get(`/projects/${newProject.id}`);
  await ada.post('/search/keyword', { searchEngine: 'awards', query: 'laser' });
  await ada.get('/projects/none');
  await ada.post('/reports/commercialization', { projectId: newProject.id });
  const { text } = await vi.waitFor(async () => {
    const seen = await look(app);
    expect(seen.text).toMatch(/groundwork_job_duration_seconds_count\{job="reports.generate",outcome="\w+"\} 1/);
    return seen;
  });
  for (const line of [
    /groundwork_http_request_duration_seconds_count\{method="GET",route="\/api\/projects\/\{id\}",status="200"\} 1/,
    /groundwork_search_duration_seconds_count\{operation="search",outcome="answered"\} [1-9]/,
    /groundwork_store_up\{store="workspace"\} 1/,
    /groundwork_store_up\{store="catalogue"\} 1/,
    /groundwork_database_connections\{state="busy"\} \d/,
    /groundwork_job_oldest_wait_seconds \d/,
    /groundwork_disk_free_bytes \d/,
    /process_resident_memory_bytes \d/,
    /nodejs_eventloop_lag_seconds \d/,
  ])
    expect(text).toMatch(line);
  for (const private_ of ['ada@', newProject.id, 'laser', 'electrolyte']) expect(text).not.toContain(private_);
});

test('[OPS-06] they are for this machine, or for who has the token; where they are off there is nothing', async () => {
  expect((await look(await open())).status).toBe(404);

  const here = await open(measured());
  expect((await look(here)).status).toBe(200);
  expect((await look(here, { from: '203.0.113.7' })).status).toBe(404);
  expect((await look(here, { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect((await look(here, { host: 'rebound.example' })).status).toBe(404);

  const token = 'a token of sixteen';
  const anywhere = await open({ ...measured(), env: { METRICS_TOKEN: token, PROXIES: '1' } });
  expect((await look(anywhere)).status).toBe(404);
  expect((await look(anywhere, { authorization: 'Bearer another of sixteen' })).status).toBe(404);
  expect((await look(anywhere, { authorization: `Bearer ${token}`, from: '203.0.113.7' })).status).toBe(200);

  const behind = await open({ ...measured(), env: { PROXIES: '1' } });
  expect((await look(behind)).status).toBe(404);
});

test('[OPS-06] the dashboard and the alerts ask for metrics that there are', async () => {
  const { text } = await look(await open(measured()));
  const known = new Set([...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!));
  for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
    const asked = readFileSync(new URL(`../../../deploy/${file}`, import.meta.url), 'utf8');
    expect(file.endsWith('.json') ? JSON.parse(asked) : parse(asked)).toHaveProperty(
      file.endsWith('.json') ? 'panels' : 'groups',
    );
    const names = [...asked.matchAll(/\b(?:groundwork|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(names.length).toBeGreaterThan(5);
    const base = names.map((name) => (known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')));
    expect(base.filter((name) => !known.has(name))).toEqual([]);
  }
});

test('[OPS-06] what a gauge no longer tells is gone, and one that does not answer keeps the others from nobody', async () => {
  const { gauge, read } = prometheusMetrics(createLog('error'));
  const running = new Map([
    ['reports', 2],
    ['imports', 1],
  ]);
  const values = () => [...running].map(([job, value]) => ({ labels: { job }, value }));
  gauge({ name: 'running', help: 'Tried', labels: ['job'], read: values });
  const told = async () => (await read!()).text.split('\n').filter((line) => /^groundwork_[rm]\w+[{ ]/.test(line));
  expect(await told()).toEqual(['groundwork_running{job="reports"} 2', 'groundwork_running{job="imports"} 1']);
  running.delete('imports');
  expect(await told()).toEqual(['groundwork_running{job="reports"} 2']);
  gauge({ name: 'mute', help: 'Tried', read: () => new Promise(() => undefined) });
  await told();
  expect(await told()).toEqual([
    'groundwork_metrics_unread_total{metric="mute"} 1',
    'groundwork_running{job="reports"} 2',
  ]);
});

test('[OPS-06] searches that take long are logged by what they were, without their words', async () => {
  const search = async (slowMs: string) => {
    const app = await open({ logLevel: 'warn', env: { SLOW_QUERY_MS: slowMs, DEFAULT_PLAN: 'pro' } });
    const ada = await app.signedUp();
    for (const query of ['electrolyte OR separator', 'separators', 'electro*'])
      await ada.post('/search/keyword', { searchEngine: 'awards', query });
    expect(app.faults.join()).not.toMatch(/electro|separator/);
    return app.faults.map((line) => JSON.parse(line)).filter(({ message }) => message === 'slow search');
  };
  expect((await search('1'))[0]).toMatchObject({ level: 'warn', milliseconds: expect.any(Number) });
  expect(await search('3600000')).toEqual([]);
});

test('[OPS-06] a proxy’s ids are taken over into logs, and into those of the jobs that a call asks for', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = {
    'x-request-id': 'edge-7f3a',
    traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    'content-type': 'application/json',
  };
  const lines = (app: TestApp) => app.faults.map((line) => JSON.parse(line));
  const env = { LOG_REQUESTS: 'on', DEFAULT_PLAN: 'pro' };
  const app = await open({ logLevel: 'info', env: { ...env, PROXIES: '1' } });
  const ada = await app.signedUp();
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries.';
  const { newProject } = (await ada.post('/projects', { areaOfInterest })).body;
  const body = JSON.stringify({ projectId: newProject.id });
  const answer = await ada.request('/reports/commercialization', { method: 'POST', headers, body });
  expect(answer.headers.get('x-request-id')).toBe('edge-7f3a');
  expect(lines(app).find(({ requestId }) => requestId === 'edge-7f3a')).toMatchObject({
    message: 'request',
    traceId,
    route: '/reports/commercialization',
    status: answer.status,
  });
  expect(app.faults.join()).not.toContain('electrolyte');
  const { rows } = await app.database.pool.query(
    `select data->'of' as of from pgboss.job where name = 'reports.generate'`,
  );
  expect(rows).toEqual([{ of: { requestId: 'edge-7f3a', traceId } }]);

  // Without a proxy of ours anybody could say so.
  const direct = await open({ logLevel: 'info', env });
  const other = await direct.visitor().request('/health', { headers });
  expect(other.headers.get('x-request-id')).not.toBe('edge-7f3a');
  expect(lines(direct).some((line) => 'traceId' in line)).toBe(false);
});
