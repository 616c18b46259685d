// A throw-away S3 for tests: moto's server, which knows the protocol and none of our code. It keeps all in memory.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.mjs';

const MOTO = 'moto[s3,server]==5.2.1';
const PARTS = resolve(import.meta.dirname, '../node_modules/.cache/groundwork/moto-5.2.1');
const START_TIMEOUT_MS = 60_000;
const FETCH_TIMEOUT_MS = 300_000;
const BUCKET = 'groundwork';

/** Why there can be no S3 here; null where there can. Fetching it takes as long as is allowed, for each of two steps. */
export function s3Problem(fetchMs = FETCH_TIMEOUT_MS) {
  if (process.env.TEST_S3 === 'none') return 'none was found';
  if (!command(fetchMs)) return 'no Python with venv and pip to fetch moto with';
  return null;
}

/** @returns {Promise<{ env: Record<string, string>, empty: () => Promise<void>, stop: () => Promise<void> }>} */
export async function startS3() {
  const port = await freePort();
  const server = spawn(command(), ['-H', '127.0.0.1', '-p', `${port}`], { stdio: 'ignore' });
  const endpoint = `http://127.0.0.1:${port}`;
  const stop = () =>
    new Promise((done) => {
      if (server.exitCode !== null || server.signalCode !== null) return done();
      server.once('exit', done);
      server.kill('SIGKILL');
    });
  const makeBucket = async () => {
    const { status } = await fetch(`${endpoint}/${BUCKET}`, { method: 'PUT' });
    if (status !== 200) throw new Error(`moto makes no bucket: ${status}`);
  };
  const empty = async () => {
    await fetch(`${endpoint}/moto-api/reset`, { method: 'POST' });
    await makeBucket();
  };
  try {
    const until = Date.now() + START_TIMEOUT_MS;
    while (
      !(await fetch(`${endpoint}/moto-api/`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (Date.now() > until || server.exitCode !== null) throw new Error('moto did not start.');
      await new Promise((done) => setTimeout(done, 100));
    }
    await makeBucket();
  } catch (error) {
    await stop();
    throw error;
  }
  const env = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: BUCKET,
    S3_ACCESS_KEY_ID: 'AKIDTEST',
    S3_SECRET_ACCESS_KEY: 'secret/for+tests',
  };
  return { env, empty, stop };
}

/** The one that is installed, or one of our own, fetched once. */
function command(fetchMs = FETCH_TIMEOUT_MS) {
  const has = (path) => spawnSync(path, ['-h'], { stdio: 'ignore' }).status === 0;
  const own = join(PARTS, 'bin/moto_server');
  if (existsSync(own)) return own;
  if (has('moto_server')) return 'moto_server';
  const run = (...args) => spawnSync(args[0], args.slice(1), { stdio: 'ignore', timeout: fetchMs }).status === 0;
  // A virtual environment holds its own address, so that it is made in its place.
  if (run('python3', '-m', 'venv', PARTS) && run(join(PARTS, 'bin/pip'), 'install', MOTO)) return own;
  rmSync(PARTS, { recursive: true, force: true });
  return null;
}
