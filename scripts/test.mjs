// Everything that must hold before a change lands. What does not wait for another step runs beside it, one step on each
// core; the first failure ends the run. The last lines say where the time went.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { binOf } from './bin.mjs';
import { useMemoryFolder } from './test-folder.mjs';
import { startPostgres } from './test-postgres.mjs';
import { runSteps } from './test-steps.mjs';
import { printSkipped, printSteps, skippedTests, slowestFiles } from './test-timings.mjs';
import { findChromium, findPostgres } from './test-tools.mjs';

const root = resolve(import.meta.dirname, '..');
const timings = join(root, 'test-timings');
const unit = join(timings, 'unit.json');
const services = join(timings, 'services.json');
const browser = join(timings, 'browser.json');
const cores = Math.max(2, availableParallelism());
/** The browser tests' servers and pages, and the workers of the others, take 6 GB together on two cores. */
const ROOM_FOR_BOTH = 12 * 1024 ** 3;
/** On fewer, servers that tests start answer too late for what waits for them. */
const CORES_FOR_BOTH = 4;
const room = Math.min(totalmem(), process.constrainedMemory() || Infinity);
const isTogether = cores >= CORES_FOR_BOTH && room >= ROOM_FOR_BOTH;
/**
 * Half of what a test does is waiting: for a job, a page, a process that starts. Meanwhile the other runner has the cores, where
 * there is memory for both; otherwise one worker more keeps them busy.
 */
const workers = String(isTogether ? cores : cores + 1);
const coresOfRunner = isTogether ? cores / 2 : cores;
const started = Date.now();
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => stopping.abort(new Error(`Ended by ${signal}.`)));

const vitest = ['run', '--maxWorkers', workers, '--reporter=default', '--reporter=json', `--outputFile=${unit}`];
const DEPCRUISE = ['--config', '.dependency-cruiser.cjs', 'packages', 'apps', 'scripts', 'e2e', 'bench'];
const BUILD = 'Web client';
const FIRST_START = 'First start, for the browser tests';
if (useMemoryFolder()) console.log(`\n— Temporary files are kept in memory, in ${tmpdir()}.`);
/** Goes with the run, whichever step failed. */
const folder = mkdtempSync(join(tmpdir(), 'groundwork-run-'));
const startedData = join(folder, 'started');
const inFolder = { TMPDIR: folder, TEMP: folder, TMP: folder };
let postgres;
rmSync(timings, { recursive: true, force: true });
mkdirSync(timings, { recursive: true });
try {
  if (findPostgres()) postgres = await startPostgres();
  else console.log('\n— PostgreSQL is not installed: the API tests run on the embedded store only.\n');
  // In the order in which they start: what fails fast and what others wait for comes first.
  const durations = await runSteps(
    [
      // A compiler of its own for this, in machine code; the scripts that read code need the one in JavaScript.
      { name: 'Types', script: binOf('typescript-7', 'tsc'), args: ['-b', '--singleThreaded'] },
      { name: 'Lint', script: binOf('@biomejs/biome', 'biome'), args: ['check', '--error-on-warnings', '.'] },
      { name: 'File sizes', script: 'scripts/check-file-sizes.mjs' },
      { name: 'Texts', script: 'scripts/check-texts.mjs' },
      { name: 'Unused code', script: binOf('knip') },
      { name: BUILD, script: 'scripts/start.mjs', args: ['--build-only'] },
      {
        name: FIRST_START,
        script: 'e2e/first-start.ts',
        args: [startedData],
        env: { NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/groundwork/compiled') },
      },
      { name: 'Size of the web client', script: 'scripts/check-client-size.mjs', after: [BUILD] },
      { name: 'Import rules', script: binOf('dependency-cruiser', 'depcruise'), args: DEPCRUISE },
      {
        name: 'Tests over the services of a larger installation, where they can be had',
        script: 'scripts/services.mjs',
        args: ['--test', '--where-possible', '--report', services],
        env: { ...inFolder, TEST_DATABASE_URL: postgres?.url ?? '' },
        // Half of their time they wait: for what they have written to be searchable, for what was killed to be taken up. Others run beside them.
        cores: 0.5,
      },
      {
        name: postgres ? 'Unit and API tests, on PostgreSQL' : 'Unit and API tests, embedded store',
        script: binOf('vitest'),
        args: vitest,
        env: { ...inFolder, TEST_DATABASE_URL: postgres?.url ?? '' },
        cores: coresOfRunner,
        isLive: !isTogether,
      },
      {
        name: 'Browser tests',
        script: binOf('@playwright/test', 'playwright'),
        args: ['test', '--workers', workers],
        env: { CHROMIUM: findChromium() ?? '', BROWSER_TIMINGS: browser, GROUNDWORK_STARTED_DATA: startedData },
        after: [BUILD, FIRST_START],
        cores: coresOfRunner,
        isLive: true,
      },
    ],
    { cores, cwd: root, signal: stopping.signal },
  );
  printSteps(durations, slowestFiles([unit, services, browser], root));
  printSkipped(skippedTests([unit, services, browser], root));
  console.log(`\nAll checks and tests passed in ${Math.round((Date.now() - started) / 1000)} s.`);
} catch (error) {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
} finally {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
