import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const MANIFEST = resolve(import.meta.dirname, '../apps/web/dist/.vite/manifest.json');

/** Where the build put a module that is a file of its own: files are named by their contents alone. */
export function builtFile(source: string): string {
  const chunks = JSON.parse(readFileSync(MANIFEST, 'utf8')) as Record<string, { file: string }>;
  const chunk = chunks[source];
  if (!chunk) throw new Error(`The build has no ${source}.`);
  return chunk.file;
}
