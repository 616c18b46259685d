import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EngineDeclaration } from '../../engine.ts';
import { CatalogueStorageError, IndexClosedError } from '../errors.ts';
import type { CatalogueIndex, Checkpoint } from '../index.port.ts';
import { type CalledThread, Thread } from '../threads/thread.ts';
import type { WorkerSettings } from '../threads/wire.ts';
import { ReaderPool } from './main/reader-pool.ts';
import { responseCache } from './main/response-cache.ts';
import { memoryDefault, sharesOf } from './shared/memory.ts';
import type { ReaderApi, StateApi, WriterApi } from './shared/protocol.ts';

export interface SqliteIndexOptions {
  /** The catalogue's file, created when missing. ':memory:' keeps it in a temporary folder until close(). */
  file: string;
  engines: Pick<EngineDeclaration, 'id'>[];
  /** Threads that search; default 2. Each keeps its own arrays, some 60 bytes a record. */
  readers?: number;
  /** MB that all threads together may keep besides these arrays, so that what is asked often is answered soon. */
  memory?: number;
}

type Settings = Omit<WorkerSettings, 'cancelled'>;

/** The threads that do the work. Tests without a thread of their own put others in the place of these. */
export interface CatalogueThreads {
  writer(settings: Settings): CalledThread<WriterApi>;
  state(settings: Settings): CalledThread<StateApi>;
  reader(settings: Settings): CalledThread<ReaderApi>;
}

const THREADS: CatalogueThreads = {
  writer: (settings) => new Thread(new URL('./writer/sqlite-writer.worker.ts', import.meta.url), settings),
  state: (settings) => new Thread(new URL('./state/sqlite-state.worker.ts', import.meta.url), settings),
  reader: (settings) => new Thread(new URL('./reader/sqlite-reader.worker.ts', import.meta.url), settings),
};

const READERS_DEFAULT = 2;
/** How often readers look for changes on their own, by this process or another. A search always looks first. */
const REFRESH_MS = 1_000;

/**
 * The embedded catalogue: one SQLite file with FTS5, one thread that writes, some that search, and one that says which state it is in. Rejects with
 * CatalogueStorageError when the file cannot be used.
 */
