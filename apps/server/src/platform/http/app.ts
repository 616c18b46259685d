import { ASSISTANTS_ADDRESS } from '@groundwork/contract/assistants';
import { REQUEST_BODY_MAX_BYTES } from '@groundwork/contract/limits';
import { OpenAPIHandler } from '@orpc/openapi/fetch';
import { experimental_ZodSmartCoercionPlugin as ZodSmartCoercionPlugin } from '@orpc/zod/zod4';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import type { Database } from '../db/database.ts';
import type { DiskSpace } from '../disk-space.ts';
import { type Log, logContext } from '../log/log.ts';
import { MESSAGES } from '../messages.ts';
import type { Metrics } from '../metrics/metrics.port.ts';
import { METRICS_ADDRESS, metricsEndpoint } from '../metrics/metrics-endpoint.ts';
import type { Tracing } from '../tracing/tracing.port.ts';
import { type AssistantServer, assistantEndpoint } from './assistant-endpoint.ts';
import { assistantManifest } from './assistant-manifest.ts';
import { withBearerKey } from './bearer-key.ts';
import { callRules } from './call-rules.ts';
import { headersWithAddress } from './client-address.ts';
import type { Actor, RequestContext } from './context.ts';
import { apiDocs } from './docs.ts';
import { errorBody, KnownError, retryAfterSeconds, toApiError } from './errors.ts';
import type { SignInServices } from './first-screens.ts';
import { asCsv, listFormats } from './list-formats.ts';
import type { PageHeads } from './page-head.ts';
import { requestOrigin } from './request-origin.ts';
import type { AnyRouter } from './router.ts';
import { isForeignHost, isForeignOrigin, securityHeaders } from './security.ts';
import type { Turns } from './turns.ts';
import { webFiles } from './web-files.ts';

export interface HttpAppOptions {
  router: AnyRouter;
  resolveActor(headers: Headers): Promise<Actor | null>;
  appUrl: string;
  version: string;
  /** How many proxies of the operator's stand before the server. */
  proxies: number;
  /** True when a popup of another site signs people in. */
  hasPopup: boolean;
  log: Log;
  metrics: Metrics;
  tracing: Tracing;
  metricsToken: string | undefined;
  /** A line for each request. */
  logsRequests: boolean;
  disk: DiskSpace;
  database: Pick<Database, 'isAway'>;
  /** Calls that are worked on at once; more are turned away. */
  turns: Turns;
  /** Calls of other services, by path: they are signed over the bytes of their body, so that it is handed on as it came. */
  webhooks?: Record<string, (rawBody: string, headers: Headers) => Promise<void>>;
  /** Answers assistants (MCP). */
  assistants?: AssistantServer;
  /** Folder of the built web client; left out in API tests. */
  webFolder?: string;
  /** What people sign in with, besides a password. */
  services: SignInServices;
  /** The head of pages that strangers open. */
  pageHead?: PageHeads;
  /** Takes large bodies on paths of its own, past the limit of other requests. */
  receiver?: Hono;
  /** Where browsers send files to, when it is not here. */
  storageOrigin?: string | null;
}

