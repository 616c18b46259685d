// A throw-away PostgreSQL server for tests: a new cluster in a temporary folder, gone when stopped.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.mjs';
import { findPostgres } from './test-tools.mjs';

const START_TIMEOUT_MS = 60_000;
const SMALL = ['max_connections=200', 'shared_buffers=64MB'];
// Nothing in it has to survive a power cut, so it may forget to write to disk.
const FAST = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

/**
 * Starts the server. Returns undefined when this machine has no PostgreSQL programs. `isLasting`: what it has committed it keeps when it crashes.
 * @returns {Promise<{ url: string, crash: () => Promise<void>, comeBack: () => Promise<void>, stop: () => Promise<void> } | undefined>}
 */
export async function startPostgres({ isLasting = false } = {}) {
  const bin = findPostgres();
  if (!bin) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-postgres-'));
  const data = join(folder, 'data');
  const asOwner = commandsOfOwner(folder);
  const port = await freePort();
  try {
    const initdb = asOwner(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--no-locale',
      '-N',
    ]);
    execFileSync(...initdb, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const place = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`];
    const settings = [...place, ...SMALL, ...(isLasting ? [] : FAST)];
    const [command, args] = asOwner(join(bin, 'postgres'), [
      '-D',
      data,
      ...settings.flatMap((setting) => ['-c', setting]),
    ]);
    const run = async () => {
      const server = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
      await untilReady(server);
      return server;
    };
    let server = await run();
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      crash: () => end(server),
      comeBack: async () => {
        server = await run();
      },
      stop: () => end(server).then(() => rmSync(folder, { recursive: true, force: true })),
    };
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root: then everything runs as the user `postgres` that its package made. */
function commandsOfOwner(folder) {
  if (process.getuid?.() !== 0) return (command, args) => [command, args];
  chmodSync(folder, 0o755);
  execFileSync('chown', ['postgres', folder]);
  // setpriv replaces itself by the command, so that a signal to it reaches the server.
  return (command, args) => ['setpriv', ['--reuid=postgres', '--regid=postgres', '--init-groups', command, ...args]];
}

function untilReady(server) {
  return new Promise((resolve, reject) => {
    let log = '';
    const giveUp = (reason) => {
      server.kill('SIGKILL');
      reject(new Error(`PostgreSQL did not start (${reason}):\n${log}`));
    };
    const timer = setTimeout(() => giveUp('no answer in time'), START_TIMEOUT_MS);
    const onExit = (code) => giveUp(`exit code ${code}`);
    server.once('exit', onExit);
    server.stderr.on('data', (chunk) => {
      // Its log is of no interest once it runs, but must be read, or the pipe fills up and the server waits.
      if (log === undefined) return;
      log += chunk;
      if (!log.includes('ready to accept connections')) return;
      log = undefined;
      clearTimeout(timer);
      server.off('exit', onExit);
      resolve();
    });
  });
}

function end(server) {
  return new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) return resolve();
    server.once('exit', resolve);
    // SIGQUIT is PostgreSQL's immediate shutdown: no waiting for clients, nothing saved.
    server.kill('SIGQUIT');
  });
}
