import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { ADDRESS_HEADER, headersWithAddress } from './client-address.ts';
import { firstScreens, type SignInServices, withFirstScreen, withOwnScreen } from './first-screens.ts';
import { knownPages, withStart } from './known-pages.ts';
import { answersTo, pageDrawing, withAnswers } from './own-pages.ts';
import { type PageHeads, withAddresses, withHead } from './page-head.ts';

const YEAR = 'public, max-age=31536000, immutable';

/** A part of its name, which has a prefix where there is TLS. */
const SESSION_COOKIE = 'groundwork.session_token=';

interface Options {
  pageHead?: PageHeads | undefined;
  services: SignInServices;
  proxies: number;
  appUrl: string;
  /** Makes a call of the API as who asks for the page. */
  call?(address: string, c: Context): Promise<Response>;
}

/** The built web client: hashed assets for ever (compressed at build time), and the page for every other path. */
export function webFiles(folder: string, { pageHead, services, proxies, appUrl, call }: Options) {
  const files = new Hono();
  const startOf = knownPages(folder);
  const firstScreenOf = firstScreens(folder, services);
  const draw = pageDrawing(folder);
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
    const { page, isPage, isOwn } = await pageFor(c);
    const head = await pageHead?.(c.req.path, headersWithAddress(c, proxies).get(ADDRESS_HEADER));
    // The client says it in words.
    if (!isPage) return c.html(page, 404, { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    // What is somebody's own is gone when they are: the button that leads back finds nothing of it.
    const kept = { 'cache-control': isOwn ? 'private, no-store' : 'no-cache' };
    if (!head) return c.html(page, 200, kept);
    const isListed = head.isFound && head.isIndexed;
    return c.html(withHead(page, head), head.isFound ? 200 : 404, {
      ...kept,
      ...(!isListed && { 'x-robots-tag': 'noindex' }),
    });
  });
  return files;

  async function pageFor(c: Context): Promise<{ page: string; isPage: boolean; isOwn?: boolean }> {
    const { path, url } = c.req;
    const page = withAddresses(await readFile(join(folder, 'index.html'), 'utf8'), appUrl, path);
    const cookies = c.req.header('cookie') ?? '';
    const isSignedIn = cookies.includes(SESSION_COOKIE);
    const screen = isSignedIn ? null : firstScreenOf(url);
    if (screen !== null) return { page: withFirstScreen(page, screen), isPage: true };
    const start = startOf(path);
    const isPage = start !== null;
    const { calls = [], styles = [], scripts = [] } = Object.groupBy(start ?? [], kindOf);
    const files = [...styles, ...scripts];
    // What a visitor would be refused is not asked for.
    if (!isSignedIn) return { page: withStart(page, files), isPage };
    if (!call || calls.length === 0) return { page: withStart(page, [...files, ...calls]), isPage };
    const { answers, late, isWhole } = await answersTo(calls, (address) => call(address, c));
    const drawn = isWhole ? await draw(path, answers, cookies) : null;
    if (drawn === null) {
      const isOwn = Object.keys(answers).length > 0;
      const started = withStart(page, [...files, ...late]);
      return { page: isOwn ? withAnswers(started, answers) : started, isPage, isOwn };
    }
    const looks = await Promise.all(styles.map((address) => readFile(join(folder, address), 'utf8')));
    const own = withOwnScreen(withStart(page, scripts), `<style>${looks.join('')}</style>${drawn}`);
    return { page: withAnswers(own, answers), isPage, isOwn: true };
  }
}

const kindOf = (address: string) => {
  if (address.startsWith('/api/')) return 'calls';
  return address.endsWith('.css') ? 'styles' : 'scripts';
};
