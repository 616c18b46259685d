import { IndexClosedError } from '../src/catalogue/index/errors.ts';
import type { CatalogueIndex } from '../src/catalogue/index/index.port.ts';
import type { VectorIndex } from '../src/catalogue/index/vectors.port.ts';

const CALLS: Record<Exclude<keyof CatalogueIndex, 'vectors' | 'close' | 'seenBy'>, true> = {
  upsert: true,
  delete: true,
  deleteCollection: true,
  markWithdrawn: true,
  deleteSample: true,
  refsOfSource: true,
  getCheckpoint: true,
  setCheckpoint: true,
  get: true,
  search: true,
  searchRefs: true,
  similar: true,
  facetValues: true,
  aggregate: true,
  selectChanges: true,
  similarWords: true,
  wordCounts: true,
  findByIdentity: true,
  stats: true,
  ping: true,
  lastChange: true,
  changes: true,
  version: true,
};
const VECTOR_CALLS: Record<keyof VectorIndex, true> = {
  serving: true,
  servingId: true,
  modelData: true,
  addModel: true,
  serve: true,
  learnable: true,
  sample: true,
  texts: true,
  pending: true,
  put: true,
  neighbors: true,
  of: true,
};

/** Opened by the first call: many apps of the tests never ask their catalogue, and its threads take long to start. */
export function openedWhenAsked(open: () => Promise<CatalogueIndex>): CatalogueIndex {
  let opened: Promise<CatalogueIndex> | undefined;
  let isClosed = false;
  const ask = async () => {
    if (isClosed && !opened) throw new IndexClosedError();
    opened ??= open();
    return opened;
  };
  const close = async () => {
    isClosed = true;
    await (await opened)?.close();
  };
  const seenBy = (collection: string | null): CatalogueIndex => {
    const seen = async () => (await ask()).seenBy(collection);
    return {
      ...callsOn(CALLS, seen),
      vectors: callsOn(VECTOR_CALLS, async () => (await seen()).vectors),
      seenBy,
      close,
    };
  };
  return seenBy(null);
}

/** Plain methods, so that tests can spread them, and put others in their place. */
function callsOn<Port extends object, Name extends keyof Port>(
  names: Record<Name, true>,
  target: () => Promise<Port>,
): Pick<Port, Name> {
  const call =
    (name: string) =>
    async (...args: unknown[]) =>
      ((await target()) as Record<string, (...args: unknown[]) => unknown>)[name]!(...args);
  return Object.fromEntries(Object.keys(names).map((name) => [name, call(name)])) as Pick<Port, Name>;
}
