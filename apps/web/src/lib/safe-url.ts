/** The address when a link may lead there: http and https only. Records and sources come from outside. */
export function safeUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? url : null;
}

/** A path within this site, or '' for anything that could lead elsewhere. */
export function safeRedirect(path: unknown): string {
  if (typeof path !== 'string' || !path.startsWith('/') || /[\\\p{Cc}]/u.test(path)) return '';
  const base = 'http://groundwork.invalid';
  if (!URL.canParse(path, base)) return '';
  const { origin, pathname, search, hash } = new URL(path, base);
  // Two slashes at the start of what is left would be another host's address.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '';
}
