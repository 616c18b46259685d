// Builds the web client when its sources changed, then becomes the server. Runs on the Node that npm installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import module from 'node:module';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const dist = join(root, 'apps/web/dist');
const stamp = join(dist, '.sources');

if (Number(process.versions.node.split('.')[0]) < 24) {
  console.error(
    `Groundwork runs on Node 24, which npm installs beside it; this is ${process.version}. Start it with npm start.`,
  );
  process.exit(1);
}

const sources = hashSources(['apps/web', 'packages/contract/src', 'package-lock.json']);
const built = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
if (built !== sources) {
  console.log('Building the web client …');
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const result = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, 'apps/web'),
    stdio: 'inherit',
  });
  if (result.status !== 0) process.exit(result.status ?? 1);
  writeFileSync(stamp, sources);
}
if (!process.argv.includes('--build-only')) {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => {
    if (warning.name !== 'ExperimentalWarning') console.warn(warning);
  });
  beginAnew();
  await import('../apps/server/src/main.ts');
}

/**
 * With what the environment says when a process begins. From the second start on nothing takes types out of TypeScript, which would need
 * 10 MB in each thread; and what threads gave back, the C library of most Linux systems gives back in turn. Left to itself it keeps most of it.
 */
function beginAnew() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/groundwork/compiled');
  module.enableCompileCache(process.env.NODE_COMPILE_CACHE);
  if (process.platform !== 'linux' || process.env.MALLOC_TRIM_THRESHOLD_ || !process.execve) return;
  const env = { ...process.env, MALLOC_TRIM_THRESHOLD_: '131072', MALLOC_MMAP_THRESHOLD_: '1048576' };
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...process.argv.slice(1)], env);
}

function hashSources(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const absolute = join(root, path);
    const entries = path.endsWith('.json') ? null : readdirSync(absolute, { withFileTypes: true });
    if (!entries) return hash.update(path).update(readFileSync(absolute));
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (['dist', '.tsc', 'node_modules', '.tanstack'].includes(entry.name)) continue;
      if (entry.isDirectory()) visit(`${path}/${entry.name}`);
      else hash.update(`${path}/${entry.name}`).update(readFileSync(join(absolute, entry.name)));
    }
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}
