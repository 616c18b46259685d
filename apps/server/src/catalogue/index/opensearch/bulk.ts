import { setTimeout as sleep } from 'node:timers/promises';
import type { SearchClient } from '../../../platform/fetch/search-client.ts';
import { SearchServiceAwayError } from '../../../platform/fetch/search-service-away.ts';

interface BulkItem {
  _id: string;
  status: number;
  error?: { type: string; reason: string };
}

export interface BulkOptions {
  /** The alias of an index that serves, or the name of one that is being filled. */
  target: string;
  isAlias: boolean;
  /** A document that the service refuses, and would refuse again. */
  onRefused(id: string, reason: string): void;
}

const BULK_TIMEOUT_MS = 120_000;
const BUSY_PAUSE_MS = 500;
const BUSY_TRIES = 20;

/** A record that is newer there, or already gone, is as it should be. */
const isDone = ({ status, error }: BulkItem) =>
  !error || (status === 409 && error.type === 'version_conflict_engine_exception') || status === 404;

/** Sends lines until each is taken: a service that is busy is asked again for all of them, which does no harm. */
export async function sendBulk(client: SearchClient, lines: string, options: BulkOptions): Promise<void> {
  const { target, isAlias, onRefused } = options;
  for (let tries = 1; ; tries++) {
    // Without the alias a new index would be made, of whatever layout.
    const path = `/${target}/_bulk?filter_path=items.*._id,items.*.status,items.*.error.type,items.*.error.reason${isAlias ? '&require_alias=true' : ''}`;
    const { items = [] }: { items?: Record<string, BulkItem>[] } =
      (await client.call('POST', path, { body: lines, timeoutMs: BULK_TIMEOUT_MS })) ?? {};
    const failed = items.flatMap(Object.values<BulkItem>).filter((item) => !isDone(item));
    const busy = failed.filter(({ status }) => status === 429 || status >= 500);
    if (busy.length === 0) {
      for (const { _id, error } of failed) onRefused(_id, `${error!.type}: ${error!.reason}`);
      return;
    }
    if (tries === BUSY_TRIES) throw new SearchServiceAwayError('The search service is too busy to take what is new.');
    await sleep(BUSY_PAUSE_MS);
  }
}
