import { copyFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import type { SignInServices } from './first-screens.ts';
import type { PageHeads } from './page-head.ts';
import { webFiles } from './web-files.ts';

const SET = { proxies: 0, appUrl: 'https://groundwork.test', services: { google: false, openid: null } };

test('[ERR-04] what browsers and robots ask for by themselves is a file or is not there, and never the page', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Groundwork</title>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  const files = webFiles(folder, SET);
  const get = async (path: string) => {
    const answer = await files.request(`http://groundwork.test${path}`);
    return [answer.status, (await answer.text()).includes('<title>')];
  };
  expect(await get('/robots.txt')).toEqual([200, false]);
  for (const path of ['/favicon.ico', '/sitemap.xml', '/apple-touch-icon.png', '/assets/gone.js'])
    expect(await get(path), path).toEqual([404, false]);
  const pages = ['/', '/search', '/$engine/$id', '/projects/$id/history', '/projects/new'];
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(Object.fromEntries(pages.map((path) => [path, []]))));
  const listed = webFiles(folder, SET);
  const status = async (path: string) => (await listed.request(`http://groundwork.test${path}`)).status;
  for (const path of [
    '/',
    '/search',
    '/search/',
    '/awards/a-1',
    '/government/a-1',
    '/projects/new',
    '/projects/1/history',
  ])
    expect(await status(path), path).toBe(200);
  for (const path of ['/nothing', '/nothing/a-1', '/projects', '/search/more', '/projects/1/history/2'])
    expect(await status(path), path).toBe(404);
  for (const path of ['/', '/search', '/publications/10.5555%2Fpumps.txt', '/awards/a.txt'])
    expect(await get(path), path).toEqual([200, true]);
});

const PAGE = `<!doctype html>
<html>
  <head>
    <title>Groundwork</title>
    <link rel="modulepreload" href="/assets/program.js">
  </head>
  <body><div id="root"></div><div id="first"><p>Groundwork…</p></div></body>
</html>`;

function builtClient(services: SignInServices = SET.services) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), PAGE);
  const pages = {
    '/': ['/assets/home.js'],
    '/search': ['/assets/search.js', '/assets/search.css', '/api/auth/session'],
    '/reports/$kind/$reportId': ['/api/reports/$kind/$reportId/status'],
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  const screens = {
    '/': '<main>$& Home</main>',
    '/sign-in': '<main>Password</main>',
    '/sign-in google': '<main>Google</main>',
    '/sign-in openid': '<main>{service}</main>',
    '/sign-in google openid': '<main>Google, {service}</main>',
  };
  writeFileSync(join(folder, 'first-screens.json'), JSON.stringify(screens));
  const files = webFiles(folder, { ...SET, services });
  return async (path: string, headers: Record<string, string> = {}) =>
    (await files.request(`http://groundwork.test${path}`, { headers })).text();
}

const SIGNED_IN = { cookie: '__Secure-groundwork.session_token=a.b; theme=dark' };

test('a visitor’s page holds its first screen and waits for no program; who is signed in gets the program at once', async () => {
  const page = builtClient();
  const first = await page('/');
  expect(first).toContain('<div id="first"><main>$& Home</main></div>');
  expect(first).not.toContain('modulepreload');
  for (const other of [await page('/', SIGNED_IN), await page('/?redirect=%2Fsearch'), await page('/search')]) {
    expect(other).toContain('<div id="first"><p>Groundwork…</p></div>');
    expect(other).toContain('<link rel="modulepreload" href="/assets/program.js">');
  }
});

test('[AUTH-03] the first screen of sign-in has the services that are set up, and of others nothing', async () => {
  const drawn = async (google: boolean, name: string | null) => {
    const page = await builtClient({ google, openid: name === null ? null : { name } })('/sign-in');
    return /<main>(.*)<\/main>/.exec(page)![1];
  };
  expect(await drawn(false, null)).toBe('Password');
  expect(await drawn(true, null)).toBe('Google');
  expect(await drawn(false, 'A <b> & $&')).toBe('A &#60;b&#62; &#38; $&#38;');
  expect(await drawn(true, 'Acme')).toBe('Google, Acme');
  expect(await builtClient({ google: true, openid: null })('/')).toContain('Home');
});

test('what a page begins with is fetched at once, and nothing is asked for that a visitor would be refused', async () => {
  const page = builtClient();
  const calls = '<link rel="preload" as="fetch" crossorigin href="/api/auth/session">';
  const [visitor, person] = [await page('/search'), await page('/search', SIGNED_IN)];
  for (const each of [visitor, person]) {
    expect(each).toContain('<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/search.js">');
    expect(each).toContain('<link rel="preload" as="style" crossorigin href="/assets/search.css">');
  }
  expect(person).toContain(calls);
  expect(visitor).not.toContain(calls);
});

test('a page’s own calls have the parameters of its address, of which nothing gets into the markup', async () => {
  const page = builtClient();
  const report = await page('/reports/custom/1f-2', SIGNED_IN);
  expect(report).toContain('<link rel="preload" as="fetch" crossorigin href="/api/reports/custom/1f-2/status">');
  const odd = await page('/reports/custom/1"><script>', SIGNED_IN);
  expect(odd).not.toContain('<script>');
});

const CALLS: Record<string, unknown> = {
  '/api/auth/session': { user: { id: 'ada' } },
  '/api/reports/custom/1f-2': { title: '</script><b>$& Pumps' },
};

