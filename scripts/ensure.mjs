// Installs what is missing. Runs under whatever Node started npm (20 or newer) and imports nothing that has to be
// installed: it is the step before there are any packages.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const stamp = join(root, 'node_modules', '.groundwork-stamp');

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 11)) {
  console.error(`Groundwork needs Node 20.11 or newer to install itself; this is ${process.version}.`);
  process.exit(1);
}

const wanted = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform} ${process.arch}`)
  .digest('hex');
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';

if (installed !== wanted) {
  console.log('Installing dependencies (once; one to two minutes) …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: cleanEnvironment(),
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('`npm ci` failed. Check that the package registry can be reached, then run the command again.');
    process.exit(result.status ?? 1);
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, wanted);
}

if (process.argv.includes('--test-tools')) {
  const { ensureTestTools } = await import('./test-tools.mjs');
  ensureTestTools();
}

/** npm must not run on the Node inside node_modules that it is about to replace, nor inherit this run's settings. */
function cleanEnvironment() {
  const env = { ...process.env };
  env.PATH = (env.PATH ?? '')
    .split(delimiter)
    .filter((part) => !part.includes('node_modules'))
    .join(delimiter);
  for (const key of Object.keys(env)) if (key.startsWith('npm_')) delete env[key];
  // Its download, a part for graphics cards, is not used. `allowScripts` says so to newer versions of npm, this to all.
  env.ONNXRUNTIME_NODE_INSTALL = 'skip';
  return env;
}
