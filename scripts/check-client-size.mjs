// JavaScript that a page needs before it can be used, gzipped: the program, the page's own chunk and what both import. What browsers
// load in all is held by e2e/first-load.e2e.test.ts: public pages are read before any of this has come.
// A page over its budget fails, with the chunks that weigh most; so does one far below it, since then the budget is out of
// date and holds nothing.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LARGEST = 12;
const SLACK_BYTES = 10_000;

/** Bytes, by the routes that make up the page: of each, React, the router and the query cache are 106 kB. */
export const BUDGETS = {
  home: { routes: ['index'], bytes: 147_200 },
  'sign-in': { routes: ['sign-in'], bytes: 152_600 },
  // With the panels of its first screen; charts, menus and the panels below come after it.
  dashboard: { routes: ['_app', '_app.dashboard'], bytes: 206_200 },
  // Behind sign-in; the text itself is another 22 kB. Menus, cards of citations, editing and charts come with their use.
  report: { routes: ['_app', '_app.reports.$kind.$reportId'], bytes: 230_100 },
  search: { routes: ['_app', '_app.search'], bytes: 221_900 },
};

/**
 * @param {Record<string, { file: string, name?: string, imports?: string[] }>} manifest of the build
 * @param {(file: string) => number} sizeOf bytes of a file as it travels
 */
export function firstLoad(manifest, routes, sizeOf) {
  const keys = [
    'index.html',
    ...manifest['index.html'].dynamicImports,
    ...routes.map((route) => `src/routes/${route}.tsx?tsr-split=component`),
  ];
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    if (!manifest[key]) throw new Error(`The build has no ${key}.`);
    seen.add(key);
    for (const next of manifest[key].imports ?? []) visit(next);
  };
  for (const key of keys) visit(key);
  const chunks = [...seen]
    .map((key) => ({ name: manifest[key].name ?? key, file: manifest[key].file }))
    .filter(({ file }) => file.endsWith('.js'))
    .map(({ name, file }) => ({ name, file, bytes: sizeOf(file) }))
    .sort((one, other) => other.bytes - one.bytes);
  return { bytes: chunks.reduce((sum, { bytes }) => sum + bytes, 0), chunks };
}

/** What is wrong with a page's weight, or null. */
export function complaint(name, { bytes, chunks }, budget) {
  if (bytes > budget) {
    const largest = chunks
      .slice(0, LARGEST)
      .map((chunk) => `  ${String(chunk.bytes).padStart(7)}  ${chunk.file} ${chunk.name}`);
    return `${name} loads ${bytes} bytes first; its budget is ${budget}. Its largest chunks:\n${largest.join('\n')}`;
  }
  if (bytes < budget - SLACK_BYTES) return `${name} loads ${bytes} bytes first: lower its budget of ${budget}.`;
  return null;
}

if (process.argv[1] === import.meta.filename) {
  const dist = resolve(import.meta.dirname, '../apps/web/dist');
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const sizeOf = (file) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  for (const [name, { routes, bytes }] of Object.entries(BUDGETS)) {
    const load = firstLoad(manifest, routes, sizeOf);
    console.log(`${String(load.bytes).padStart(7)} of ${bytes} bytes, ${load.chunks.length} files: ${name}`);
    const wrong = complaint(name, load, bytes);
    if (!wrong) continue;
    console.error(wrong);
    process.exitCode = 1;
  }
}
