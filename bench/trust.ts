import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { S3_BUCKET, S3_KEYS, startS3 } from '../apps/server/test/s3-server.ts';
import { type ServerProcess, startServerProcess, until } from '../apps/server/test/server-process.ts';
import { startTcpProxy } from '../apps/server/test/tcp-proxy.ts';
import { startPostgres, type TestPostgres } from '../scripts/test-postgres.mjs';
import { printTable } from './measure.ts';
import { randomNumbers } from './random.ts';
import { errorsIn, Figures } from './trust-figures.ts';
import { type Account, accountAt, Ledger } from './trust-ledger.ts';
import { mixedRequests } from './trust-requests.ts';
import { trySuites } from './trust-suites.ts';

const KILLS = Number(process.env['BENCH_KILLS'] ?? 100);
const WRITERS = 4;
/** From the first write on: until it is warm it answers little. */
const UP_MS_MIN = 500;
const UP_MS_MORE = 3_000;
/** Before and after a fault that the server survives. */
const CALM_MS = 1_500;
/** So long something is away. */
const AWAY_MS = 2_000;
const RESTARTS = 10;
const POWER_CUTS = 10;
const DISK_FAILURES = 3;
/** The workspace takes some 60 MB of it. */
const SMALL_DISK_MB = 220;
const DAY_MS = 86_400_000;
const CLOCK_JUMPS = [2 * 3_600_000, -DAY_MS, 5 * DAY_MS, -5 * DAY_MS, 40 * DAY_MS, 0];

// Each start finds the program compiled.
process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'groundwork-compiled');
const random = randomNumbers(7);
const figures = new Figures();

type Env = Record<string, string>;

type Part = (postgres: TestPostgres | undefined) => Promise<string[]>;

const FAULTS: Record<string, Part> = {
  kills: () => killed('the embedded store', {}),
  'kills-postgres': async (postgres) =>
    postgres ? killed('PostgreSQL', onDatabase(postgres)) : notTried('kills on PostgreSQL', 'it is not installed'),
  'power-cuts': () => powerCuts(),
  'postgres-crashes': crashedPostgres,
  'full-disk': () => fullDisk(),
  'disk-fails': () => failingDisk(),
  clock: jumpingClock,
  bucket: bucketAway,
};

const OTHERS = { suites, requests };

/**
 * Whether anything that was acknowledged is lost: while people write, the server is killed again and again, and what it stands on fails. After
 * each fault all that it said it had is compared with what is there. Also what the suites on access and hostile input try, and what the
 * process holds over 20,000 mixed requests. `BENCH_KILLS`, `BENCH_REQUESTS`, `BENCH_FAULTS` (names of the lists, with commas).
 */
export async function run(): Promise<void> {
  const named = process.env['BENCH_FAULTS']?.split(',');
  const chosen = (parts: object) => Object.keys(parts).filter((name) => !named || named.includes(name));
  const postgres = await startPostgres({ isLasting: true });
  const rows: string[][] = [];
  try {
    for (const name of chosen(FAULTS)) {
      rows.push(await FAULTS[name]!(postgres));
      console.log(rows.at(-1)!.join(' | '));
    }
  } finally {
    await postgres?.stop();
  }
  if (rows.length > 0)
    printTable(['', 'acknowledged', 'comparisons', 'lost', 'half written', 'told to wait', 'other 5xx'], rows);
  for (const name of chosen(OTHERS)) await OTHERS[name as keyof typeof OTHERS]();
  figures.print();
}

async function suites(): Promise<void> {
  figures.tried(trySuites());
}

