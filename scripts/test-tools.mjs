// What the tests need besides npm packages: a Chromium, and PostgreSQL to run the API tests on both stores.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';
// The one without windows comes first: what a window is made of takes a quarter of a test's time.
const CHROMIUM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  DEBIAN_CHROMIUM,
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of a Chromium on this machine, or undefined: then Playwright's own is used. */
export function findChromium() {
  if (process.env.CHROMIUM) return process.env.CHROMIUM;
  return CHROMIUM_PATHS.find((path) => existsSync(path));
}

/** Folder with PostgreSQL's server programs (initdb, pg_ctl), or undefined. */
export function findPostgres() {
  if (process.env.POSTGRES_BIN) return process.env.POSTGRES_BIN;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    ...versions.map((version) => join(debian, version, 'bin')),
    '/opt/homebrew/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return places.find((place) => existsSync(join(place, 'initdb')));
}

function run(command, args) {
  console.log(`  ${command} ${args.join(' ')}`);
  return (
    spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
      .status === 0
  );
}

let aptUpdated = false;
function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  if (!aptUpdated) aptUpdated = run('apt-get', ['update', '-qq']);
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name]);
}

export function ensureTestTools() {
  const found = findChromium();
  if (!found || found === DEBIAN_CHROMIUM) {
    console.log('Installing Chromium for the browser tests (once) …');
    const installed =
      aptInstall('chromium-headless-shell') ||
      found ||
      aptInstall('chromium') ||
      run('npx', ['playwright', 'install', '--with-deps', 'chromium']);
    if (!installed) {
      console.error('No Chromium: install it by your system’s packages, or set CHROMIUM to its path, then run again.');
      process.exit(1);
    }
  }
  if (!findPostgres() && !aptInstall('postgresql'))
    console.log('No PostgreSQL server programs found: the API tests will run on the embedded store only.');
}
