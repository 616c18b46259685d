import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ServerProcess, startServerProcess } from '../apps/server/test/server-process.ts';
import { printTable } from './measure.ts';
import { randomNumbers } from './random.ts';
import { type Account, accountAt, Ledger } from './trust-ledger.ts';

const KILLS = Number(process.env['BENCH_KILLS'] ?? 100);
const WRITERS = 4;
/** From the first write on: until it is warm it answers little. */
const UP_MS_MIN = 500;
const UP_MS_MORE = 3_000;
/** The workspace takes some 60 MB of it. */
const SMALL_DISK_MB = 220;

// Each start finds the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'groundwork-compiled');
const random = randomNumbers(7);

/**
 * Whether anything that was acknowledged is lost: the server is killed again and again while people write, its disk runs full and
 * its secret gets lost, and after each all that it said it had is compared with what is there. `BENCH_KILLS`, `DATABASE_URL`.
 */
export async function run(): Promise<void> {
  const rows: string[][] = [];
  rows.push(await killed());
  rows.push(await fullDisk());
  printTable(['', 'acknowledged', 'comparisons', 'lost', 'half written', 'answers 5xx'], rows);
  console.log('\n5xx: while the disk was full, 507 or 503 is what is to be answered; after kills none is.');
}

const shape = () => ({ ...(process.env['DATABASE_URL'] && { DATABASE_URL: process.env['DATABASE_URL'] }) });
const start = (DATA_DIR: string) =>
  startServerProcess({ DATA_DIR, SAMPLE_DATA: 'off', SENTENCE_ENCODER: 'off', DEFAULT_PLAN: 'enterprise', ...shape() });

/** Writes in turn, as fast as it is answered, until the server is gone or `isOver`. */
async function write(account: Account, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) if (!(await ledger.writeOne(account, random))) return;
}

async function killed(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  const ledger = new Ledger();
  try {
    let server = await start(folder);
    const accounts = await Promise.all(Array.from({ length: WRITERS }, (_, at) => accountAt(server.url, `w${at}`)));
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writing = accounts.map((account) => write(account, ledger, () => false));
      await sleep(UP_MS_MIN + random() * UP_MS_MORE);
      await server.kill9();
      await Promise.all(writing);
      if (kill % 20 === 0 && !process.env['DATABASE_URL']) unlinkSync(join(folder, 'auth-secret'));
      server = await start(folder);
      for (const account of accounts) await account.movedTo(server.url);
      await ledger.audit(accounts, kill === KILLS ? 'all' : 'newest');
      if (kill % 10 === 0)
        console.log(`${kill} kills, ${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost`);
    }
    await server.stop();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return ledger.row(`${KILLS} × kill -9, ${WRITERS} people writing`);
}

async function fullDisk(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-full-'));
  const ledger = new Ledger();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'groundwork', folder], { stdio: 'ignore' });
  } catch {
    return ['a full disk: not tried, a small one could not be mounted', '', '', '', '', ''];
  }
  const data = join(folder, 'data');
  mkdirSync(data);
  try {
    let server: ServerProcess = await start(data);
    const accounts = await Promise.all(Array.from({ length: WRITERS }, (_, at) => accountAt(server.url, `f${at}`)));
    const end = Date.now() + 4_000;
    const writing = accounts.map((account) => write(account, ledger, () => Date.now() > end));
    await sleep(1_000);
    fill(folder);
    await Promise.all(writing);
    const ready = await fetch(`${server.url}/api/ready`).catch(() => null);
    console.log(`full disk: ready answers ${ready?.status}, the log says ${saidIn(server.output())}`);
    await server.kill9();
    unlinkSync(join(folder, 'ballast'));
    server = await start(data);
    for (const account of accounts) await account.movedTo(server.url);
    await ledger.audit(accounts, 'all');
    await server.stop();
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
  return ledger.row('a full disk, then kill -9');
}

/** Down to the last byte. */
function fill(folder: string): void {
  const file = join(folder, 'ballast');
  for (let size = 1_000_000; size >= 1_000; size /= 10)
    for (;;)
      try {
        writeFileSync(file, Buffer.alloc(size), { flag: 'a' });
      } catch {
        break;
      }
}

const saidIn = (output: string) =>
  JSON.stringify(output.split('\n').filter((line) => /full|ENOSPC|space/i.test(line))[0] ?? 'nothing');
