import { ASSISTANTS_ADDRESS } from '@groundwork/contract/assistants';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { type HttpServer, serveHttp } from '../src/platform/http/serve.ts';
import type { TestApp, Visitor } from './app.ts';

/** The protocol as it is today, and as assistants of the last year speak it. */
export const PROTOCOLS = ['2026-07-28', '2025-11-25'] as const;
type Protocol = (typeof PROTOCOLS)[number];

export interface Assistants {
  address: URL;
  /** An assistant that works with this key. */
  connect(key: string, protocol?: Protocol): Promise<Client>;
  close(): Promise<void>;
}

/** Assistants of the protocol's own library, over HTTP. */
export async function assistantsOf({ server }: TestApp): Promise<Assistants> {
  const http: HttpServer = await serveHttp(server.app.fetch, { port: 0, host: '127.0.0.1' });
  const address = new URL(ASSISTANTS_ADDRESS, `http://127.0.0.1:${http.port}`);
  const clients: Client[] = [];
  return {
    address,
    async connect(key, protocol = '2026-07-28') {
      const mode = protocol === '2025-11-25' ? 'legacy' : { pin: protocol };
      const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
      clients.push(client);
      const headers = { authorization: `Bearer ${key}` };
      await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
      return client;
    },
    async close() {
      await Promise.all(clients.map((client) => client.close()));
      await http.drain({ graceMs: 1_000 });
    },
  };
}

export async function keyOf(person: Visitor, given: object = {}): Promise<{ id: string; key: string }> {
  const { status, body } = await person.post('/settings/api-keys', { name: 'Assistant', expiresInDays: 30, ...given });
  if (status !== 201) throw new Error(`key: ${JSON.stringify(body)}`);
  return body;
}