export async function openSqliteIndex(options: SqliteIndexOptions, start = THREADS): Promise<CatalogueIndex> {
  const temporary = options.file === ':memory:' ? await mkdtemp(join(tmpdir(), 'groundwork-catalogue-')) : null;
  const file = temporary ? join(temporary, 'catalogue.db') : options.file;
  await makeFolder(dirname(file));
  const count = options.readers ?? READERS_DEFAULT;
  const shares = sharesOf(options.memory ?? memoryDefault(), count);
  const settings = { file, engines: options.engines.map(({ id }) => id) };
  const writer = start.writer(settings);
  const state = start.state(settings);
  const readers = Array.from({ length: count }, () => start.reader({ ...settings, memory: shares.reader }));
  const removeTemporary = async () => {
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  let pool: ReaderPool;
  try {
    // The writer lays out an empty file; readers can only open one that is laid out.
    await writer.start();
    [pool] = await Promise.all([ReaderPool.start(readers), state.start()]);
  } catch (error) {
    await Promise.all([writer, state, ...readers].map((thread) => thread.close()));
    await removeTemporary();
    throw error;
  }
  return sqliteIndex({ writer, state, readers: pool }, shares.answers, removeTemporary);
}

interface Threads {
  writer: CalledThread<WriterApi>;
  state: CalledThread<StateApi>;
  readers: ReaderPool;
}

function sqliteIndex(
  { writer, state, readers }: Threads,
  answersBytes: number,
  onClosed: () => Promise<void>,
): CatalogueIndex {
  let closing: Promise<void> | null = null;
  const refreshing = setInterval(() => readers.refresh(), REFRESH_MS).unref();
  const ensureOpen = () => {
    if (closing) throw new IndexClosedError();
  };
  const write: CalledThread<WriterApi>['call'] = async (...call) => {
    ensureOpen();
    return writer.call(...call);
  };
  const stateOf: CalledThread<StateApi>['call'] = async (...call) => {
    ensureOpen();
    return state.call(...call);
  };
  /** A question to a reader: null asks as a stranger does. */
  type Ask = (collection: string | null) => CalledThread<ReaderApi>['call'];
  const asking: Ask = (collection) => async (method, args, signal) => {
    ensureOpen();
    if (collection === null) return readers.read((reader) => reader.call(method, args, signal), signal);
    const question: Parameters<ReaderApi['seenBy']> = [collection, method as never, args];
    return readers.read((reader) => reader.call('seenBy', question, signal), signal) as never;
  };
  const search = responseCache({
    bytes: answersBytes,
    version: async () => (await stateOf('version', [])).version,
    ask: (query, collection, signal) => asking(collection)('searchPacked', [query], signal),
  });
  const seenBy = (collection: string | null): CatalogueIndex => {
    const ask = asking(collection);
    return {
      seenBy,
      upsert: (records, checkpoint) => write('upsert', [records, checkpoint]),
      delete: (refs) => write('delete', [refs]),
      deleteCollection: (name) => write('deleteCollection', [name]),
      markWithdrawn: (refs, reason) => write('markWithdrawn', [refs, reason]),
      deleteSample: (keep) => write('deleteSample', [keep]),
      getCheckpoint: async <Value>(key: string) => (await write('getCheckpoint', [key])) as Checkpoint<Value> | null,
      setCheckpoint: (key, value) => write('setCheckpoint', [key, value]),
      get: (refs, signal) => ask('get', [refs], signal),
      refsOfSource: (...which) => ask('refsOfSource', which),
      search: (query, signal) => search(query, collection, signal),
      similar: (query, signal) => ask('similar', [query], signal),
      searchRefs: (query, signal) => ask('searchRefs', [query], signal),
      facetValues: (selection, field, contains, limit, signal) =>
        ask('facetValues', [{ selection, field, contains, limit }], signal),
      aggregate: (query, signal) => ask('aggregate', [query], signal),
      selectChanges: (selections, range, signal) => ask('selectChanges', [selections, range], signal),
      wordCounts: (words, signal) => ask('wordCounts', [words], signal),
      similarWords: (words, limit, signal) => ask('similarWords', [words, limit], signal),
      findByIdentity: (keys, options, signal) => ask('findByIdentity', [{ keys, ...options }], signal),
      ping: async () => {
        await stateOf('version', []);
        return { waiting: 0 };
      },
      stats: () => ask('stats', []),
      lastChange: () => ask('lastChange', []),
      changes: (...which) => ask('changes', which),
      version: () => stateOf('version', []),
      vectors: {
        servingId: () => stateOf('servingId', []),
        serving: () => ask('servingModel', []),
        modelData: (id) => ask('modelData', [id]),
        addModel: (model) => write('addModel', [model]),
        async serve(id) {
          while ((await write('serveModel', [id])) > 0);
        },
        // Models learn from everybody's records.
        learnable: () => asking(null)('learnable', []),
        sample: (size) => asking(null)('sampleKeys', [size]),
        texts: (keys) => ask('texts', [keys]),
        pending: (model, from) => ask('pendingTexts', [model, from]),
        put: (model, vectors) => write('putVectors', [model, vectors]),
        neighbors: (query, signal) => ask('neighbors', [query], signal),
        of: (ref) => ask('vectorOf', [ref]),
      },
      close,
    };
  };
  const close = () => {
    clearInterval(refreshing);
    // The writer last: the last connection moves what is in the log into the file.
    closing ??= Promise.all([readers.close(), state.close()])
      .then(() => writer.close())
      .then(onClosed);
    return closing;
  };
  return seenBy(null);
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true });
  } catch (cause) {
    throw new CatalogueStorageError(`The catalog's folder ${folder} cannot be made. Check the rights on it.`, {
      cause,
    });
  }
}
