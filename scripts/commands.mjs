import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

/** `npm run <name>`, with the settings of a server; answers what it says. */
export async function command(name, env, ...args) {
  const file = resolve(import.meta.dirname, `../apps/server/src/cli/${name}.ts`);
  const run = ['--disable-warning=ExperimentalWarning', file, ...args];
  const { stdout } = await promisify(execFile)(process.execPath, run, { env: { ...process.env, ...env } });
  return stdout;
}

/** So many publications, each of which has these words. */
export async function importPublications(env, count, { words = 'ceramic separators', name = 'row' } = {}) {
  const file = join(env.DATA_DIR, `${name}.csv`);
  const row = (n) => `${name}-${n},Solid electrolyte ${n},On ${words} of batteries,20${10 + (n % 10)}-01-01`;
  writeFileSync(file, ['id,title,text,date', ...Array.from({ length: count }, (_, at) => row(at + 1))].join('\n'));
  await command('import', env, 'publications', '--source', 'layout', '--file', file);
}
