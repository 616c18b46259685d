import { rankHybrid } from '../../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../../index.port.ts';
import { BestSlots } from './best.ts';
import type { Matches } from './matches.ts';
import type { VectorMirror } from './vector-mirror.ts';

interface Sources {
  /** What the query matches word for word. */
  strict: Matches;
  /** What has any of its words. */
  words: Matches;
  vectors: VectorMirror;
  /** Slots that a search of these data sets lists, and that satisfy the query's operators. */
  isWanted(slot: number): boolean;
}

/** What a query finds by meaning, and in a hybrid search by words, too. Filters narrow it afterwards: they rank nothing. */
export function matchByMeaning(meaning: Meaning, { strict, words, vectors, isWanted }: Sources): Matches {
  let near = new Set<number>();
  const nearest = (query: Float32Array, limit: number): Scored[] => {
    const found = meaning.model === vectors.modelId ? vectors.nearest(query, limit, isWanted) : [];
    near = new Set(found.map(({ id }) => id));
    return found;
  };
  if (meaning.mode === 'semantic') return { ...matchesOf(nearest(meaning.vector, MEANING_DEPTH)), near };
  const ranked = rankHybrid({
    keyword: best(words, meaning.settings.depth, isWanted),
    query: meaning.vector,
    vectors: { nearest, get: (slot) => vectors.get(slot) },
    settings: meaning.settings,
  });
  return { ...matchesOf([...ranked, ...behind(ranked, strict)]), near };
}

function best({ slots, scores }: Matches, depth: number, isWanted: (slot: number) => boolean): Scored[] {
  const found = new BestSlots(depth);
  for (let i = 0; i < slots.length; i++) if (isWanted(slots[i]!)) found.offer(slots[i]!, scores[i]!);
  return found.sorted().map(({ slot, key }) => ({ id: slot, score: key }));
}

/** What else matches word for word, below all that is ranked, in its own order. */
function behind(ranked: Scored[], { slots, scores }: Matches): Scored[] {
  const taken = new Set(ranked.map(({ id }) => id));
  const rest: Scored[] = [];
  for (let i = 0; i < slots.length; i++)
    if (!taken.has(slots[i]!)) rest.push({ id: slots[i]!, score: -1 / (1 + scores[i]!) });
  return rest;
}

function matchesOf(list: Scored[]): Matches {
  return { slots: Uint32Array.from(list, ({ id }) => id), scores: Float32Array.from(list, ({ score }) => score) };
}
