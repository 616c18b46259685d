// The services that a larger installation stands on, for as long as this runs: PostgreSQL and OpenSearch (tests start a bucket of their own). Without an option their addresses
// are printed until it is ended (`npm run services`). With --test, what is tested on them is run (`npm run test:services`), all of it or the files named; with
// --where-possible as well on a machine that cannot have them the tests are skipped, by name, and how long is waited is bounded.
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { binOf } from './bin.mjs';
import { opensearchProblem, startOpenSearch } from './test-opensearch.mjs';
import { startPostgres } from './test-postgres.mjs';
import { s3Problem } from './test-s3.mjs';

/** What the adapter of the search service promises, whole ways over the services, and what is left when one of many processes is killed. */
const ON_ALL = [
  'src/catalogue/index/opensearch/',
  'src/catalogue/open-catalogue.test.ts',
  'search-service.test.mjs',
  'bucket.test.mjs',
  'several-processes.test.mjs',
];
/** What else needs PostgreSQL, and `npm test` runs with the others. */
const ON_POSTGRES = ['src/catalogue/index/postgres/', 'src/platform/db/', 'src/platform/jobs/'];
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
    // Once, for all tests: what cannot be fetched now is not tried again by each.
    const noBucket = s3Problem(isOptional ? PATIENCE_MS : undefined);
    if (noBucket) console.log(`Without the tests on a bucket: ${noBucket}.`);
    process.exitCode = await test({
      TEST_DATABASE_URL: postgres ?? '',
      TEST_SEARCH_URL: search ?? '',
      ...(noBucket && { TEST_S3: 'none' }),
    });
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
  const files = positionals.length > 0 ? positionals : isOptional ? ON_ALL : [...ON_ALL, ...ON_POSTGRES];
  const projects = ['--project', 'server', '--project', 'scripts'];
  const args = [binOf('vitest'), 'run', ...projects, '--maxWorkers', '1', ...report, ...files];
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return new Promise((done) => child.once('exit', (code) => done(code ?? 1)));
}
