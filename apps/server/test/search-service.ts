import { randomUUID } from 'node:crypto';
import { ENGINES } from '@groundwork/contract/engines';
import {
  type OpenSearchIndex,
  openOpenSearchIndex,
  textThread,
} from '../src/catalogue/index/opensearch/opensearch-index.ts';
import { type Database, openDatabase } from '../src/platform/db/database.ts';
import { type SearchClient, searchClient } from '../src/platform/fetch/search-client.ts';
import { openTestDatabase, testServerUrl } from './database.ts';

const searchUrl = process.env['TEST_SEARCH_URL'] || undefined;

/** Tests of the search service want one, and a PostgreSQL server: `npm run test:services` starts both. */
export const SERVICES_MISSING = !searchUrl || !testServerUrl;

const opened: (() => Promise<void>)[] = [];
/** For all indexes of a file: a thread takes longer to start than most tests to run. */
let texts: ReturnType<typeof textThread> | undefined;

/** To be called at the end of a file. */
export async function closeOnServices(): Promise<void> {
  // The last opened first: a database goes with the first that has it.
  for (const close of opened.splice(0).reverse()) await close();
  await texts?.close();
  texts = undefined;
}

export interface OnServices {
  index: OpenSearchIndex;
  database: Database;
  client: SearchClient;
  prefix: string;
  /** The same catalogue as another process has it. */
  openAnother(): Promise<OpenSearchIndex>;
}

/** An index with names and a database of its own, closed at the end of the file where a test does not close it. */
export async function openOnServices(settings: { countedMax?: number } = {}): Promise<OnServices> {
  const client = searchClient({ urls: [searchUrl!] });
  const prefix = `test-${randomUUID().slice(0, 8)}`;
  const database = await openTestDatabase();
  texts ??= textThread();
  const shared = texts;
  let isOpen = 0;
  const open = async (over: Database): Promise<OpenSearchIndex> => {
    const index = await openOpenSearchIndex({
      database: over,
      client,
      engines: ENGINES,
      prefix,
      shards: 1,
      ...settings,
      // However busy the machine: tests look at what is found, and not when.
      freshMs: 60_000,
      onError: () => undefined,
      texts: { start: () => shared.start(), call: (...call) => shared.call(...call), close: async () => undefined },
    });
    let closing: Promise<void> | undefined;
    const close = () => {
      closing ??= index.close().then(async () => {
        isOpen -= 1;
        if (isOpen === 0) await client.call('DELETE', `/${prefix}-*`);
      });
      return closing;
    };
    isOpen += 1;
    opened.push(close);
    return { ...index, close };
  };
  const index = await open(database);
  return {
    index,
    database,
    client,
    prefix,
    openAnother: async () => open(await openDatabase({ url: database.pool.options.connectionString })),
  };
}
