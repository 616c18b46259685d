/** What a pure function gives for the texts that it was asked last. A statement is read several times while it is judged, and a label for each record. */
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
