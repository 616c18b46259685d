/** Scanners recognise a key that was published by mistake by this prefix. */
export const KEY_PREFIX = 'gwk_';

const BEARER = new RegExp(`^bearer +(${KEY_PREFIX}\\S+)$`, 'i');

/** Takes a key that a program sends as HTTP's own standard has it for one sent as `x-api-key`. Tokens of others, as a proxy may send, are none. */
export function withBearerKey(given: Headers): Headers {
  const headers = new Headers(given);
  const key = BEARER.exec(headers.get('authorization') ?? '')?.[1];
  if (key) headers.set('x-api-key', key);
  return headers;
}
