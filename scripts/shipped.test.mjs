import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { ALLOWED, noticeOf, readLock, shippedPackages } from './shipped.mjs';

const root = resolve(import.meta.dirname, '..');
const packages = readLock();
const shipped = shippedPackages(packages);
const { allowScripts } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8'));

test('NOTICE names what is shipped: after a dependency has changed, `npm run notice` writes it anew', () => {
  expect(readFileSync(`${root}/NOTICE`, 'utf8')).toBe(noticeOf(shipped));
});

test('each package that is shipped has a licence under which it may be', () => {
  expect(shipped.length).toBeGreaterThan(100);
  expect(
    shipped.filter(({ license }) => !ALLOWED.has(license)).map(({ name, license }) => `${name}: ${license}`),
  ).toEqual([]);
});

test('a package that runs something when it is installed is allowed to, or forbidden, by name', () => {
  const running = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = new Set(running.map(([path]) => path.split('node_modules/').at(-1)));
  expect([...names].sort()).toEqual(Object.keys(allowScripts).sort());
});

test('every package comes from the registry, with a checksum of what it was', () => {
  const strange = Object.entries(packages).filter(([path, { link, inBundle, resolved, integrity }]) => {
    if (!path.includes('node_modules/') || link || inBundle) return false;
    const isElsewhere = resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/');
    return isElsewhere || !integrity?.startsWith('sha512-');
  });
  expect(strange.map(([path]) => path)).toEqual([]);
});
