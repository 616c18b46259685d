import pg from 'pg';

export type Unlisten = () => void;

interface Subscription {
  readonly onPayload: (payload: string) => void;
  readonly onReconnect: (() => void) | undefined;
}

/** Listened to until the end, with or without subscriptions: channels are few, and names come back. */
interface Channel {
  readonly subscriptions: Set<Subscription>;
  listening: Promise<unknown> | undefined;
}

const FIRST_RETRY_MS = 250;
const LONGEST_RETRY_MS = 15_000;
const HEARTBEAT_MS = 20_000;
const HEARTBEAT_TIMEOUT_MS = 10_000;

/** One connection that listens for the whole process and hands each notification to whoever asked for its channel. */
export class Listener {
  readonly #createClient: () => pg.Client;
  readonly #onError: (error: Error) => void;
  readonly #channels = new Map<string, Channel>();
  #client: Promise<pg.Client> | undefined;
  #retry: NodeJS.Timeout | undefined;
  #heartbeat: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(createClient: () => pg.Client, onError: (error: Error) => void) {
    this.#createClient = createClient;
    this.#onError = onError;
  }

  /** `onReconnect` is called after the connection was lost and found again: what was notified in between is lost. */
  async listen(channel: string, onPayload: (payload: string) => void, onReconnect?: () => void): Promise<Unlisten> {
    const subscription: Subscription = { onPayload, onReconnect };
    const known = this.#channels.get(channel) ?? { subscriptions: new Set(), listening: undefined };
    this.#channels.set(channel, known);
    known.subscriptions.add(subscription);
    known.listening ??= this.#connected().then((client) => startListening(client, channel));
    try {
      await known.listening;
    } catch (error) {
      known.subscriptions.delete(subscription);
      known.listening = undefined;
      throw error;
    }
    return () => {
      known.subscriptions.delete(subscription);
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#heartbeat);
    const client = await this.#client?.catch(() => undefined);
    await client?.end();
  }

  #connected(): Promise<pg.Client> {
    this.#client ??= this.#connect();
    return this.#client;
  }

  async #connect(): Promise<pg.Client> {
    const client = this.#createClient();
    client.on('notification', ({ channel, payload }) => {
      for (const { onPayload } of this.#channels.get(channel)?.subscriptions ?? []) onPayload(payload ?? '');
    });
    try {
      await client.connect();
    } catch (error) {
      this.#client = undefined;
      throw error;
    }
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The listening connection ended')));
    this.#watch(client);
    return client;
  }

  /** A connection that a firewall forgot looks alive until something is asked over it. */
  #watch(client: pg.Client): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => {
      client.query({ text: 'SELECT 1', query_timeout: HEARTBEAT_TIMEOUT_MS } as pg.QueryConfig).catch((error) => {
        this.#lose(client, error);
      });
    }, HEARTBEAT_MS);
    this.#heartbeat.unref();
  }

  #lose(client: pg.Client, error: Error): void {
    if (this.#isClosed || !this.#client) return;
    this.#client = undefined;
    clearInterval(this.#heartbeat);
    client.removeAllListeners();
    client.on('error', () => undefined);
    client.end().catch(() => undefined);
    this.#onError(error);
    this.#reconnectIn(FIRST_RETRY_MS);
  }

  #reconnectIn(delayMs: number): void {
    this.#retry = setTimeout(() => {
      this.#resume().catch(() => {
        this.#client = undefined;
        if (!this.#isClosed) this.#reconnectIn(Math.min(delayMs * 2, LONGEST_RETRY_MS));
      });
    }, delayMs);
  }

  async #resume(): Promise<void> {
    const client = await this.#connected();
    for (const channel of this.#channels.keys()) await startListening(client, channel);
    for (const { subscriptions } of this.#channels.values()) {
      for (const { onReconnect } of subscriptions) onReconnect?.();
    }
  }
}

const startListening = (client: pg.Client, channel: string): Promise<unknown> =>
  client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
