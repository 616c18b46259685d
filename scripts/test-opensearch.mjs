// A throw-away OpenSearch with k-NN for tests: in one Java process, over a temporary folder, gone when stopped. Its parts come from
// Maven's repository, once, into the folder of caches.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from './free-port.mjs';

const KNN = 'org.opensearch.plugin:opensearch-knn:2.19.1.0:zip';
const PARTS = resolve(import.meta.dirname, '../node_modules/.cache/groundwork/opensearch-2.19.1');
const SOURCES = join(import.meta.dirname, 'opensearch');
const POM = join(SOURCES, 'pom.xml');
/** Vectors are compared many numbers at once, as where it is installed. */
const JVM = ['--add-modules=jdk.incubator.vector', '-Xms256m'];
const HEAP_MB = 768;
/** What runs for minutes is not worth the better of the two compilers. */
const SHORT_LIVED = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
const START_TIMEOUT_MS = 180_000;
/** A repository that does not answer must not hold up those who wait. */
const FETCH_TIMEOUT_MS = 600_000;

/** Why there can be no OpenSearch here; null where there can. */
export function opensearchProblem() {
  for (const [command, ...args] of [
    ['java', '-version'],
    ['jar', '--version'],
  ])
    if (spawnSync(command, args, { stdio: 'ignore' }).status !== 0)
      return `no ${command} (a Java development kit of 17 or later)`;
  if (!existsSync(PARTS) && spawnSync('mvn', ['-v'], { stdio: 'ignore' }).status !== 0)
    return 'no mvn to fetch it with';
  return null;
}

/**
 * Each node is a process of its own; of three or more any may manage the cluster, `managing` tells which does. `kill` ends one as a power switch
 * would, `start` brings it back with what it had.
 * @param {{ nodes?: number, isShortLived?: boolean, heapMb?: number, fetchMs?: number, startMs?: number }} [options]
 * @returns {Promise<{ url: string, urls: string[], managing: () => Promise<number>, kill: (node?: number) => Promise<void>, start: (node?: number) => Promise<void>, stop: () => Promise<void> }>}
 */
export async function startOpenSearch(options = {}) {
  const {
    nodes = 1,
    isShortLived = false,
    heapMb = HEAP_MB,
    fetchMs = FETCH_TIMEOUT_MS,
    startMs = START_TIMEOUT_MS,
  } = options;
  await fetchParts(fetchMs);
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-opensearch-'));
  const places = [];
  for (let at = 0; at < nodes; at++) places.push({ port: await freePort(), transport: await freePort() });
  // Two could not agree without each other.
  const managers = places.slice(0, nodes < 3 ? 1 : nodes).map(({ transport }) => transport);
  const urls = places.map(({ port }) => `http://127.0.0.1:${port}`);
  const servers = [];
  const start = (at = 0) => {
    const { port, transport } = places[at];
    const own = [join(folder, `node-${at}`), port, transport, managers].map(String);
    const compiler = isShortLived ? SHORT_LIVED : [];
    const args = [...JVM, `-Xmx${heapMb}m`, ...compiler, '-cp', join(PARTS, '*'), join(SOURCES, 'Start.java'), ...own];
    // It ends with whoever started it, however that ends: nothing is written to its input, which then closes.
    servers[at] = spawn('java', args, { cwd: folder, stdio: ['pipe', 'pipe', 'pipe'] });
    return untilReady(servers[at], startMs);
  };
  const kill = (at = 0) => ended(servers[at]);
  const stop = async () => {
    await Promise.all(servers.map(ended));
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    await Promise.all(places.map((_, at) => start(at)));
  } catch (error) {
    await stop();
    throw error;
  }
  const managing = async () => {
    const [{ node }] = await (await fetch(`${urls[0]}/_cat/cluster_manager?format=json`)).json();
    return places.findIndex(({ transport }) => String(transport) === node);
  };
  return { url: urls[0], urls, managing, kill, start, stop };
}

/** Laid out beside their place, and put there when they are complete. */
async function fetchParts(timeout) {
  if (existsSync(PARTS)) return;
  console.log('Fetching OpenSearch for the tests (once; some 120 MB) …');
  const signal = AbortSignal.timeout(timeout);
  const unfinished = `${PARTS}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  try {
    const maven = (...args) => run('mvn', ['-q', '-B', '-Dstyle.color=never', '-f', POM, ...args], unfinished, signal);
    await maven('dependency:copy-dependencies', `-DoutputDirectory=${unfinished}`, '-DincludeScope=runtime');
    await maven('dependency:copy', `-Dartifact=${KNN}`, `-DoutputDirectory=${unfinished}`);
    for (const name of readdirSync(unfinished).filter((each) => each.endsWith('.zip')))
      await run('jar', ['xf', join(unfinished, name)], unfinished, signal);
    renameSync(unfinished, PARTS);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
}

function run(command, args, cwd, signal) {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'], signal, killSignal: 'SIGKILL' });
  // Told where it fails: what Maven says besides is signs for terminals, before the addresses that people copy.
  let said = '';
  child.stderr.on('data', (chunk) => (said = `${said}${chunk}`.slice(-4_000)));
  return new Promise((done, failed) => {
    child.once('error', ({ message }) => failed(new Error(`${command} could not fetch OpenSearch: ${message}`)));
    child.once('exit', (code) =>
      code === 0 ? done() : failed(new Error(`${command} could not fetch OpenSearch.\n${said}`)),
    );
  });
}

function untilReady(server, timeout) {
  return new Promise((ready, failed) => {
    let log = '';
    const giveUp = (reason) => {
      server.kill('SIGKILL');
      failed(new Error(`OpenSearch did not start (${reason}):\n${log.slice(-4_000)}`));
    };
    const timer = setTimeout(() => giveUp('no answer in time'), timeout);
    const onExit = (code) => giveUp(`exit code ${code}`);
    server.once('exit', onExit);
    // Its log must be read, or the pipe fills up and the server waits.
    server.stderr.on('data', (chunk) => (log = `${log}${chunk}`.slice(-4_000)));
    server.stdout.on('data', (chunk) => {
      log = `${log}${chunk}`.slice(-4_000);
      if (!log.includes('READY')) return;
      clearTimeout(timer);
      server.off('exit', onExit);
      ready();
    });
  });
}

function ended(server) {
  return new Promise((done) => {
    if (server.exitCode !== null || server.signalCode !== null) return done();
    server.once('exit', done);
    server.kill('SIGKILL');
  });
}
