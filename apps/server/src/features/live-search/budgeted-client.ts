import type { LiveContext } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';
import { systemTimer, type Timer } from '../../platform/fetch/timer.ts';
import type { LiveHostRepository } from './live-hosts.repository.ts';

type Client = LiveContext['client'];

interface Budget {
  hosts: LiveHostRepository;
  /** Requests to one host on one day. */
  perDay: number;
  /** Other processes call the same hosts: then each request waits for its place among theirs, too. */
  isShared: boolean;
  timer?: Timer;
}

const INTERVAL_MS = 1_000;

/** A client of the public sources that keeps the installation's own limits: so many requests to a host a day, and its pace for all processes together. */
export function budgetedClient(client: Client, { hosts, perDay, isShared, timer = systemTimer }: Budget): Client {
  async function take(
    url: string,
    { intervalMs = INTERVAL_MS, signal }: { intervalMs?: number; signal?: AbortSignal },
  ) {
    const { host } = new URL(url);
    const now = timer.now();
    const { requests, startAt } = await hosts.take(host, now, isShared ? intervalMs : 0);
    if (requests > perDay)
      throw new FetchError(
        'refused',
        `${host} has been asked ${perDay} times today, the most that this installation allows`,
      );
    if (isShared) await timer.sleep(startAt - now, signal);
  }
  // A try after a stumble is a request like any other.
  return {
    json: (url, request = {}) => client.json(url, { ...request, beforeTry: () => take(url, request) }),
    text: (url, request = {}) => client.text(url, { ...request, beforeTry: () => take(url, request) }),
  };
}
