/** What a pure function gives for a text, kept for the texts that come again: of `max` texts all are forgotten, and it begins anew. */
export function memoize<Read>(read: (text: string) => Read, max = 1000): (text: string) => Read {
  const known = new Map<string, Read>();
  return (text) => {
    let found = known.get(text);
    if (found !== undefined) return found;
    if (known.size >= max) known.clear();
    found = read(text);
    known.set(text, found);
    return found;
  };
}
