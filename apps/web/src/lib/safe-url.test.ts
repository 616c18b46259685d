import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeRedirect, safeUrl } from './safe-url.ts';

test.each(['/search?engine=drugs&page=2', '/reports/commercialization/1#risks', '/'])(
  '[AUTH-06] goes back to %s',
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/./\\/evil.example',
  '/.//evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  'dashboard',
  '',
  undefined,
  ['/search'],
])('[AUTH-06] refuses to go to %j', (path) => {
  expect(safeRedirect(path)).toBe('');
});

test('[AUTH-06] no redirect leaves the site, however it is written', () => {
  const nasty = fc.string({ unit: fc.constantFrom('/', '\\', '.', '@', ':', 'a', '?', '#', '\t', '\n', ' ', '%2f') });
  fc.assert(
    fc.property(nasty, (path) => {
      const target = safeRedirect(path);
      if (target) expect(new URL(target, 'https://groundwork.example').origin).toBe('https://groundwork.example');
    }),
  );
});

test('only web addresses are linked', () => {
  expect(safeUrl('https://example.org/a')).toBe('https://example.org/a');
  for (const url of ['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', 'not a url', '', null])
    expect(safeUrl(url)).toBeNull();
});
