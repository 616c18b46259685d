import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { printTable } from './measure.ts';

const dist = join(import.meta.dirname, '../apps/web/dist');

type Chunk = {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
  src?: string;
  css?: string[];
};

/** JavaScript and styles that each route loads first, gzipped: the entry, what it imports, and the route's own chunk. */
export async function run(): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const entry = Object.keys(manifest).find((key) => manifest[key]!.isEntry)!;
  const routes = Object.keys(manifest).filter((key) => /src\/routes\/[^_].*|src\/routes\/_app\./.test(key));
  const rows = routes.map((route) => {
    const files = new Set([...filesOf(manifest, entry), ...filesOf(manifest, route)]);
    const size = (end: string) =>
      [...files].filter((file) => file.endsWith(end)).reduce((sum, file) => sum + gzipped(file), 0);
    return [route.replace(/^src\/routes\//, '').replace(/\?.*$/, ''), kilobytes(size('.js')), kilobytes(size('.css'))];
  });
  printTable(['route', 'JavaScript, kB gzip', 'styles, kB gzip'], rows);
}

function filesOf(manifest: Record<string, Chunk>, key: string, seen = new Set<string>()): string[] {
  if (seen.has(key) || !manifest[key]) return [];
  seen.add(key);
  const { file, imports = [], css = [] } = manifest[key];
  return [file, ...css, ...imports.flatMap((each) => filesOf(manifest, each, seen))];
}

const gzipped = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
