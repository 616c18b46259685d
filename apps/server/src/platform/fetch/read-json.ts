import { FetchError } from './fetch-error.ts';
import type { GuardedAnswer } from './guarded-client.ts';
import { retryAfterMs } from './retry-after.ts';

const SAID_MAX = 200;

/** Throws for an answer that is no success; a 304 is one. */
export function checkStatus({ status, headers, url, body }: GuardedAnswer, now: number): void {
  if ((status >= 200 && status < 300) || status === 304) return;
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  const retryAfter = retryAfterMs(headers.get('retry-after'), now);
  const said = saidIn(textOf(body));
  const message = `${new URL(url).host} answered ${status}${said ? `: ${said}` : ''}`;
  throw new FetchError(isPassing ? 'unavailable' : 'refused', message, {
    status,
    ...(retryAfter !== undefined && { retryAfterMs: retryAfter }),
  });
}

/** The JSON of an answer, whatever content type it claims. */
export function readJson({ url, body, status }: GuardedAnswer): unknown {
  const { host } = new URL(url);
  const text = textOf(body);
  if (/^\s*</.test(text)) {
    const said = saidIn(text);
    throw new FetchError('not-json', `${host} answered a web page in place of data${said ? `: ${said}` : ''}`, {
      status,
    });
  }
  try {
    return JSON.parse(text);
  } catch (cause) {
    // What begins as JSON and does not end was cut off on its way; anything else was never JSON.
    if (/^\s*[[{]/.test(text) && !/[\]}]\s*$/.test(text))
      throw new FetchError('truncated', `${host} broke off in the middle of its answer`, { cause, status });
    throw new FetchError('not-json', `${host} answered something else than JSON: ${saidIn(text)}`, { cause, status });
  }
}

export const textOf = (body: Uint8Array) => new TextDecoder().decode(body);

/** The readable part of an error answer: its message, its page's title, or its beginning. */
export function saidIn(text: string): string {
  const title = /<title[^>]*>([^<]*)/i.exec(text)?.[1];
  const message = /"(?:message|error|errorMessage|detail|description)"\s*:\s*"((?:[^"\\]|\\.)+)"/
    .exec(text)?.[1]
    ?.replace(/\\(["\\/])/g, '$1');
  const said = (title ?? message ?? text)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return said.length > SAID_MAX ? `${said.slice(0, SAID_MAX)}…` : said;
}
