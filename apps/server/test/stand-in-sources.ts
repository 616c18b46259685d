import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { AskedWorld } from './ask-hosts/ask-case.ts';
import { askHosts } from './ask-hosts/index.ts';
import { readRequest, send } from './replay-server.ts';

export interface StandIn {
  /** For SOURCES_MIRROR. */
  url: string;
  /** When each host was asked, in milliseconds. */
  askedAt: Map<string, number[]>;
  /** Hosts that answer 503, and those that answer JSON of another shape, while they stand here. */
  down: Set<string>;
  drifted: Set<string>;
  close(): Promise<void>;
}

/**
 * All public sources on this machine, over real HTTP, each as slow as such services are: an answer takes between `from` and
 * `to` milliseconds, in an order that is the same each time.
 */
export async function openStandIn(world: AskedWorld, { from = 300, to = 800 } = {}): Promise<StandIn> {
  const hosts = askHosts(world);
  const askedAt = new Map<string, number[]>();
  const down = new Set<string>();
  const drifted = new Set<string>();
  let count = 0;
  const server = createServer(async (incoming, response) => {
    const request = await readRequest(incoming);
    askedAt.set(request.host, [...(askedAt.get(request.host) ?? []), Date.now()]);
    count += 1;
    await wait(from + ((count * 137) % (to - from + 1)));
    if (down.has(request.host))
      send(response, { status: 503, body: '<html><title>Down for maintenance</title></html>' });
    else if (drifted.has(request.host)) send(response, { json: { version: 2, payload: [] } });
    else send(response, hosts[request.host]?.(request) ?? { status: 404 });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    askedAt,
    down,
    drifted,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
