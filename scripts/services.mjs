// The services that a larger installation stands on, for as long as this runs: PostgreSQL and OpenSearch (tests start a bucket of their own). Without an option their addresses
// are printed until it is ended (`npm run services`). With --test, what is tested on them is run (`npm run test:services`), all of it or the files named; with
// --where-possible as well on a machine that cannot have them the tests are skipped, by name, and how long is waited is bounded.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { binOf } from './bin.mjs';
import { opensearchProblem, startOpenSearch } from './test-opensearch.mjs';
import { startPostgres } from './test-postgres.mjs';
import { s3Problem } from './test-s3.mjs';

/** What the adapter of the search service promises, and the server on it. */
const OF_SEARCH = ['src/catalogue/index/opensearch/', 'src/catalogue/open-catalogue.test.ts'];
/** What the adapters of these services promise, whole ways over them, and what is left when one of many processes is killed. */
const ALL = [
  ...OF_SEARCH,
  'search-service.test.mjs',
  'bucket.test.mjs',
  'several-processes.test.mjs',
  'src/catalogue/index/postgres/',
  'src/platform/db/',
  'src/platform/jobs/',
];
/** So long others wait who only want to know whether it can be had. */
const PATIENCE_MS = 120_000;

const { values: options, positionals } = parseArgs({
  options: { test: { type: 'boolean' }, 'where-possible': { type: 'boolean' }, report: { type: 'string' } },
  allowPositionals: true,
});
const isOptional = options['where-possible'];

const started = [];
const stop = async () => {
  for (const service of started.splice(0)) await service.stop();
};
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    await stop();
    process.exit(130);
  });

try {
  const postgres = process.env.TEST_DATABASE_URL ?? (await startedUrl(startPostgres));
  if (!postgres) console.log('PostgreSQL is not installed.');
  const search = await searchUrl();
  if (options.test) {
    if (!isOptional && !(postgres && search)) throw new Error('The tests of services need both.');
    const noBucket = isOptional ? null : s3Problem();
    if (noBucket) console.log(`Without the tests on a bucket: ${noBucket}.`);
    process.exitCode = await test({ TEST_DATABASE_URL: postgres ?? '', TEST_SEARCH_URL: search ?? '' });
    await stop();
  } else {
    if (postgres) console.log(`DATABASE_URL=${postgres}`);
    if (search) console.log(`SEARCH_URL=${search}`);
    console.log('They run, and keep nothing, until this is ended.');
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
  await stop();
}

async function startedUrl(start) {
  const service = await start();
  if (service) started.push(service);
  return service?.url;
}

async function searchUrl() {
  const problem = opensearchProblem();
  if (problem) return void console.log(`OpenSearch cannot be started: ${problem}.`);
  const settings = { isShortLived: options.test, ...(isOptional && { fetchMs: PATIENCE_MS, startMs: PATIENCE_MS }) };
  try {
    return await startedUrl(() => startOpenSearch(settings));
  } catch (error) {
    if (!isOptional) throw error;
    console.log(`Without OpenSearch: ${error.message}`);
  }
}

function test(env) {
  const report = options.report ? ['--reporter=default', '--reporter=json', `--outputFile=${options.report}`] : [];
  const files = positionals.length > 0 ? positionals : isOptional ? OF_SEARCH : ALL;
  const projects = ['--project', 'server', '--project', 'scripts'];
  const args = [binOf('vitest'), 'run', ...projects, '--maxWorkers', '1', ...report, ...files];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
