import type { LiveContext } from '../../catalogue/import/source.port.ts';
import { FetchError } from '../../platform/fetch/fetch-error.ts';

const API = 'https://api.sam.gov';
const INTERVAL_MS = 1_000;
const DAILY_LIMIT = 10;

type Calls = Pick<LiveContext, 'client' | 'signal' | 'settings'>;

/**
 * Calls with the operator's key, which SAM.gov takes in the address alone and repeats in its answers: what comes back,
 * errors too, is without it. Counts its calls against the day's limit.
 */
export class SamClient {
  readonly limit: number;
  #used = 0;
  readonly #context: Calls;
  readonly #key: string;

  constructor(context: Calls) {
    this.#context = context;
    this.#key = context.settings['SAM_GOV_API_KEY'] ?? '';
    this.limit = Number(context.settings['SAM_GOV_DAILY_LIMIT'] ?? DAILY_LIMIT);
  }

  /** Calls that are left of the day's, as far as this run knows. */
  get left(): number {
    return Math.max(0, this.limit - this.#used);
  }

  async json(
    path: string,
    query: Record<string, string>,
    errorIn: (value: unknown) => string | undefined = () => undefined,
  ): Promise<unknown> {
    const { client, signal } = this.#context;
    this.#used += 1;
    try {
      const parameters = new URLSearchParams({ ...query, api_key: this.#key });
      const answer = await client.json(`${API}${path}?${parameters}`, { intervalMs: INTERVAL_MS, signal, errorIn });
      return this.#withoutKey(answer?.value);
    } catch (error) {
      if (!(error instanceof FetchError)) throw error;
      const { problem, status, retryAfterMs } = error;
      throw new FetchError(problem, this.#redact(error.message), {
        ...(status !== undefined && { status }),
        ...(retryAfterMs !== undefined && { retryAfterMs }),
      });
    }
  }

  #withoutKey(value: unknown): unknown {
    return JSON.parse(JSON.stringify(value ?? null), (_name, one: unknown) =>
      typeof one === 'string' ? this.#redact(one) : one,
    );
  }

  /** Redacts by name, too: only the beginning of a long message is told, which may end in the middle of the key. */
  #redact(text: string): string {
    const named = text.replace(/[?&]api_key=[^&\s"'<>]*/gi, '');
    return this.#key ? named.replaceAll(this.#key, '…').replaceAll(encodeURIComponent(this.#key), '…') : named;
  }
}
