import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';

const YEAR = 'public, max-age=31536000, immutable';

/** The built web client: hashed assets for ever (compressed at build time), and the page for every other path. */
export function webFiles(folder: string) {
  const files = new Hono();
  files.use(
    '/assets/*',
    serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }),
  );
  // A missing chunk must be a 404: answered with the page, browsers would keep the page as that script for ever.
  files.all('/assets/*', (c) => c.text('Not found', 404));
  files.use('/*', (c, next) => (c.req.path === '/' ? next() : serveStatic({ root: folder })(c, next)));
  files.get('*', async (c) => {
    const page = await readFile(join(folder, 'index.html'), 'utf8');
    return c.html(page, 200, { 'cache-control': 'no-cache' });
  });
  return files;
}