/** The whole HTTP surface as a Hono app: `app.fetch` serves it, `app.request` tests it without a port. */
export function createHttpApp(options: HttpAppOptions) {
  const { log, router, metrics, tracing } = options;
  const app = new Hono();

  app.use(async (c, next) => {
    const { traceparent, ...origin } = requestOrigin(c.req.raw.headers, options.proxies);
    const { method, path } = c.req;
    const answer = async (): Promise<{ route: string; status: number }> => {
      const started = performance.now();
      c.header('x-request-id', origin.requestId);
      securityHeaders(c, options);
      await next();
      const milliseconds = Math.round(performance.now() - started);
      const { status } = c.res;
      const route = routeOf(path);
      metrics.request({ method, route, status }, milliseconds);
      log[options.logsRequests ? 'info' : 'debug']('request', {
        method,
        path: withoutSecrets(path),
        status,
        milliseconds,
      });
      return { route, status };
    };
    await tracing.span({ name: method, kind: 'server', parent: traceparent }, async (tell) => {
      const traceId = tracing.current()?.traceId ?? origin.traceId;
      const { route, status } = await logContext.run({ ...origin, ...(traceId && { traceId }) }, answer);
      const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
      tell({ name: `${method} ${route}`, attributes });
    });
  });

  app.onError((error, c) => {
    const known = toApiError(error, [], options);
    const wait = retryAfterSeconds(known);
    if (wait) c.header('retry-after', wait);
    return c.json(errorBody(known), known.status as 500);
  });

  // Before the look at names: who has the token may come by any.
  app.get(METRICS_ADDRESS, metricsEndpoint(options));

  // Pages as well as calls. Those who watch the process call it by whatever address it has.
  app.use(async (c, next) => {
    if (VITAL_PATHS.includes(c.req.path) || !isForeignHost(c.req.raw, options)) return next();
    const refusal = refusals.otherAddress(options.appUrl);
    const isCall = c.req.path.startsWith('/api/') || c.req.path === ASSISTANTS_ADDRESS;
    return isCall ? c.json(errorBody(new KnownError('FORBIDDEN', refusal)), 403) : c.text(refusal.text, 403);
  });

  const guard = async (c: Context, next: () => Promise<void>) => {
    if (isForeignOrigin(c.req.raw, options.appUrl))
      return c.json(errorBody(new KnownError('FORBIDDEN', refusals.otherSite)), 403);
    return next();
  };
  // Files are left as they are: most are compressed, and parts of them are asked for.
  app.use('/api/*', compress({ contentTypeFilter: /^application\/json/ }));
  app.use('/api/*', guard);
  if (options.assistants) {
    app.get(`${ASSISTANTS_ADDRESS}/server.json`, (c) => c.json(assistantManifest(options)));
    app.use(ASSISTANTS_ADDRESS, guard);
    app.all(ASSISTANTS_ADDRESS, assistantEndpoint({ ...options, assistants: options.assistants }));
  }
  if (options.receiver) app.route('/api', options.receiver);
  app.use(
    '/api/*',
    bodyLimit({
      maxSize: REQUEST_BODY_MAX_BYTES,
      onError: (c) => c.json(errorBody(new KnownError('PAYLOAD_TOO_LARGE', tooLarge)), 413),
    }),
  );
  app.route('/api', apiDocs(router, options.appUrl));
  for (const [path, receive] of Object.entries(options.webhooks ?? {}))
    app.post(`/api${path}`, async (c) => {
      try {
        await receive(await c.req.text(), c.req.raw.headers);
        return c.json({ received: true });
      } catch (error) {
        const known = toApiError(error, ['BAD_REQUEST', 'CONFLICT', 'EXTERNAL_SERVICE'], options);
        const wait = retryAfterSeconds(known);
        if (wait) c.header('retry-after', wait);
        return c.json(errorBody(known), known.status as 400);
      }
    });
  app.use('/api/*', apiHandler(options));
  app.all('/api/*', (c) => c.json(errorBody(new KnownError('NOT_FOUND', refusals.noCall)), 404));
  if (options.webFolder) app.route('/', webFiles(options.webFolder, { ...options, call }));
  return app;

  /** A call that a page begins with, made here as the browser would make it. */
  async function call(address: string, c: Context): Promise<Response> {
    const headers = new Headers(c.req.raw.headers);
    headers.delete('accept-encoding');
    return app.fetch(new Request(new URL(address, c.req.url), { headers }), c.env);
  }
}

export type HttpApp = ReturnType<typeof createHttpApp>;

/** As the API describes it, without ids: one label for all calls of a kind. */
function routeOf(path: string): string {
  const route = logContext.getStore()?.['route'];
  if (path === ASSISTANTS_ADDRESS || path === METRICS_ADDRESS) return path;
  if (path.startsWith('/api/')) return typeof route === 'string' ? `/api${route}` : '/api/*';
  return 'page';
}

/** Addresses may hold what opens them: of anything so long that is no id, a log says only that there was something. */
const withoutSecrets = (path: string) =>
  path
    .split('/')
    .map((part) => (part.length >= SECRET_MIN && !UUID.test(part) ? '…' : part))
    .join('/');
const SECRET_MIN = 20;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const { refusals } = MESSAGES.words;
const tooLarge = refusals.requestTooLarge(String(REQUEST_BODY_MAX_BYTES / 1e6));

/** As the routes of `system` say. */
const VITAL_PATHS = ['/api/health', '/api/ready'];

function apiHandler({ router, resolveActor, proxies, log, disk, database, turns }: HttpAppOptions) {
  const handler = new OpenAPIHandler(router, {
    plugins: [new ZodSmartCoercionPlugin()],
    customErrorResponseBodyEncoder: (error) => errorBody(toApiError(error, [error.code], { log, disk, database })),
    clientInterceptors: [callRules({ resolveActor, turns, log, disk, database })],
  });
  const formatOf = listFormats(router);
  return async (c: Context, next: () => Promise<void>) => {
    const responseHeaders = new Headers();
    const headers = withBearerKey(headersWithAddress(c, proxies));
    const url = new URL(c.req.url);
    const asked = c.req.method === 'GET' ? formatOf(c.req.path) : null;
    const request = asked ? new Request(new URL(asked.path + url.search, url), c.req.raw) : c.req.raw;
    const context: RequestContext = {
      actor: null,
      isStillAllowed: async () => (await resolveActor(headers)) !== null,
      requestId: logContext.getStore()?.['requestId'] as string,
      headers,
      responseHeaders,
    };
    const { matched, response: given } = await handler.handle(request, { prefix: '/api', context });
    if (!matched) return next();
    const response = asked?.format === 'csv' && given.ok ? await asCsv(given, asked, url) : given;
    const answer = c.newResponse(response.body, response);
    // Answers are a person's own: no shared cache may keep them.
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'private, no-store');
    responseHeaders.forEach((value, name) => {
      answer.headers.append(name, value);
    });
    return answer;
  };
}
