// The database thread: owns the only PGlite and gives every client a connection to it over a MessagePort.
import { constants, cpSync, fdatasyncSync, openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { syncFolderNow } from '../../sync-files.ts';
import { Channels } from './channels.ts';
import type { WorkerReply, WorkerRequest, WorkerSettings } from './messages.ts';
import { Scheduler } from './scheduler.ts';
import { Session } from './session.ts';
import { concat, startupMessage } from './wire.ts';

/** PostgreSQL takes all of it at once, 128 MB unless told otherwise; the system keeps the files' pages as well. */
const SHARED_BUFFERS = '16MB';

interface NodeFiles {
  stream_ops: object;
  realPath(node: object): string;
}

/** PGlite switches syncing off, and its files know of none. With these a commit is on the disk before it is acknowledged. */
class SyncedFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>) {
    const { emscriptenOpts } = await super.init(database, options);
    const sync = ({ NODEFS }: { NODEFS?: NodeFiles }) =>
      Object.assign(NODEFS!.stream_ops, {
        fsync: ({ nfd, node }: { nfd?: number; node: object }) => {
          try {
            if (nfd === undefined) syncFolderNow(NODEFS!.realPath(node));
            else fdatasyncSync(nfd);
          } catch (error) {
            // Whether earlier writes are there is unknown from now on, and a later sync would not tell.
            fail(`the disk did not keep what was written (${(error as Error).message})`);
            throw error;
          }
          return 0;
        },
      });
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), sync] } };
  }
}
const WITH_SYNC = [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'];

const settings = workerData as WorkerSettings;
const reply = (message: WorkerReply, transfer: ArrayBuffer[] = []) => parentPort!.postMessage(message, transfer);
const fail = (error: unknown) =>
  reply({ type: 'failed', message: error instanceof Error ? (error.stack ?? error.message) : String(error) });

async function main(): Promise<void> {
  const database = await PGlite.create({
    pgliteWasmModule: settings.postgres,
    startParams: [...WITH_SYNC, '-c', `shared_buffers=${SHARED_BUFFERS}`],
    ...(settings.dir && { fs: new SyncedFiles(settings.dir) }),
    ...(settings.dumpFile && { loadDataDir: await openAsBlob(settings.dumpFile) }),
  });
  const greeting = (await database.execProtocolRaw(startupMessage())).slice();
  const channels = new Channels();
  const scheduler = new Scheduler({
    async backend(messages) {
      const answer: Uint8Array[] = [];
      // `execProtocolRaw` parses each answer besides, and keeps what it has parsed for ever.
      await database.execProtocolRawStream(messages, { onRawData: (bytes) => answer.push(bytes.slice()) });
      return concat(answer);
    },
    channels,
    idleInTransactionMs: settings.idleInTransactionMs,
    onFatal: fail,
  });
  let lastId = 0;

  const handlers = {
    connect({ port }: Extract<WorkerRequest, { type: 'connect' }>) {
      lastId += 1;
      const session = new Session(lastId, port, greeting);
      scheduler.add(session);
      port.on('message', (chunk: Uint8Array) => {
        session.receive(chunk);
        scheduler.wake();
      });
      port.on('close', () => scheduler.end(session));
    },
    async dump() {
      const dump = await scheduler.exclusively(() => database.dumpDataDir('none'));
      const data = new Uint8Array(await dump.arrayBuffer());
      reply({ type: 'dumped', data }, [data.buffer]);
    },
    async copy({ to }: Extract<WorkerRequest, { type: 'copy' }>) {
      await scheduler.exclusively(async () => {
        try {
          // What is in memory goes into the files first. Disks that can share the blocks of two files do.
          await database.exec('CHECKPOINT');
          cpSync(settings.dir!, to, { recursive: true, mode: constants.COPYFILE_FICLONE });
          reply({ type: 'copied' });
        } catch (error) {
          reply({ type: 'copied', problem: error instanceof Error ? error.message : String(error) });
        }
      });
    },
    async close() {
      await scheduler.stop();
      await database.close();
      reply({ type: 'closed' });
      parentPort!.close();
    },
  };
  parentPort!.on('message', (request: WorkerRequest) => {
    Promise.resolve(handlers[request.type](request as never)).catch(fail);
  });
  reply({ type: 'ready' });
}

main().catch(fail);
