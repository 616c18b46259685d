import { setTimeout as sleep } from 'node:timers/promises';
import type { SemanticsStatus } from '@groundwork/contract/data-sets';
import type { CatalogueIndex } from '../index/index.port.ts';
import type { ServingModel, VectorIndex, VectorModel } from '../index/vectors.port.ts';
import type { Embedder, EmbeddingProvider } from './embedding.port.ts';
import type { HybridSettings } from './ranking/settings.ts';

/** How often changes are looked for; they are taken up once there are none between two looks, or after a while. */
const LOOK_MS = 2_000;
const LATEST_MS = 60_000;
/** A failure is tried again after twice as long each time, and at last this often. */
const RETRY_MAX_MS = 300_000;
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
  /** The version of the index that was looked at last. */
  let seen = -1;
  let keeping: Promise<void> | null = null;
  /** This process's work for a model: it trains it (share null), or embeds records with it. */
  let work: { model: string | null; share: number | null } | null = null;
  const failures: Record<'keep' | 'query', { at: string; message: string } | null> = { keep: null, query: null };
  /** A query that failed may mean that the model has changed. */
  let mustLook = false;
  let known: { at: number; serving: ReturnType<VectorIndex['servingId']> } | null = null;
  let timer: NodeJS.Timeout | undefined;

  /** The next who asks opens it anew. */
  function closeOpened(): void {
    void opened?.embedder.then((before) => before?.close()).catch(() => undefined);
    opened = null;
  }

  function embedderOf(model: { id: string; dimension: number }): Promise<Embedder | null> {
    if (opened?.id !== model.id) {
      closeOpened();
      const embedder = provider.open(model, () => vectors.modelData(model.id));
      opened = { id: model.id, embedder };
      // The next who asks tries again what could not be opened.
      embedder.catch(() => {
        opened = null;
      });
    }
    return opened!.embedder;
  }

  function servingId(): ReturnType<VectorIndex['servingId']> {
    if (!known || Date.now() - known.at > SERVING_KNOWN_MS) known = { at: Date.now(), serving: vectors.servingId() };
    return known.serving;
  }

  /** Whether nothing has been written since it was asked last. */
  async function isSettled(): Promise<boolean> {
    const { version } = await index.version();
    const isSame = version === seen;
    seen = version;
    return isSame;
  }

  /** An import that goes on has the machine: vectors are made at leisure. */
  async function untilSettled(signal: AbortSignal): Promise<void> {
    const latest = Date.now() + LATEST_MS;
    while (!(await isSettled()) && Date.now() < latest) await sleep(LOOK_MS, undefined, { signal });
  }

  async function embedPending(model: { id: string }, embedder: Embedder, signal: AbortSignal): Promise<void> {
    let from: number | null = reached.model === model.id ? reached.from : 0;
    while (from !== null) {
      signal.throwIfAborted();
      await untilSettled(signal);
      const page = await vectors.pending(model.id, from);
      if (page.texts.length > 0) {
        const texts = page.texts.map(({ title, text }) => ({ title, text }));
        const embedded = await embedder.embedDocuments(texts, signal);
        await vectors.put(
          model.id,
          embedded.map((vector, i) => ({ key: page.texts[i]!.key, vector })),
        );
      }
      if (page.texts.length > 0 && page.end > 0) work = { model: model.id, share: (page.next ?? page.end) / page.end };
      from = page.next;
      reached = { model: model.id, from: from ?? page.end };
    }
  }

  /** The failure may be its thread's, which has ended. */
  function reopened(error: unknown): never {
    closeOpened();
    throw error;
  }

  async function keepOnce(signal: AbortSignal): Promise<void> {
    await isSettled();
    for (;;) {
      const serving = await vectors.serving();
      work = { model: null, share: null };
      const model = await provider.wanted(vectors, serving, signal);
      if (!model) return;
      if (model.id === serving?.id) {
        const embedder = await embedderOf(model);
        if (embedder) await embedPending(model, embedder, signal).catch(reopened);
        return;
      }
      if (!(await makeServe(model, signal))) return;
    }
  }

  /** Embeds all records by the next model, which serves from then on. False where it cannot be opened. */
  async function makeServe(model: VectorModel | ServingModel, signal: AbortSignal): Promise<boolean> {
    // It gets an embedder of its own: queries go on with the one that serves.
    const data = 'data' in model ? model.data : null;
    await vectors.addModel({ ...model, data });
    const next = await provider.open(model, async () => data);
    if (!next) return false;
    try {
      await embedPending(model, next, signal);
      await vectors.serve(model.id);
      known = null;
      return true;
    } finally {
      await next.close();
    }
  }

  /** Gives every record its vector, by a new model where one is wanted. One at a time. */
  function keep(signal: AbortSignal = closed.signal): Promise<void> {
    keeping ??= keepOnce(AbortSignal.any([signal, closed.signal]))
      .then(() => {
        failures.keep = null;
      })
      .catch((error) => {
        failed('keep', error);
        throw error;
      })
      .finally(() => {
        keeping = null;
        work = null;
      });
    return keeping;
  }

  /** Remembers what went wrong, and answers whether it is news: a service that is down should not fill the log. */
  function failed(what: 'keep' | 'query', error: unknown): boolean {
    const message = error instanceof Error ? error.message : String(error);
    const isNews = failures[what]?.message !== message;
    failures[what] = { at: new Date().toISOString(), message };
    return isNews;
  }

  return {
    keep,

    /** How the rankings by keywords and by the model that serves become one. */
    settings: async (): Promise<HybridSettings> => provider.settingsOf((await servingId())?.id ?? ''),

    /** Null while no model serves. Rejects when it does not answer, which `onError` has heard of. */
    async embedQuery(text: string): Promise<{ model: string; vector: Float32Array; settings: HybridSettings } | null> {
      const serving = await servingId();
      try {
        const embedder = serving && (await embedderOf(serving));
        const vector = embedder && (await embedder.embedQuery(text).catch(reopened));
        failures.query = null;
        return vector && { model: serving!.id, vector, settings: provider.settingsOf(serving!.id) };
      } catch (error) {
        mustLook = true;
        if (failed('query', error)) onError(error);
        throw error;
      }
    },

    /** For the operator: whose vectors serve, how many there are, and what goes on or went wrong in this process. */
    async status(): Promise<SemanticsStatus> {
      const serving = await vectors.serving();
      return {
        provider: provider.kind,
        serving: serving && {
          model: serving.id,
          dimension: serving.dimension,
          listed: serving.listed,
          embedded: serving.embedded,
        },
        work,
        failure: failures.keep ?? failures.query,
      };
    },

    /** Keeps vectors up to date from now on. */
    start(): void {
      let [done, since] = [-1, Date.now()];
      let [pause, notBefore] = [LOOK_MS, 0];
      const look = async () => {
        const isTime = (await isSettled()) || Date.now() - since > LATEST_MS;
        const version = seen;
        if ((version === done && !mustLook) || !isTime) return;
        mustLook = false;
        await keep();
        done = version;
        since = Date.now();
        pause = LOOK_MS;
      };
      const failedLook = (error: unknown) => {
        if (closed.signal.aborted) return;
        notBefore = Date.now() + pause;
        pause = Math.min(pause * 2, RETRY_MAX_MS);
        onError(error);
      };
      timer = setInterval(() => {
        if (!keeping && Date.now() >= notBefore) look().catch(failedLook);
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
