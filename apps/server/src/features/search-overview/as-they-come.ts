/** The values of promises in the order in which they are settled. The first that fails ends it. */
export async function* asTheyCome<Value>(promises: Promise<Value>[]): AsyncGenerator<Value> {
  const waiting = new Map(promises.map((promise, at) => [at, promise.then((value) => ({ at, value }))]));
  // Each is waited for in a race; one that fails after another has failed is nobody's any more.
  for (const promise of waiting.values()) promise.catch(() => undefined);
  while (waiting.size > 0) {
    const { at, value } = await Promise.race(waiting.values());
    waiting.delete(at);
    yield value;
  }
}
