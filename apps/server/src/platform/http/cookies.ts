import { parse, serialize } from 'hono/utils/cookie';

/** Small things that the browser keeps between two requests: HTTP-only, for the way back from another site, signed by who reads them. */
export function readCookie(headers: Headers, name: string): string | null {
  return parse(headers.get('cookie') ?? '', name)[name] ?? null;
}

export function setCookie(name: string, value: string, options: { isSecure: boolean; maxAgeSeconds: number }): string {
  const { isSecure, maxAgeSeconds } = options;
  return serialize(name, value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/api/auth',
    secure: isSecure,
    maxAge: maxAgeSeconds,
  });
}
