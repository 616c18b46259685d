// Everything that must hold before a change lands, in the order in which it fails fastest. One failure ends the run.
import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { binOf } from './bin.mjs';
import { startPostgres } from './test-postgres.mjs';
import { findChromium, findPostgres } from './test-tools.mjs';

const root = resolve(import.meta.dirname, '..');
const started = Date.now();
let postgres;

try {
  await step('Lint', binOf('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']);
  await step('File sizes', 'scripts/check-file-sizes.mjs', []);
  await step('Texts', 'scripts/check-texts.mjs', []);
  await step('Types', binOf('typescript', 'tsc'), ['-b']);
  await step('Import rules', binOf('dependency-cruiser', 'depcruise'), [
    '--config',
    '.dependency-cruiser.cjs',
    'packages',
    'apps',
    'scripts',
    'e2e',
    'bench',
  ]);
  await step('Unit and API tests, embedded store', binOf('vitest'), ['run']);
  if (findPostgres()) {
    postgres = await startPostgres();
    await step(
      'API tests, PostgreSQL',
      binOf('vitest'),
      ['run', '--project', 'server', 'src/features', 'src/platform/db', 'src/platform/jobs'],
      { TEST_DATABASE_URL: postgres.url },
    );
  } else console.log('\n— PostgreSQL is not installed: the API tests ran on the embedded store only.\n');
  await step('Web client', 'scripts/start.mjs', ['--build-only']);
  await step('Browser tests', binOf('@playwright/test', 'playwright'), ['test'], { CHROMIUM: findChromium() ?? '' });
  console.log(`\nAll checks and tests passed in ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
}

function step(name, script, args, env = {}) {
  console.log(`\n— ${name}\n`);
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    });
    child.once('exit', (code) => (code === 0 ? done() : fail(new Error(`${name}: failed.`))));
  });
}