/** A client that draws the path, what was answered and the cookies; `call` answers its calls. */
function ownClient(call: (address: string) => Promise<Response>, drawing?: string, pageHead?: PageHeads) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'index.html'), PAGE);
  const pages = {
    '/search': ['/search.js', '/search.css', '/api/auth/session'],
    '/reports/$kind/$reportId': ['/report.js', '/report.css', '/api/auth/session', '/api/reports/$kind/$reportId'],
  };
  writeFileSync(join(folder, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(folder, 'report.css'), 'p { color: red }');
  mkdirSync(join(folder, '.drawing'));
  if (drawing) writeFileSync(join(folder, '.drawing/first-screens.js'), `export const drawForPerson = ${drawing};`);
  const files = webFiles(folder, { ...SET, call, pageHead });
  return (path: string, headers: Record<string, string> = SIGNED_IN) =>
    files.request(`http://groundwork.test${path}`, { headers });
}

const answered = async (address: string) => Response.json(CALLS[address]);
const answersIn = (page: string) => /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(page)?.[1];
const DRAWS = `async (path, answers, cookies) => '<main>' + path + Object.keys(answers).length + cookies + '</main>'`;

test('what a page asks first is answered in it for who is signed in, and is kept nowhere', async () => {
  const get = ownClient(answered);
  const own = await get('/reports/custom/1f-2');
  const page = await own.text();
  expect(JSON.parse(answersIn(page)!)).toEqual(CALLS);
  expect(page).not.toContain('as="fetch"');
  expect(own.headers.get('cache-control')).toBe('private, no-store');
  // So it is where the page has a head of its own, for those who share it.
  const said = {
    isFound: true as const,
    title: 'Pump',
    description: 'A pump',
    url: '/search',
    image: '/a.png',
    isIndexed: true,
  };
  const head = async () => said;
  const shared = await ownClient(answered, undefined, head)('/search');
  expect(answersIn(await shared.text())).toBeDefined();
  expect(shared.headers.get('cache-control')).toBe('private, no-store');
  const visitors = await get('/reports/custom/1f-2', {});
  expect(answersIn(await visitors.text())).toBeUndefined();
  expect(visitors.headers.get('cache-control')).toBe('no-cache');
});

test('a page asks by itself for what is refused, and early for what takes its time', async () => {
  const preload = '<link rel="preload" as="fetch" crossorigin href="/api/reports/custom/1f-2">';
  const of = (answer: () => Promise<Response>) => (address: string) =>
    address === '/api/auth/session' ? answered(address) : answer();
  const pages = [
    [async () => Response.json({}, { status: 404 }), false],
    [async () => Promise.reject(new Error('gone')), false],
    [async () => new Response('<p>'), false],
    [() => new Promise<Response>(() => {}), true],
  ] as const;
  for (const [answer, isLate] of pages) {
    const page = await (await ownClient(of(answer), DRAWS)('/reports/custom/1f-2')).text();
    expect(JSON.parse(answersIn(page)!)).toEqual({ '/api/auth/session': CALLS['/api/auth/session'] });
    // A refusal that came early would be taken for the answer later: a report is complete soon.
    expect(page.includes(preload)).toBe(isLate);
    expect(page).toContain('<div id="first"><p>Groundwork…</p></div>');
  }
  const nothing = await ownClient(async () => Response.json({}, { status: 500 }), DRAWS)('/reports/custom/1f-2');
  expect(answersIn(await nothing.text())).toBeUndefined();
  expect(nothing.headers.get('cache-control')).toBe('no-cache');
});

test('pages that are read are drawn from these answers, and no script is fetched before their words', async () => {
  const page = await (await ownClient(answered, DRAWS)('/reports/custom/1f-2')).text();
  expect(page).toContain(
    `<div id="first"><style>p { color: red }</style><main>/reports/custom/1f-22${SIGNED_IN.cookie}</main></div>`,
  );
  const [before, later] = page.split('<template id="later">');
  expect(before).not.toContain('modulepreload');
  expect(later).toContain('href="/assets/program.js"');
  expect(later).toContain('href="/report.js"');
  const search = await (await ownClient(answered, DRAWS)('/search')).text();
  expect(answersIn(search)).toBeDefined();
  expect(search).toContain('<div id="first"><p>Groundwork…</p></div>');
});

test('a page that nothing is drawn for, or not in time, comes with its answers', async () => {
  for (const drawing of ['async () => null', 'async () => { throw new Error() }', '() => new Promise(() => {})']) {
    const page = await (await ownClient(answered, drawing)('/reports/custom/1f-2')).text();
    expect(page).toContain('<div id="first"><p>Groundwork…</p></div>');
    expect(page).toContain('<link rel="modulepreload" href="/assets/program.js">');
    expect(answersIn(page)).toBeDefined();
  }
});

test('[NAV-11] a link to a public page is shown with its address, and with a picture of the product', async () => {
  const folder = temporaryFolder();
  const client = new URL('../../../../web/', import.meta.url);
  copyFileSync(new URL('index.html', client), join(folder, 'index.html'));
  const files = webFiles(folder, SET);
  for (const path of ['/', '/sign-in', '/sign-up?redirect=%2Fsearch', '/plans', '/sample-report']) {
    const page = await (await files.request(`http://127.0.0.1${path}`)).text();
    const tags = Object.fromEntries(
      [...page.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, key, said]) => [key, said]),
    );
    expect(tags).toMatchObject({
      'og:title': 'Groundwork',
      'og:description': tags['description'],
      'og:url': `https://groundwork.test${path.split('?')[0]}`,
      'twitter:card': 'summary_large_image',
    });
    const picture = /^https:\/\/groundwork\.test\/(src\/.+\.png)$/.exec(tags['og:image']!)![1]!;
    expect(existsSync(new URL(picture, client))).toBe(true);
  }
});
