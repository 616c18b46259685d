import { isContentWord, wordsOf } from './content-words.ts';

const SHORT_CHARACTERS = 100;
const SHORT_TOKENS = 10;
const MAX_PHRASES = 6;
const PAIR_WEIGHT = 2.5;

/**
 * Key phrases of a text. A text of at most 100 characters and 10 tokens is its own phrase; a longer one gives at most
 * six: words and pairs of neighbouring words by frequency, pairs weighing more, earlier ones first among equals.
 */
export function keyPhrases(text: string): string[] {
  const trimmed = text.trim();
  if (trimmed.length <= SHORT_CHARACTERS && trimmed.split(/\s+/).length <= SHORT_TOKENS)
    return trimmed ? [trimmed] : [];
  return rankedPhrases(trimmed)
    .slice(0, MAX_PHRASES)
    .map(({ phrase }) => phrase);
}

interface RankedPhrase {
  phrase: string;
  words: string[];
  score: number;
}

/** All candidates, best first. A word that is told better by a pair already taken is left out. */
function rankedPhrases(text: string): RankedPhrase[] {
  const candidates = new Map<string, RankedPhrase & { first: number }>();
  const add = (words: string[], weight: number, at: number) => {
    const phrase = words.join(' ');
    const known = candidates.get(phrase);
    if (known) known.score += weight;
    else candidates.set(phrase, { phrase, words, score: weight, first: at });
  };
  let position = 0;
  for (const clause of text.split(/[.!?;:,()[\]\n"“”]+/)) {
    let previous: string | null = null;
    for (const word of wordsOf(clause)) {
      position++;
      if (!isContentWord(word)) {
        previous = null;
        continue;
      }
      add([word], 1, position);
      if (previous && previous !== word) add([previous, word], PAIR_WEIGHT, position);
      previous = word;
    }
  }
  const ranked = [...candidates.values()].sort((a, b) => b.score - a.score || a.first - b.first);
  const taken: RankedPhrase[] = [];
  for (const { first: _first, ...candidate } of ranked) {
    const isTold = taken.some(
      (other) =>
        other.words.length > candidate.words.length && candidate.words.every((word) => other.words.includes(word)),
    );
    if (!isTold) taken.push(candidate);
  }
  return taken;
}
