import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Real published files for tests: FIXTURES_DIR, or the folder `../shared` beside the repository's root. */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = process.env['FIXTURES_DIR'] ?? path.resolve(root, '../shared');

/** The file's path; null, with a plain message, where the files are not at hand. */
export function realFile(name: string): string | null {
  const location = path.join(folder, 'data', name);
  if (existsSync(location)) return location;
  console.warn(`Skipped: ${location} is not there; set FIXTURES_DIR to the folder that holds data/`);
  return null;
}

/** FIXTURES_DIR itself; null where the files are not at hand. */
export const fixturesDir: string | null = existsSync(path.join(folder, 'data')) ? folder : null;
