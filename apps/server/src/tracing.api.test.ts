import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { openTestApp } from '../test/app.ts';
import { openTelemetry } from './platform/tracing/opentelemetry.ts';

interface Sent {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code?: number };
}

/** A collector that keeps what it is sent as OTLP in JSON. */
async function collector() {
  const spans: Sent[] = [];
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts).toString();
      bodies.push(body);
      expect(request.url).toBe('/v1/traces');
      for (const { scopeSpans } of JSON.parse(body).resourceSpans)
        for (const scope of scopeSpans) spans.push(...scope.spans);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { spans, bodies, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` };
}

test('[OPS-06] a trace goes from the proxy through a call and its search into the job that it asks for, and holds no content', async () => {
  const { spans, bodies, endpoint } = await collector();
  const tracing = openTelemetry({ endpoint, service: 'groundwork' });
  const app = await openTestApp({ tracing, env: { DEFAULT_PLAN: 'pro', PROXIES: '1' } });
  onTestFinished(() => app.close());
  const ada = await app.signedUp('ada@example.org');
  const areaOfInterest = 'A solid electrolyte for lithium metal batteries.';
  const { newProject } = (await ada.post('/projects', { areaOfInterest })).body;
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, 'content-type': 'application/json' };
  const call = (path: string, input: unknown) =>
    ada.request(path, { method: 'POST', headers, body: JSON.stringify(input) });
  await call('/search/keyword', { searchEngine: 'awards', query: 'laser' });
  // One that the proxy leaves out of its sample.
  const left = '1bf7651916cd43dd8448eb211c80319c';
  await ada.request('/projects', { headers: { traceparent: `00-${left}-b7ad6b7169203331-00` } });
  const { reportId } = await (await call('/reports/commercialization', { projectId: newProject.id })).json();
  await expect
    .poll(async () => (await ada.get(`/reports/commercialization/${reportId}/status`)).body.status)
    .toBe('complete');
  await ada.get(`/projects/${newProject.id}`);
  await tracing.close();

  expect(spans.filter((span) => span.traceId === left)).toEqual([]);
  const ofTrace = spans.filter((span) => span.traceId === traceId);
  const one = (name: string) => ofTrace.find((span) => span.name === name)!;
  const [search, asked] = [one('POST /api/search/keyword'), one('POST /api/reports/commercialization')];
  expect([search.parentSpanId, asked.parentSpanId]).toEqual(['b7ad6b7169203331', 'b7ad6b7169203331']);
  expect(ofTrace.some(({ name, parentSpanId }) => name === 'search search' && parentSpanId === search.spanId)).toBe(
    true,
  );
  const job = one('job reports.generate');
  expect(job.parentSpanId).toBe(asked.spanId);
  expect(ofTrace.some(({ name, parentSpanId }) => /^search /.test(name) && parentSpanId === job.spanId)).toBe(true);
  expect(search.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  expect(spans.map(({ name }) => name)).toContain('GET /api/projects/{id}');
  for (const private_ of ['ada@', newProject.id, reportId, 'laser', 'electrolyte'])
    expect(bodies.join()).not.toContain(private_);
});

test('[OPS-06] a collector that is away slows nobody down, and what fails is marked without its words', async () => {
  const away = openTelemetry({ endpoint: 'http://127.0.0.1:9', service: 'groundwork' });
  expect(await away.span({ name: 'a', kind: 'internal' }, async () => 1)).toBe(1);
  expect(away.current()).toBeNull();

  const { spans, bodies, endpoint } = await collector();
  const tracing = openTelemetry({ endpoint, service: 'groundwork' });
  const failing = tracing.span({ name: 'search similar', kind: 'internal' }, async () => {
    throw new RangeError('of “a secret invention”');
  });
  await expect(failing).rejects.toThrow(RangeError);
  // What a stranger writes as a parent is none.
  await tracing.span({ name: 'b', kind: 'server', parent: '00-zz' }, async () => undefined);
  await tracing.close();
  expect(spans.find(({ name }) => name === 'search similar')).toMatchObject({
    status: { code: 2 },
    attributes: [{ key: 'error.type', value: { stringValue: 'RangeError' } }],
  });
  expect(spans.find(({ name }) => name === 'b')?.parentSpanId).toBeUndefined();
  expect(bodies.join()).not.toContain('secret');
});
