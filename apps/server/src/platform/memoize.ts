/** Keeps what a pure function returned for each text. At `max` texts it forgets all of them and begins anew. */
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
