// JavaScript that a page needs before it shows anything, gzipped: the entry, the page's own chunk and what both import.
// A page over its budget fails, with the chunks that weigh most; so does one far below it, since then the budget is out of
// date and holds nothing.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const LARGEST = 12;
const SLACK_BYTES = 10_000;

/** Bytes, by the routes that make up the page: 146 to 217 kB, of which React, the router and the query cache are 106. */
export const BUDGETS = {
  home: { routes: ['index'], bytes: 146_500 },
  // The link of a mail that a sign-up waits for takes 100; the hours of closing dates 150 and the address of imports 80, here and below.
  // That nobody may sign up takes 150 here, the code of a second factor 150.
  'sign-in': { routes: ['sign-in'], bytes: 150_900 },
  // With the panels of its first screen; charts, menus and the panels below come after it.
  // Of these few records as a list take 400 (which come later), the counts by year of the sources that were asked take 300, and how much of the field is looked at takes 3,000.
  // The way to real records, which a report's plan has too, takes 450. An order of tabs that nothing overtakes takes 100, here and below. What
  // only an organization's members see is marked on each record for 200; the list of chunks names those of later screens for 70.
  dashboard: { routes: ['_app', '_app.dashboard'], bytes: 203_600 },
  search: { routes: ['_app', '_app.search'], bytes: 218_850 },
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
