import { deserialize } from 'node:v8';
import { minuteOf } from '../../../closing.ts';
import { abortError } from '../../errors.ts';
import type { IndexAnswer, IndexQuery } from '../../index.port.ts';
import type { PackedAnswer } from '../shared/protocol.ts';

interface Sources {
  /** The state that the index is in. */
  version(): Promise<number>;
  ask(query: IndexQuery, collection: string | null, signal?: AbortSignal): Promise<PackedAnswer>;
  /** All answers together. */
  bytes: number;
}

/**
 * Answers that were given in the state in which the index still is are given again, whichever reader found them. Kept packed:
 * so their size is known, and everybody gets a copy of their own.
 */
export function responseCache({ version, ask, bytes: capacity }: Sources) {
  const kept = new Map<string, PackedAnswer>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.data.byteLength ?? 0;
    kept.delete(key);
  }

  function keep(key: string, answer: PackedAnswer): void {
    forget(key);
    kept.set(key, answer);
    bytes += answer.data.byteLength;
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) return;
      forget(oldest);
    }
  }

  return async (query: IndexQuery, collection: string | null, signal?: AbortSignal): Promise<IndexAnswer> => {
    if (dependsOnMore(query)) return deserialize((await ask(query, collection, signal)).data);
    const key = JSON.stringify([collection, keyOf(query)]);
    const known = kept.get(key);
    if (known) {
      if (minuteOf(Date.now()) <= known.until && (await version()) === known.version) {
        if (signal?.aborted) throw abortError();
        return deserialize(known.data);
      }
      forget(key);
    }
    const answer = await ask(query, collection, signal);
    keep(key, answer);
    return deserialize(answer.data);
  };
}

/** Vectors come without a new state of the index. */
const dependsOnMore = ({ meaning, exclude }: IndexQuery): boolean => meaning !== undefined || Boolean(exclude?.length);

const keyOf = (query: IndexQuery): string => JSON.stringify({ ...query, among: query.among?.key });
