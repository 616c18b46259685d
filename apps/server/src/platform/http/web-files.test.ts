import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { webFiles } from './web-files.ts';

test('[ERR-04] what browsers and robots ask for by themselves is a file or is not there, and never the page', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<title>Groundwork</title>');
  writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
  const files = webFiles(folder, { proxies: 0 });
  const get = async (path: string) => {
    const answer = await files.request(`http://groundwork.test${path}`);
    return [answer.status, (await answer.text()).includes('<title>')];
  };
  expect(await get('/robots.txt')).toEqual([200, false]);
  for (const path of ['/favicon.ico', '/sitemap.xml', '/apple-touch-icon.png', '/assets/gone.js'])
    expect(await get(path), path).toEqual([404, false]);
  writeFileSync(
    join(folder, 'pages.json'),
    JSON.stringify(['/', '/search', '/$engine/$id', '/projects/$id/history', '/projects/new']),
  );
  const listed = webFiles(folder, { proxies: 0 });
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
