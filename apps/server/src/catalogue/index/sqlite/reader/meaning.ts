import { rankHybrid } from '../../../semantics/ranking/rank-hybrid.ts';
import type { Scored } from '../../../semantics/vectors.ts';
import { MEANING_DEPTH, type Meaning } from '../../index.port.ts';
import { bestMatches } from './best-matches.ts';
import { closeInMeaning, type MeaningSources } from './close-in-meaning.ts';
import type { Matches } from './matches.ts';

/** What a query finds by meaning, and in a hybrid search by words, too. Filters narrow it afterwards: they rank nothing. */
export function matchByMeaning(meaning: Meaning, sources: MeaningSources): Matches {
  const { floor, mode, settings } = meaning;
  const { words, vectors } = sources;
  const worded = new Set(floor?.isDescription ? [] : sources.strict.slots);
  const found = floor && closeInMeaning(meaning, sources);
  const isFound = (slot: number) =>
    sources.isWanted(slot) && (!found || found.close.has(slot) || (mode === 'hybrid' && worded.has(slot)));
  let near = new Set<number>();
  const nearest = (query: Float32Array, limit: number): Scored[] => {
    const list = meaning.model === vectors.modelId ? vectors.nearest(query, limit, isFound) : [];
    near = new Set(list.map(({ id }) => id));
    return list;
  };
  const ranked =
    mode === 'semantic'
      ? nearest(found?.query ?? meaning.vector, MEANING_DEPTH)
      : rankHybrid({
          keyword: bestMatches(words, settings.depth, isFound),
          query: meaning.vector,
          vectors: { nearest, get: (slot) => vectors.get(slot) },
          settings,
        });
  const strict = mode === 'hybrid' && !floor?.isDescription ? [sources.strict] : [];
  const rest = behind(ranked, [...strict, ...(sources.judged ? [sources.judged] : [])], isFound);
  const close = found ? new Set([...found.close].filter((slot) => !worded.has(slot))) : near;
  return { ...matchesOf([...ranked, ...rest]), meant: { close, worded } };
}

/** What else was found, below all that is ranked: each list in its own order, the first before the next. */
function behind(ranked: Scored[], lists: Matches[], isFound: (slot: number) => boolean): Scored[] {
  const taken = new Set(ranked.map(({ id }) => id));
  const rest: Scored[] = [];
  lists.forEach(({ slots, scores }, list) => {
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i]!;
      if (taken.has(slot) || !isFound(slot)) continue;
      taken.add(slot);
      rest.push({ id: slot, score: -list - 1 / (1 + scores[i]!) });
    }
  });
  return rest;
}

function matchesOf(list: Scored[]): Matches {
  return { slots: Uint32Array.from(list, ({ id }) => id), scores: Float32Array.from(list, ({ score }) => score) };
}
