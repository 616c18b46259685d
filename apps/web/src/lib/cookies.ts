const YEAR_SECONDS = 31_536_000;

let given: string | undefined;

/** Where a page is drawn for somebody else's browser. */
export function readCookiesFrom(cookies: string): void {
  given = cookies;
}

export function readCookie(name: string): string | null {
  const found = (given ?? document.cookie).split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox before 140
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}
