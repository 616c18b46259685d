import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { ADDRESS_HEADER, headersWithAddress } from './client-address.ts';
import { firstScreens, type SignInServices, withFirstScreen } from './first-screens.ts';
import { knownPages, withStart } from './known-pages.ts';
import { type PageHeads, withAddresses, withHead } from './page-head.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** A part of its name, which has a prefix where there is TLS. */
const SESSION_COOKIE = 'groundwork.session_token=';

interface Options {
  pageHead?: PageHeads | undefined;
  services: SignInServices;
  proxies: number;
  appUrl: string;
}

/** The built web client: hashed assets for ever (compressed at build time), and the page for every other path. */
export function webFiles(folder: string, { pageHead, services, proxies, appUrl }: Options) {
  const files = new Hono();
  const startOf = knownPages(folder);
  const firstScreenOf = firstScreens(folder, services);
  files.use(
    '/assets/*',
    serveStatic({ root: folder, precompressed: true, onFound: (_path, c) => c.header('cache-control', YEAR) }),
  );
  // A missing chunk must be a 404: answered with the page, browsers would keep the page as that script for ever.
  files.all('/assets/*', (c) => c.text('Not found', 404));
  files.use('/*', (c, next) => (c.req.path === '/' ? next() : serveStatic({ root: folder })(c, next)));
  // What browsers and robots ask for by themselves: answered with the page, they would read it as that.
  files.get('/:name{[^/]+\\.(?:ico|txt|xml|png|json|webmanifest)}', (c) => c.text('Not found', 404));
  files.get('*', compress(), async (c) => {
    const { page, isPage } = await pageFor(c.req.raw, c.req.path);
    const head = await pageHead?.(c.req.path, headersWithAddress(c, proxies).get(ADDRESS_HEADER));
    // The client says it in words.
    if (!isPage) return c.html(page, 404, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    if (!head) return c.html(page, 200, { 'cache-control': 'no-cache' });
    const isListed = head.isFound && head.isIndexed;
    return c.html(withHead(page, head), head.isFound ? 200 : 404, {
      'cache-control': 'no-cache',
      ...(!isListed && { 'x-robots-tag': 'noindex' }),
    });
  });
  return files;

  async function pageFor({ url, headers }: Request, path: string) {
    const page = withAddresses(await readFile(join(folder, 'index.html'), 'utf8'), appUrl, path);
    const start = startOf(path);
    const isSignedIn = headers.get('cookie')?.includes(SESSION_COOKIE) ?? false;
    const screen = isSignedIn ? null : firstScreenOf(url);
    if (screen !== null) return { page: withFirstScreen(page, screen), isPage: true };
    // What a visitor would be refused is not asked for.
    const wanted = start?.filter((address) => isSignedIn || !address.startsWith('/api/')) ?? [];
    return { page: withStart(page, wanted), isPage: start !== null };
  }
}
