import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { StartError } from '../../start-error.ts';

/**
 * One process alone may have the embedded store's folder open. To a command that backs it up while the server runs, the server gives a copy of
 * it: whoever connects to `<dir>.sock` is answered the copy's path, and the copy goes with the connection.
 */
export interface FolderCopies {
  close(): Promise<void>;
}

export async function offerCopies(dir: string, copyTo: (folder: string) => Promise<void>): Promise<FolderCopies> {
  await removeLeftCopies(dir);
  const open = new Set<Socket>();
  let last: Promise<unknown> = Promise.resolve();
  const server = createServer((socket) => {
    open.add(socket);
    const copy = last.then(() => copyFor(dir, copyTo));
    last = copy.catch(() => undefined);
    copy.then(
      (folder) => socket.write(`${JSON.stringify({ folder })}\n`),
      (error: Error) => socket.end(`${JSON.stringify({ problem: error.message })}\n`),
    );
    socket.on('error', () => undefined);
    socket.once('close', () => {
      open.delete(socket);
      void copy.then((folder) => rm(dirname(folder), { recursive: true, force: true })).catch(() => undefined);
    });
    socket.resume();
  });
  const address = addressOf(dir);
  // Left behind by a process that was killed: the folder's lock is ours, so nobody listens there.
  if (process.platform !== 'win32') await rm(address, { force: true });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve));
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}

async function copyFor(dir: string, copyTo: (folder: string) => Promise<void>): Promise<string> {
  const place = await mkdtemp(`${dir}${COPY_MARK}`);
  try {
    const folder = join(place, basename(dir));
    await copyTo(folder);
    return folder;
  } catch (error) {
    await rm(place, { recursive: true, force: true });
    throw error;
  }
}

/** Asks the process that has the folder open for a copy of it, which is there until `release`. */
export function askForCopy(dir: string): Promise<{ folder: string; release(): void }> {
  return new Promise((resolve, reject) => {
    const socket = connect(addressOf(dir));
    let text = '';
    socket.setEncoding('utf8').on('data', (piece: string) => {
      text += piece;
      if (!text.endsWith('\n')) return;
      const { folder, problem } = JSON.parse(text) as { folder?: string; problem?: string };
      if (folder) resolve({ folder, release: () => socket.destroy() });
      else reject(new StartError(`The running server could not copy its workspace: ${problem}.`));
    });
    const fail = (cause?: Error) =>
      reject(
        new StartError(
          `The data folder ${dir} is in use by a process that gives no copy of it. Stop that process first.`,
          { cause },
        ),
      );
    socket.once('error', fail).once('close', () => fail());
  });
}

const COPY_MARK = '.copy-';

async function removeLeftCopies(dir: string): Promise<void> {
  const names = await readdir(dirname(dir));
  const left = names.filter((name) => name.startsWith(`${basename(dir)}${COPY_MARK}`));
  await Promise.all(left.map((name) => rm(join(dirname(dir), name), { recursive: true, force: true })));
}

/** A socket beside the folder; Windows has names of its own for what only this machine sees. */
const addressOf = (dir: string): string =>
  process.platform === 'win32'
    ? `\\\\.\\pipe\\groundwork-${createHash('sha256').update(dir).digest('hex').slice(0, 32)}`
    : `${dir}.sock`;
