// biome-ignore-all lint/style/noRestrictedGlobals: it runs elsewhere, in programs of others
/** How the client makes its calls; the calls themselves are written behind it. */
export interface Options {
  /** Where the installation is, without /api. */
  url: string;
  /** A personal key, made in its settings; left out for what visitors may ask. */
  key?: string;
  fetch?: typeof fetch;
}

/** What a call was refused for. */
export class CallError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: unknown;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | null;
  constructor(answer: Response, { code, message, details }: { code: string; message: string; details?: unknown }) {
    super(message);
    this.status = answer.status;
    this.code = code;
    this.details = details;
    this.retryAfter = Number(answer.headers.get('retry-after')) || null;
  }
}

type Call = { method: string; path: string; query: string[]; isJson: boolean };

export function caller({ url, key, fetch: ask = fetch }: Options) {
  // biome-ignore lint/suspicious/noExplicitAny: each call says what it answers
  return async ({ method, path, query, isJson }: Call, input: object = {}, signal?: AbortSignal): Promise<any> => {
    const rest: Record<string, unknown> = { ...input };
    const take = (name: string) => {
      const value = rest[name];
      delete rest[name];
      return value;
    };
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(take(name))));
    const params = new URLSearchParams();
    const append = (name: string, value: unknown): void => {
      if (value === undefined) return;
      if (value === null || typeof value !== 'object') params.append(name, String(value));
      else for (const [part, inner] of Object.entries(value)) append(`${name}[${part}]`, inner);
    };
    for (const name of query) append(name, take(name));
    const answer = await ask(`${url}/api${address}${params.size > 0 ? `?${params}` : ''}`, {
      method,
      headers: {
        ...(key && { authorization: `Bearer ${key}` }),
        ...(method !== 'GET' && { 'content-type': 'application/json' }),
      },
      ...(method !== 'GET' && { body: JSON.stringify(rest) }),
      ...(signal && { signal }),
    });
    if (!answer.ok) throw new CallError(answer, await answer.json());
    return isJson ? answer.json() : answer;
  };
}
