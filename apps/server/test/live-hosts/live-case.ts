import type { ReplayHost, ReplayRequest } from '../replay-server.ts';

/** What a source's servers answer, in its own envelopes and by its own rules of paging, over made-up records. */
export interface LiveCase {
  source: string;
  hosts: Record<string, ReplayHost>;
  /** The host that is paged. */
  host: string;
  /** Which requests to it are pages; all of them when absent. */
  isPage?(request: ReplayRequest): boolean;
  /** Records that a whole run stores, and rows that it rejects. */
  stored: number;
  rejected: number;
  /** Requests to `host` of a whole run. */
  requests: number;
  /** Where a request says the first day it asks for; null when the source cannot be asked for days. */
  sinceIn: ((request: ReplayRequest) => string) | null;
  /** Requests to `host` of the next run, where they tell what a source without a filter by day need not read again. */
  requestsAgain?: number;
  settings?: Record<string, string>;
}

export const from = <Item>(length: number, make: (index: number) => Item): Item[] =>
  Array.from({ length }, (_, index) => make(index));
export const pad = (value: number, length: number) => String(value).padStart(length, '0');

/** Pages of three by token. */
export function byToken(
  request: ReplayRequest,
  name: string,
  all: unknown[],
): { page: unknown[]; next: string | null } {
  const token = request.query.get(name);
  const start = token && token !== '*' ? Number(token.replace('after-', '')) : 0;
  return { page: all.slice(start, start + 3), next: start + 3 < all.length ? `after-${start + 3}` : null };
}
