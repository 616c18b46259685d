import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { engineDeclarations } from '../src/catalogue/engines/registry.ts';
import { abortError } from '../src/catalogue/index/errors.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import { Reader } from '../src/catalogue/index/sqlite/reader/reader.ts';
import { openForReading, openForWriting } from '../src/catalogue/index/sqlite/shared/connection.ts';
import { ensureSchema } from '../src/catalogue/index/sqlite/shared/schema.ts';
import { describeStorageError } from '../src/catalogue/index/sqlite/shared/storage-error.ts';
import { type CatalogueThreads, openSqliteIndex } from '../src/catalogue/index/sqlite/sqlite-index.ts';
import { StateReader } from '../src/catalogue/index/sqlite/state/state-reader.ts';
import { rebuildIdentities } from '../src/catalogue/index/sqlite/writer/identity-rows.ts';
import { rewriteTexts } from '../src/catalogue/index/sqlite/writer/record-store.ts';
import { Writer } from '../src/catalogue/index/sqlite/writer/writer.ts';
import type { CalledThread } from '../src/catalogue/index/threads/thread.ts';
import type { WorkerSettings } from '../src/catalogue/index/threads/wire.ts';

type Settings = Omit<WorkerSettings, 'cancelled'>;

const isNeverCancelled = { check: () => undefined };

/**
 * The embedded catalogue over a file of its own, without its threads: three of them take longer to start than most tests to
 * run, and what a test stores is little. The tests of the index, and of whole servers, have threads.
 */
export const openIndexWithoutThreads = (file = ':memory:'): Promise<CatalogueIndex> =>
  openSqliteIndex({ file, engines: engineDeclarations, readers: 1 }, HERE);

const HERE: CatalogueThreads = {
  writer: ({ file }) =>
    here(file, () => {
      const db = openForWriting(file);
      ensureSchema(db, { rebuildIdentities, rewriteTexts });
      return new Writer(db);
    }),
  state: ({ file }) => here(file, () => new StateReader(openForReading(file))),
  reader: ({ file, engines, memory }: Settings) =>
    here(file, () => new Reader(openForReading(file), engines, isNeverCancelled, memory)),
};

/** As over a thread's port: what goes in and out is copied, and others have their turn before the answer. */
function here<Api extends object>(file: string, open: () => Api): CalledThread<Api> {
  let opened: Api | undefined;
  const api = (): Api => {
    opened ??= open();
    return opened;
  };
  const answer = (method: keyof Api, args: unknown[]) => {
    try {
      const run = api()[method] as (...given: unknown[]) => unknown;
      return structuredClone(run.apply(api(), structuredClone(args)));
    } catch (error) {
      throw describeStorageError(error, file);
    }
  };
  return {
    start: async () => void api(),
    async call(method, args, signal) {
      if (signal?.aborted) throw abortError();
      const value = answer(method, args as unknown[]);
      await yieldToEventLoop();
      return value as never;
    },
    close: async () => {
      if (opened) answer('close' as keyof Api, []);
    },
  };
}
