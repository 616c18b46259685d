import { expect, test } from 'vitest';
import * as paths from '../packages/contract/src/paths.ts';
import { check, findAddresses, isPage, readPages } from './check-paths.mjs';

const pages = readPages();

test('no file but paths.ts writes an address of the web client', () => {
  expect(pages.length).toBeGreaterThan(20);
  expect(check()).toEqual([]);
});

test('each address of paths.ts is a page of the web client, whatever is in it', () => {
  const id = crypto.randomUUID();
  const { isInvitationPath, COMMENTS_HASH, PROJECTS, ...all } = paths;
  const given = {
    recordPath: [{ engine: 'patents', id: 'US 1/2?#' }],
    searchPath: [new URLSearchParams({ engine: 'awards' })],
    reportPath: ['commercialization', id],
    reportCommentsPath: ['commercialization', id],
    agentPath: [{ kind: 'company-tracker', id }],
    libraryFilePath: [{ folderId: id, id }],
    bookmarksPath: [{ category: 'Government', engine: 'awards' }],
  };
  for (const [name, path] of Object.entries(all)) {
    const written = typeof path === 'function' ? path(...(given[name] ?? ['a.token&=?'])) : path;
    expect([name, written, isPage(written, pages)]).toEqual([name, written, true]);
  }
  expect(paths.reportCommentsPath('funding', id).endsWith(`#${COMMENTS_HASH}`)).toBe(true);
  expect(isInvitationPath(paths.invitationPath(id))).toBe(true);
  expect(pages.some((page) => page.startsWith(`${PROJECTS}/`))).toBe(true);
  expect(isPage('/nowhere', pages)).toBe(false);
});

const SERVER = 'apps/server/src/features/planted.ts';
const WEB = 'apps/web/src/features/planted.tsx';
test.each([
  [SERVER, "const path = '/dashboard';", ['/dashboard']],
  [SERVER, `const path = \`/reports/\${type}/\${id}\`;`, ['/reports/']],
  [SERVER, `const url = \`\${appUrl}/library?tab=bookmarks\`;`, ['/library?tab=bookmarks']],
  [SERVER, `const url = \`\${config.APP_URL}/plans\`;`, ['/plans']],
  [SERVER, `const call = \`\${appUrl}/api/auth\`; const text = \`\${who}/plans\`; const other = "/libraryish";`, []],
  [WEB, "const redirect = '/plans';", ['/plans']],
  [WEB, 'const a = <Link to="/plans" />; void navigate({ to: "/search" });', []],
  [WEB, 'const a = <a href="/plans">x</a>;', ['/plans']],
  [
    'packages/contract/src/planted.ts',
    "route({ path: '/projects/history' }); const at = '/projects/new';",
    ['/projects/new'],
  ],
])('in %s: %s', (file, text, literals) => {
  expect(findAddresses(file, text, pages).map(({ literal }) => literal)).toEqual(literals);
});
