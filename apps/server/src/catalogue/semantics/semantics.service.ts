import type { CatalogueIndex } from '../index/index.port.ts';
import type { VectorIndex } from '../index/vectors.port.ts';
import type { Embedder, EmbeddingProvider } from './embedding.port.ts';

/** How often changes are looked for; they are taken up once there are none between two looks, or after a while. */
const LOOK_MS = 2_000;
const LATEST_MS = 60_000;
/** How long it may go unnoticed that another process made another model serve. */
const SERVING_KNOWN_MS = 1_000;

interface Dependencies {
  index: CatalogueIndex;
  provider: EmbeddingProvider;
  /** Hears of what went wrong while keeping vectors up to date; it is tried again. */
  onError(error: unknown): void;
}

/** Gives queries their vectors, and keeps those of the records up to date in the background. */
export function semanticsService({ index, provider, onError }: Dependencies) {
  const { vectors } = index;
  const closed = new AbortController();
  let opened: { id: string; embedder: Promise<Embedder | null> } | null = null;
  /** Records before this one have been looked at for this model. */
  let reached = { model: '', from: 0 };
  let keeping: Promise<void> | null = null;
  let known: { at: number; serving: ReturnType<VectorIndex['servingId']> } | null = null;
  let timer: NodeJS.Timeout | undefined;

  function embedderOf(model: { id: string; dimension: number }): Promise<Embedder | null> {
    if (opened?.id !== model.id) {
      void opened?.embedder.then((before) => before?.close()).catch(() => undefined);
      const embedder = provider.open(model, () => vectors.modelData(model.id));
      opened = { id: model.id, embedder };
      // What could not be opened is tried again by the next who asks.
      embedder.catch(() => {
        opened = null;
      });
    }
    return opened.embedder;
  }

  function servingId(): ReturnType<VectorIndex['servingId']> {
    if (!known || Date.now() - known.at > SERVING_KNOWN_MS) known = { at: Date.now(), serving: vectors.servingId() };
    return known.serving;
  }

  async function embedPending(model: { id: string }, embedder: Embedder, signal: AbortSignal): Promise<void> {
    let from: number | null = reached.model === model.id ? reached.from : 0;
    while (from !== null) {
      signal.throwIfAborted();
      const page = await vectors.pending(model.id, from);
      if (page.texts.length > 0) {
        const embedded = await embedder.embedDocuments(page.texts.map(({ title, text }) => ({ title, text })));
        await vectors.put(
          model.id,
          embedded.map((vector, i) => ({ key: page.texts[i]!.key, vector })),
        );
      }
      from = page.next;
      reached = { model: model.id, from: from ?? page.end };
    }
  }

  async function keepOnce(signal: AbortSignal): Promise<void> {
    const serving = await vectors.serving();
    const model = await provider.wanted(vectors, serving, signal);
    if (!model) return;
    if (model.id === serving?.id) {
      const embedder = await embedderOf(model);
      if (embedder) await embedPending(model, embedder, signal);
      return;
    }
    // The next model gets an embedder of its own: queries go on with the one that serves.
    const data = 'data' in model ? model.data : null;
    await vectors.addModel({ ...model, data });
    const next = await provider.open(model, async () => data);
    if (!next) return;
    try {
      await embedPending(model, next, signal);
      await vectors.serve(model.id);
      known = null;
    } finally {
      await next.close();
    }
  }

  /** Gives every record its vector, by a new model where one is wanted. One at a time. */
  function keep(signal: AbortSignal = closed.signal): Promise<void> {
    keeping ??= keepOnce(signal).finally(() => {
      keeping = null;
    });
    return keeping;
  }

  return {
    settings: provider.settings,
    keep,

    /** Null while no model serves. */
    async embedQuery(text: string): Promise<{ model: string; vector: Float32Array } | null> {
      const serving = await servingId();
      const embedder = serving && (await embedderOf(serving));
      return embedder ? { model: serving.id, vector: await embedder.embedQuery(text) } : null;
    },

    /** Keeps vectors up to date from now on. */
    start(): void {
      let [seen, done, since] = [-1, -1, Date.now()];
      const look = async () => {
        const { version } = await index.version();
        const isSettled = version === seen || Date.now() - since > LATEST_MS;
        seen = version;
        if (version === done || !isSettled) return;
        await keep();
        done = version;
        since = Date.now();
      };
      timer = setInterval(() => {
        if (!keeping) look().catch((error) => closed.signal.aborted || onError(error));
      }, LOOK_MS);
      timer.unref();
    },

    async close(): Promise<void> {
      clearInterval(timer);
      closed.abort(new Error('The server stops.'));
      await keeping?.catch(() => undefined);
      await opened?.embedder.then((embedder) => embedder?.close()).catch(() => undefined);
    },
  };
}

export type Semantics = ReturnType<typeof semanticsService>;
