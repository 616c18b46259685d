/** Search parameters as plain text: a key once or several times. Nothing in an address is read as JSON. */
export type UrlParams = Record<string, string | string[]>;

export function parseUrlSearch(search: string): UrlParams {
  const found: UrlParams = {};
  for (const [key, value] of new URLSearchParams(search)) {
    const before = found[key];
    // `__proto__` and its like are no parameter of ours.
    if (key in Object.prototype) continue;
    found[key] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  return found;
}

export function stringifyUrlSearch(params: Record<string, unknown>): string {
  const written = new URLSearchParams();
  for (const [key, value] of Object.entries(params))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null && each !== '') written.append(key, String(each));
  const text = written.toString();
  return text && `?${text}`;
}
