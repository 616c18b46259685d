import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Hono } from 'hono';
import { clientText } from './client-text.ts';
import { describeApi } from './describe-api.ts';
import type { AnyRouter } from './router.ts';

const swagger = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const ASSETS = new Map(
  Object.entries({
    'swagger-ui.css': { file: join(swagger, 'swagger-ui.css'), type: 'text/css' },
    'swagger-ui-bundle.js': { file: join(swagger, 'swagger-ui-bundle.js'), type: 'text/javascript' },
  }),
);

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Groundwork API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><main id="docs"></main><script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#docs', deepLinking: true, tryItOutEnabled: true,
  validatorUrl: null, displayRequestDuration: true });`;

/** `/openapi.json`, a client written from it at `/client.ts`, and a page at `/docs` to try the calls; nothing is loaded from elsewhere. */
export function apiDocs(router: AnyRouter, appUrl: string) {
  const docs = new Hono();
  let document: Promise<object> | undefined;
  const described = () => (document ??= describeApi(router, appUrl));
  docs.get('/openapi.json', async (c) => c.json(await described()));
  docs.get('/client.ts', async (c) =>
    c.body(clientText(await described()), 200, { 'content-type': 'text/plain; charset=utf-8' }),
  );
  docs.get('/docs', (c) => c.html(PAGE));
  docs.get('/docs/start.js', (c) => c.body(START, 200, { 'content-type': 'text/javascript' }));
  docs.get('/docs/:asset', async (c) => {
    const asset = ASSETS.get(c.req.param('asset'));
    if (!asset) return c.notFound();
    return c.body(await readFile(asset.file), 200, {
      'content-type': asset.type,
      'cache-control': 'public, max-age=86400',
    });
  });
  return docs;
}
