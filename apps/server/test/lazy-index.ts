import { IndexClosedError } from '../src/catalogue/index/errors.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import type { VectorIndex } from '../src/catalogue/index/vectors.port.ts';

/** Opened by the first call: most apps of the tests never ask their catalogue, and its threads take long to start. */
export function openedWhenAsked(open: () => Promise<CatalogueIndex>): CatalogueIndex {
  let opened: Promise<CatalogueIndex> | undefined;
  let isClosed = false;
  const ask = async () => {
    if (isClosed && !opened) throw new IndexClosedError();
    opened ??= open();
    return opened;
  };
  const vectors = callsOn<VectorIndex>(async () => (await ask()).vectors);
  const close = async () => {
    isClosed = true;
    await (await opened)?.close();
  };
  return callsOn<CatalogueIndex>(ask, { vectors, close });
}

type Methods = Record<string, (...args: unknown[]) => unknown>;

/** All of its methods are asynchronous; `own` is answered as it is. */
function callsOn<Port extends object>(target: () => Promise<Port>, own: Partial<Port> = {}): Port {
  const calls: Record<PropertyKey, unknown> = { ...own };
  return new Proxy(calls, {
    get(_, name) {
      // What is awaited is asked for `then`, and is no promise.
      if (typeof name === 'symbol' || name === 'then') return undefined;
      calls[name] ??= async (...args: unknown[]) => ((await target()) as Methods)[name]!(...args);
      return calls[name];
    },
  }) as Port;
}