async function requests(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  const server = await start(folder, { SAMPLE_DATA: 'on', SEARCHES_PER_MINUTE: '1000000' });
  try {
    figures.answered(await mixedRequests(server, random));
    console.log(`mixed requests: in the log ${errorsIn(server)}`);
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const notTried = (what: string, why: string) => [`${what}: not tried, ${why}`, '', '', '', '', '', ''];

async function start(DATA_DIR: string, env: Env): Promise<ServerProcess> {
  const common = { DATA_DIR, SAMPLE_DATA: 'off', SENTENCE_ENCODER: 'off', DEFAULT_PLAN: 'enterprise' };
  const server = await startServerProcess({ ...common, ...env });
  if (!server.output().includes('Groundwork runs at')) throw new Error(`It did not start: ${server.output()}`);
  return server;
}

/** A database of its own on the server. */
function onDatabase({ url }: TestPostgres): Env {
  const name = `trust_${Date.now()}`;
  execFileSync('psql', [url, '-qc', `CREATE DATABASE ${name}`]);
  const DATABASE_URL = url.replace(/\/postgres$/, `/${name}`);
  return { DATABASE_URL, AUTH_SECRET: 'a secret that is the same after each start' };
}

/** Writes in turn, as fast as it is answered, until the server is gone or `isOver`. */
async function write(account: Account, ledger: Ledger, isOver: () => boolean): Promise<void> {
  while (!isOver()) if (!(await ledger.writeOne(account, random))) return;
}

const people = (server: ServerProcess, prefix: string) =>
  Promise.all(Array.from({ length: WRITERS }, (_, at) => accountAt(server.url, `${prefix}${at}`)));

/** What was acknowledged is compared when the server says that it is ready. */
async function audit(
  server: ServerProcess,
  accounts: Account[],
  ledger: Ledger,
  which: 'all' | 'new' = 'all',
): Promise<void> {
  const isReady = () => fetch(`${server.url}/api/ready`).then(({ ok }) => ok);
  try {
    await until(isReady);
    for (const account of accounts) await account.movedTo(server.url);
    await ledger.audit(accounts, which);
  } catch (cause) {
    throw new Error(`It is gone: ${server.output()}`, { cause });
  }
}

async function killed(store: string, env: Env): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  try {
    return await ended(
      `${KILLS} × kill -9 on ${store}, ${WRITERS} people writing`,
      KILLS,
      folder,
      env,
      async (server, count) => {
        await server.kill9();
        if (count % 20 === 0 && existsSync(join(folder, 'auth-secret'))) unlinkSync(join(folder, 'auth-secret'));
      },
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What has reached the file is what a disk has when the power goes: all that the system holds in memory for it is thrown away. */
const powerCuts = () =>
  onDiskInFile(`the power cut ${POWER_CUTS} times, the embedded store`, POWER_CUTS, async (server, disk) => {
    server.pause();
    copyFileSync(disk.image, `${disk.image}.left`);
    await server.kill9();
    execFileSync('umount', [disk.folder]);
    renameSync(`${disk.image}.left`, disk.image);
    disk.mount();
  });

interface DiskInFile {
  image: string;
  folder: string;
  mount(): void;
}

/** A server whose data are on a disk of its own, which only root can make. */
async function onDiskInFile(
  what: string,
  times: number,
  end: (server: ServerProcess, disk: DiskInFile) => Promise<void>,
): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-disk-'));
  const image = join(folder, 'image');
  const mounted = join(folder, 'disk');
  const disk = {
    image,
    folder: mounted,
    mount: () => execFileSync('mount', ['-o', 'loop,errors=remount-ro', image, mounted], { stdio: 'ignore' }),
  };
  mkdirSync(mounted);
  try {
    execFileSync('truncate', ['-s', `${SMALL_DISK_MB}M`, image]);
    execFileSync('mkfs.ext4', ['-q', image]);
    disk.mount();
  } catch {
    return notTried(what, 'a disk in a file could not be mounted');
  }
  try {
    return await ended(what, times, join(mounted, 'data'), {}, (server) => end(server, disk));
  } finally {
    execFileSync('umount', ['-l', mounted]);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A server that is ended and started again so many times, in the middle of writing. */
async function ended(
  what: string,
  times: number,
  folder: string,
  env: Env,
  end: (server: ServerProcess, count: number) => Promise<void>,
): Promise<string[]> {
  const ledger = new Ledger();
  let server = await start(folder, env);
  const accounts = await people(server, 'w');
  for (let count = 1; count <= times; count += 1) {
    const writing = accounts.map((account) => write(account, ledger, () => false));
    await sleep(UP_MS_MIN + random() * UP_MS_MORE);
    await end(server, count);
    await Promise.all(writing);
    server = await start(folder, env);
    await audit(server, accounts, ledger, count % 10 === 0 || count === times ? 'all' : 'new');
    if (count % 10 === 0)
      console.log(`${count} times, ${ledger.acknowledged} acknowledged, ${ledger.lost.length} lost`);
  }
  await server.stop();
  figures.survived(times, ledger);
  return ledger.row(what);
}

/** A server that goes on through the faults, then is killed once more before the last comparison. */
async function survived(
  what: string,
  { folder, env = {}, faults }: { folder: string; env?: Env; faults: (() => Promise<void>)[] },
): Promise<string[]> {
  const ledger = new Ledger();
  let server = await start(folder, env);
  const accounts = await people(server, 'f');
  for (const fault of faults) {
    let isOver = false;
    const writing = accounts.map((account) => write(account, ledger, () => isOver));
    await sleep(CALM_MS);
    await fault();
    await sleep(CALM_MS);
    isOver = true;
    await Promise.all(writing);
    await audit(server, accounts, ledger);
  }
  console.log(`${what}: in the log ${errorsIn(server)}`);
  await server.kill9();
  server = await start(folder, env);
  await audit(server, accounts, ledger);
  await server.stop();
  figures.survived(1, ledger);
  return ledger.row(what);
}

async function crashedPostgres(postgres: TestPostgres | undefined): Promise<string[]> {
  const what = `PostgreSQL crashed and started again, ${RESTARTS} times`;
  if (!postgres) return notTried(what, 'it is not installed');
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  const fault = async () => {
    await postgres.crash();
    await sleep(random() * AWAY_MS);
    await postgres.comeBack();
  };
  try {
    return await survived(what, { folder, env: onDatabase(postgres), faults: Array(RESTARTS).fill(fault) });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A disk of its own, which only root can make. */
async function onSmallDisk(what: string, faults: (folder: string) => (() => Promise<void>)[]): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_MB}m`, 'groundwork', folder], { stdio: 'ignore' });
  } catch {
    return notTried(what, 'a small disk could not be mounted');
  }
  const data = join(folder, 'data');
  mkdirSync(data);
  try {
    return await survived(what, { folder: data, faults: faults(folder) });
  } finally {
    execFileSync('umount', ['-l', folder]);
    rmSync(folder, { recursive: true, force: true });
  }
}

const fullDisk = () =>
  onSmallDisk('a full disk, three times, then kill -9', (folder) =>
    Array(3).fill(async () => {
      fill(folder);
      await sleep(AWAY_MS);
      unlinkSync(join(folder, 'ballast'));
    }),
  );

/** Linux's own call for it: FS_IOC_SHUTDOWN, without writing anything more. */
const SHUT_DOWN = `
import fcntl, os, struct, sys
fcntl.ioctl(os.open(sys.argv[1], os.O_RDONLY), 0x8004587D, struct.pack('I', 2))`;

/** As when a disk fails: nothing can be written any more, until it has been unmounted and looked through. */
const failingDisk = () =>
  onDiskInFile(
    `a disk that fails in the middle of writing, ${DISK_FAILURES} times`,
    DISK_FAILURES,
    async (server, disk) => {
      execFileSync('python3', ['-c', SHUT_DOWN, disk.folder]);
      await sleep(AWAY_MS);
      console.log(`a disk that fails: ${await saidWhile(server)}`);
      await server.kill9();
      execFileSync('umount', [disk.folder]);
      execFileSync('e2fsck', ['-p', disk.image], { stdio: 'ignore' });
      disk.mount();
    },
  );

/** What the server says while it cannot write. */
async function saidWhile({ url, output }: ServerProcess): Promise<string> {
  const ready = await fetch(`${url}/api/ready`).catch(() => null);
  const last = output().trim().split('\n').at(-1)!;
  return `ready answers ${ready ? ready.status : 'nothing'}; the log ends with ${last.slice(0, 400)}`;
}

async function jumpingClock(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  const CLOCK_FILE = join(folder, 'clock');
  writeFileSync(CLOCK_FILE, '0');
  const NODE_OPTIONS = `--import=${join(import.meta.dirname, 'shifted-clock.mjs')}`;
  const faults = CLOCK_JUMPS.map((shift) => async () => writeFileSync(CLOCK_FILE, String(shift)));
  try {
    const env = { CLOCK_FILE, NODE_OPTIONS };
    return await survived('the clock jumps by hours and days, six times, then kill -9', {
      folder: join(folder, 'data'),
      env,
      faults,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function bucketAway(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'groundwork-trust-'));
  const s3 = await startS3();
  const proxy = await startTcpProxy(new URL(s3.endpoint));
  const env = {
    S3_ENDPOINT: proxy.url.origin,
    S3_BUCKET,
    S3_REGION: S3_KEYS.region,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  };
  const full = async () => {
    s3.state.isFull = true;
    await sleep(AWAY_MS);
    s3.state.isFull = false;
  };
  const away = async () => {
    await proxy.cut();
    await sleep(AWAY_MS);
    await proxy.comeBack();
  };
  try {
    const faults = [full, away, full, away];
    return await survived('a bucket that refuses, or does not answer, four times', { folder, env, faults });
  } finally {
    await proxy.stop();
    await s3.close();
    rmSync(folder, { recursive: true, force: true });
  }
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
