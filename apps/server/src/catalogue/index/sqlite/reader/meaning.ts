import { rankHybrid } from '../../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../../index.port.ts';
import { bestMatches } from './best-matches.ts';
import { closeInMeaning, type MeaningSources } from './close-in-meaning.ts';
import type { Matches } from './matches.ts';
import { SlotSet } from './slot-set.ts';

/** What a query finds by meaning, and in a hybrid search by words, too. Filters narrow it afterwards: they rank nothing. */
export function matchByMeaning(meaning: Meaning, sources: MeaningSources): Matches {
  const { floor, mode, settings } = meaning;
  const { size, strict, words, vectors, isWanted } = sources;
  const worded = floor?.isDescription ? new SlotSet(size) : SlotSet.of(size, strict.slots);
  const found = floor && closeInMeaning(meaning, sources);
  const admitted = found && admittedBy(found.close, mode === 'hybrid' && !floor.isDescription ? strict : null, sources);
  const isFound = admitted ? (slot: number) => admitted.set.has(slot) : isWanted;
  let near: Scored[] = [];
  const nearest = (query: Float32Array, limit: number): Scored[] => {
    if (meaning.model !== vectors.modelId) return [];
    near = admitted ? vectors.nearestAmong(query, limit, admitted.slots) : sources.nearest(query, limit);
    return near;
  };
  const ranked =
    mode === 'semantic'
      ? nearest(found?.query ?? meaning.vector, MEANING_DEPTH)
      : rankHybrid({
          keyword: bestMatches(words, settings.depth, isFound),
          query: meaning.vector,
          vectors: {
            nearest,
            get: (slot) => vectors.get(slot),
            copy: (slots, into) => vectors.copy(slots, into),
          },
          settings,
        });
  const rest = mode === 'hybrid' && !floor?.isDescription ? [strict] : [];
  const matches = withRest(ranked, rest, isFound, sources);
  const close = new SlotSet(size);
  if (found) {
    for (const slot of found.close) if (!worded.has(slot)) close.add(slot);
  } else for (const { id } of near) close.add(id);
  return { ...matches, meant: { close, worded } };
}

/** What is close and what has the words, as far as it is wanted. */
function admittedBy(
  close: ReadonlySet<number>,
  worded: Matches | null,
  { size, sets, isWanted }: MeaningSources,
): { slots: Uint32Array; set: SlotSet } {
  const set = sets.take(size);
  const slots = new Uint32Array(close.size + (worded?.slots.length ?? 0));
  let count = 0;
  const admit = (slot: number) => {
    if (set.has(slot) || !isWanted(slot)) return;
    set.add(slot);
    slots[count++] = slot;
  };
  for (const slot of close) admit(slot);
  if (worded) for (let i = 0; i < worded.slots.length; i++) admit(worded.slots[i]!);
  return { slots: slots.slice(0, count), set };
}

/** What else was found stands below all that is ranked: each list in its own order, the first before the next. */
function withRest(
  ranked: Scored[],
  lists: Matches[],
  isFound: (slot: number) => boolean,
  { size, sets }: MeaningSources,
): Matches {
  const taken = sets.take(size);
  const most = lists.reduce((sum, { slots }) => sum + slots.length, ranked.length);
  const slots = new Uint32Array(most);
  const scores = new Float32Array(most);
  let count = 0;
  const add = (slot: number, score: number) => {
    taken.add(slot);
    slots[count] = slot;
    scores[count++] = score;
  };
  for (const { id, score } of ranked) add(id, score);
  lists.forEach((list, place) => {
    for (let i = 0; i < list.slots.length; i++) {
      const slot = list.slots[i]!;
      if (!taken.has(slot) && isFound(slot)) add(slot, -place - 1 / (1 + list.scores[i]!));
    }
  });
  return { slots: slots.slice(0, count), scores: scores.slice(0, count) };
}
