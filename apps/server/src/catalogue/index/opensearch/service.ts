import type { Database } from '../../../platform/db/database.ts';
import type { SearchClient } from '../../../platform/fetch/search-client.ts';
import type { CalledThread } from '../threads/thread.ts';
import type { TextApi } from './text.worker.ts';

/** The tools that all of this index works with. */
export interface Service {
  database: Database;
  client: SearchClient;
  texts: CalledThread<TextApi>;
  /** The prefix of its indexes' names; the index that serves is called so. */
  prefix: string;
  shards: number;
  /** Matches that are counted off; beyond, a total says that there are more, and facets are reckoned from a part of them. */
  countedMax: number;
  /** Told of what goes wrong where nobody waits for it. */
  onError(error: Error): void;
}

/** Numbers of locks that are taken for a session: who tells the search service, and who makes an index. */
export const LOCKS = { telling: [4_750, 1], making: [4_750, 2] } as const;
