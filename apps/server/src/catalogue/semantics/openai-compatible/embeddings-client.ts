import { FetchError } from '../../../platform/fetch/fetch-error.ts';
import { PoliteClient } from '../../../platform/fetch/polite-client.ts';
import { checkStatus, readJson } from '../../../platform/fetch/read-json.ts';
import { serviceClient } from '../../../platform/fetch/service-client.ts';
import { systemTimer, type Timer } from '../../../platform/fetch/timer.ts';
import { cut } from '../outside-model.ts';
import { batchesOf } from './batches.ts';
import { readVectors } from './read-vectors.ts';

/** A service says nothing while it computes a batch on its processor. */
const DOCUMENT_LIMITS = { connectMs: 15_000, idleMs: 300_000, wholeMs: 300_000, maxBytes: 50_000_000 };
/** Somebody waits for the results. */
const QUERY_LIMITS = { connectMs: 3_000, idleMs: 10_000, wholeMs: 10_000, maxBytes: 5_000_000 };
/** A text that is refused although it is as short as this is not refused for its length. */
const SHORTENED_MIN = 200;

export interface EmbeddingsService {
  /** The address before `/embeddings`. */
  url: string;
  apiKey?: string | undefined;
  timer?: Timer;
}

/** `POST {url}/embeddings`, as OpenAI, Ollama, vLLM, llama.cpp and Text Embeddings Inference answer it. Errors say what to do. */
export function embeddingsClient({ url, apiKey, timer = systemTimer }: EmbeddingsService) {
  const address = `${url}/embeddings`;
  const patient = new PoliteClient({ client: serviceClient, timer });
  const headers = { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) };
  const requestOf = (model: string, input: string[]) => ({
    method: 'POST' as const,
    headers,
    body: JSON.stringify({ model, input, encoding_format: 'float' }),
  });

  /** Asks in halves for what is too much for the service, and shortens a single text that is too long. */
  async function askFitting(model: string, texts: string[], signal: AbortSignal): Promise<Float32Array[]> {
    const request = { ...requestOf(model, texts), signal, intervalMs: 0, limits: DOCUMENT_LIMITS };
    try {
      const answer = await patient.json(address, request);
      return readVectors(answer?.value, texts.length);
    } catch (error) {
      const first = texts[0]!;
      if (!isTooMuch(error) || (texts.length === 1 && first.length <= SHORTENED_MIN)) throw error;
      const middle = Math.ceil(texts.length / 2);
      const parts =
        texts.length === 1
          ? [[cut(first, Math.max(SHORTENED_MIN, first.length >> 1))]]
          : [texts.slice(0, middle), texts.slice(middle)];
      const vectors: Float32Array[] = [];
      for (const part of parts) vectors.push(...(await askFitting(model, part, signal)));
      return vectors;
    }
  }

  return {
    /** Tries again for minutes when the service stumbles. */
    async documents(model: string, texts: string[], signal: AbortSignal): Promise<Float32Array[]> {
      const vectors: Float32Array[] = [];
      for (const batch of batchesOf(texts)) {
        vectors.push(
          ...(await askFitting(model, batch, signal).catch((error) => {
            signal.throwIfAborted();
            throw explained(error, url, model);
          })),
        );
      }
      return vectors;
    },

    /** Tries once. */
    async query(model: string, text: string): Promise<Float32Array> {
      try {
        const answer = await serviceClient.request(address, { ...requestOf(model, [text]), limits: QUERY_LIMITS });
        checkStatus(answer, timer.now());
        return readVectors(readJson(answer), 1)[0]!;
      } catch (error) {
        throw explained(error, url, model);
      }
    },
  };
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof FetchError && [400, 413, 422].includes(error.status ?? 0);

/** Tells the operator what happened and what to do about it. */
function explained(cause: unknown, url: string, model: string): Error {
  const said = cause instanceof Error ? cause.message : String(cause);
  return new Error(`Embedding service ${url}: ${said}. ${adviceOn(cause, model)}`, { cause });
}

function adviceOn(error: unknown, model: string): string {
  if (!(error instanceof FetchError)) return 'It must answer POST /embeddings as OpenAI’s API does.';
  if (error.status === 401 || error.status === 403) return 'Set EMBEDDING_API_KEY to a key that it accepts.';
  if (error.status === 404)
    return `EMBEDDING_MODEL must name a model that it has ("${model}" was asked for), and EMBEDDING_URL be the address before /embeddings, which mostly ends in /v1.`;
  if (error.problem === 'not-json' || error.problem === 'redirect')
    return 'EMBEDDING_URL must be the address before /embeddings, which mostly ends in /v1.';
  if (error.problem === 'refused') return `Check EMBEDDING_MODEL ("${model}"): it must be a model for embeddings.`;
  if (error.problem === 'too-large') return 'That is no answer of vectors: check EMBEDDING_URL.';
  return 'Check that it runs and that EMBEDDING_URL is its address; it is tried again.';
}
